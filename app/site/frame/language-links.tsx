import { languageOf } from "~/platform/text/languages";
import type { ShellFrame } from "./shell-site";
import type { CurrentAddress } from "./use-current-address";

/** Renders the brand's languages by native name, as links to the current page in that language. */
export function LanguageLinks({ site, here }: { readonly site: ShellFrame; readonly here: CurrentAddress }) {
  return (
    <ul>
      {site.brand.languages.map((code) => {
        const { bcp47, nativeName, dir } = languageOf(code);
        return (
          <li key={code}>
            <a
              data-lang={code}
              href={here.inLanguage(code)}
              hrefLang={bcp47}
              lang={bcp47}
              dir={dir}
              aria-current={code === site.language ? "true" : undefined}
              rel="nofollow"
            >
              {nativeName}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
