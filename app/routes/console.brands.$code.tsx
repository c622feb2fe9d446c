import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LivePreview } from "~/features/brands/console/live-preview";
import { UpstreamPanel } from "~/features/brands/console/upstream-panel";
import { Workbench } from "~/features/brands/console/workbench";
import { ChangeHistory } from "~/features/flags/console/change-history";
import { FlagList } from "~/features/flags/console/flag-list";
import { switchAction } from "~/features/flags/console/switch-action";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { BrandState } from "~/site/console/brand-state";
import { PageHead } from "~/site/console/page-head";
import { ProblemList } from "~/site/console/problem-list";
import { Refusal } from "~/site/console/refusal";
import { LinkButton } from "~/ui/button";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads one brand for the console: its flags with reason, history and undo, next to a live preview of the site. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { wps, siteUrl } = consoleContext(context);
  const code = params["code"] ?? "";
  const { brands } = await wps.staff.brands({});
  const brand = brands.find((entry) => entry.code === code);
  if (!brand?.version) throw new Response(null, { status: 404 });
  const [flags, history, upstream] = await Promise.all([
    wps.staff.flags({ code }),
    wps.staff.flagHistory({ code }),
    wps.staff.upstream({ code }),
  ]);
  return json({ flags, history: history.rows, upstream, brand, site: siteUrl(brand.hosts[0]) });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const code = params["code"] ?? "";
  const message = await switchAction(consoleContext(context), code, await request.formData());
  return message ? json({ message }, { status: 409 }) : redirect(`/console/brands/${code}`, 303);
}

export default function BrandSwitches() {
  const t = useT("console");
  const { flags, history, upstream, brand, site } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const actions = (
    <>
      {brand.demo ? (
        <LinkButton href={`/console/brands/${brand.code}/outbox`} size="small" variant="quiet">
          {t("outbox.title")}
        </LinkButton>
      ) : null}
      <LinkButton href={site} size="small">
        {t("brand.visit")}
      </LinkButton>
    </>
  );
  return (
    <>
      <PageHead title={brand.name} badges={<BrandState brand={brand} />} actions={actions} />
      <Refusal message={refused?.message ?? null} />
      {brand.problems.length > 0 ? <ProblemList problems={brand.problems} /> : null}
      <Workbench
        aside={
          <LivePreview code={brand.code} url={site} version={flags.version} overridesVersion={flags.overridesVersion} />
        }
      >
        <FlagList answer={flags} />
        {upstream.wps === "embedded" ? null : <UpstreamPanel answer={upstream} />}
        <ChangeHistory rows={history} version={flags.overridesVersion} />
      </Workbench>
    </>
  );
}
