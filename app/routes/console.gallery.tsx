import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { useT } from "~/platform/i18n/use-t";
import { blocks as views } from "~/registry/blocks.client";
import { blocks } from "~/registry/blocks.server";
import { consoleContext } from "~/site/app-context";
import { GalleryControls } from "~/site/console/gallery/gallery-controls";
import { GalleryIndex } from "~/site/console/gallery/gallery-index";
import { PRIMITIVE_ANCHORS, PrimitivesGallery } from "~/site/console/gallery/primitives-gallery";
import { Specimen } from "~/site/console/gallery/specimen";
import { PageHead } from "~/site/console/page-head";
import { examplePage } from "~/site/example-page";
import { loadViews } from "~/site/load-views";
import { AreaBlocks } from "~/site/page";
import type { PageData } from "~/site/page-data";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads the gallery: every block and primitive × brand × theme × direction. New parts are built here first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { demoBrands: brands, document, theme } = consoleContext(context);
  if (!brands) throw new Response(null, { status: 404 });
  const page = examplePage(blocks);
  const brand = new URL(request.url).searchParams.get("brand") ?? "";
  return json({ ...page, brand, brands, theme, dir: document.dir });
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const data = await serverLoader<typeof loader>();
  await loadViews(data as unknown as PageData, views);
  return data;
}

export default function Gallery() {
  const t = useT("console");
  const data = useLoaderData<typeof loader>();
  const page = data as unknown as PageData;
  const examples = page.areas.main ?? [];
  return (
    <>
      <PageHead title={t("gallery.title")} intro={t("gallery.intro")} />
      <GalleryControls brand={data.brand} brands={data.brands} theme={data.theme} dir={data.dir} />
      <h2>{t("gallery.blocks")}</h2>
      <GalleryIndex title={t("gallery.blocks")} prefix="block" names={examples.map(({ type }) => type)} />
      <div data-gallery="blocks">
        {examples.map((block) => (
          <Specimen key={block.id} name={block.type}>
            <AreaBlocks page={{ ...page, areas: { main: [block] } }} name="main" preview={true} />
          </Specimen>
        ))}
      </div>
      <h2>{t("gallery.primitives")}</h2>
      <GalleryIndex title={t("gallery.primitives")} prefix="primitive" names={PRIMITIVE_ANCHORS} />
      <PrimitivesGallery />
    </>
  );
}
