import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { GalleryControls } from "~/console/gallery-controls";
import { PageHead } from "~/console/page-head";
import { PrimitivesGallery } from "~/console/primitives-gallery";
import { Stage } from "~/console/stage";
import { consoleContext } from "~/lib/app-context";
import { useT } from "~/lib/i18n/use-t";
import { examplePage } from "~/renderer/example-page";
import { loadViews } from "~/renderer/load-views";
import { Area } from "~/renderer/page";
import type { PageData } from "~/renderer/page-data";

/** Every block and primitive × brand × theme × direction: build here first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { document, theme, wps } = consoleContext(context);
  const { brands } = await wps.staff.brands({});
  const page = examplePage();
  const brand = new URL(request.url).searchParams.get("brand") ?? "";
  return json({ ...page, brand, brands: brands.map(({ code, name }) => ({ code, name })), theme, dir: document.dir });
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const data = await serverLoader<typeof loader>();
  await loadViews(data as unknown as PageData);
  return data;
}

export default function Gallery() {
  const t = useT("console");
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("gallery.title")} intro={t("gallery.intro")} />
      <GalleryControls brand={data.brand} brands={data.brands} theme={data.theme} dir={data.dir} />
      <h2>{t("gallery.blocks")}</h2>
      <Stage data-gallery="blocks">
        <Area page={data as unknown as PageData} name="main" preview={true} />
      </Stage>
      <h2>{t("gallery.primitives")}</h2>
      <PrimitivesGallery />
    </>
  );
}
