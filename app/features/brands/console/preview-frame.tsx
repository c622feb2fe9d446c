import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Badge } from "~/ui/badge";
import { SiteFrame } from "./site-frame";

const Part = styled.section`
  display: grid;
  align-content: start;
  gap: 8px;
  min-inline-size: 0;

  h2 { display: flex; align-items: center; gap: 8px; font-size: var(--size-2); letter-spacing: 0; }
  p { color: var(--text-2); font-size: var(--size-1); }
`;

/** Site of the frame next to an editor: the draft, or the live site without a valid draft. */
export interface PreviewSite {
  readonly url: string;
  readonly shows: "draft" | "live";
}

/** Renders the previewed site; reloads it after each save. */
export function PreviewFrame({ code, site }: { readonly code: string; readonly site: PreviewSite | null }) {
  const t = useT("console");
  return (
    <Part aria-labelledby="preview">
      <h2 id="preview">
        {t("preview.title")}
        {site ? (
          <Badge tone={site.shows === "draft" ? "accent" : "plain"}>
            {t(site.shows === "draft" ? "files.draft" : "files.live")}
          </Badge>
        ) : null}
      </h2>
      {site ? (
        <>
          {site.shows === "live" ? <p>{t("files.previewLive")}</p> : null}
          <SiteFrame key={site.url} code={code} src={site.url} title={t("preview.title")} />
        </>
      ) : (
        <p>{t("files.previewNone")}</p>
      )}
    </Part>
  );
}
