import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contentPath, kindOf, NEW_ENTRY } from "~/features/content/console/content-path";
import { EntryList } from "~/features/content/console/entry-list";
import { CONTENT_KINDS } from "~/features/content/rules/content-kinds";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { useStaffPermission } from "~/site/console/staff-context";
import { LinkButton } from "~/ui/button";
import { Chips } from "~/ui/chips";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads the entries of one kind of a brand's content. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const [code, kind] = [params["code"] ?? "", kindOf(params["kind"])];
  const { t, wps } = consoleContext(context);
  const title = t(`console:content.kinds.${kind}`);
  return json({ code, kind, title, answer: await wps.staff.contentEntries({ code, kind }) });
}

export default function ContentEntries() {
  const t = useT("console");
  const { answer, code, kind } = useLoaderData<typeof loader>();
  const mayEdit = useStaffPermission("brands.edit");
  const actions = (
    <>
      <LinkButton href={contentPath(code)} size="small" variant="quiet">
        {t("content.back")}
      </LinkButton>
      {mayEdit && answer.readable ? (
        <LinkButton href={contentPath(code, kind, NEW_ENTRY)} size="small" variant="primary">
          {t("content.new")}
        </LinkButton>
      ) : null}
    </>
  );
  const chips = CONTENT_KINDS.map((id) => ({ id, label: t(`content.kinds.${id}`), href: contentPath(code, id) }));
  const intro = t("content.timeZone", { text: t(`content.about.${kind}`), zone: answer.timeZone });
  return (
    <>
      <PageHead title={t(`content.kinds.${kind}`)} intro={intro} actions={actions} />
      <Chips label={t("content.kind")} chips={chips} current={kind} wrap />
      {answer.readable ? <EntryList code={code} kind={kind} answer={answer} /> : <p>{t("content.unreadable")}</p>}
    </>
  );
}
