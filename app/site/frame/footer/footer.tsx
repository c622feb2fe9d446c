import { useT } from "~/platform/i18n/use-t";
import { useConfiguredText } from "~/ui/use-configured-text";
import type { FrameBrand, ShellLicence, ShellLink } from "../shell-site";
import { FooterElement } from "./footer-look";
import { VendorStrip } from "./vendor-strip";

function Links({ title, links }: { readonly title: string; readonly links: readonly ShellLink[] }) {
  const words = useConfiguredText();
  if (links.length === 0) return null;
  return (
    <nav className="links" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ id, href, label }) => (
          <li key={id}>
            <a href={href}>{words(label)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Renders a licence badge with its number, linked to the authority's verification page. */
function Seal({ licence: { name, authority, number, href, art } }: { readonly licence: ShellLicence }) {
  const words = useConfiguredText();
  const inside = (
    <>
      <img src={art} alt="" width={56} height={56} loading="lazy" />
      <span>
        <b>{words(name) || authority}</b>
        {number ? `${authority} · ${number}` : authority}
      </span>
    </>
  );
  return <li>{href ? <a href={href}>{inside}</a> : <div>{inside}</div>}</li>;
}

/** Renders the footer: licence text, minimum age, help menu, licence badges, vendor strip (R14). */
export function Footer({ brand }: { readonly brand: FrameBrand }) {
  const t = useT("shell");
  const words = useConfiguredText();
  const games = brand.navigation.filter(({ vendors, launches }) => vendors && !launches);
  return (
    <FooterElement data-area="footer">
      <div className="in">
        <VendorStrip vendors={brand.studios} />
        <div className="cols">
          <div className="about">
            <a className="brand" href="/">
              <img src={brand.logo} alt="" width={36} height={36} loading="lazy" />
              {brand.name}
            </a>
            <p>{words(brand.footer.text)}</p>
          </div>
          <Links title={t("footer.games")} links={games} />
          <Links title={t("footer.help")} links={brand.footer.links} />
          <Links title={t("footer.responsible")} links={brand.helpLinks} />
        </div>
        {brand.licences.length > 0 ? (
          <ul className="seals" aria-label={t("footer.licences")}>
            {brand.licences.map((licence) => (
              <Seal key={licence.id} licence={licence} />
            ))}
          </ul>
        ) : null}
        <p className="age">
          <b>{brand.minimumAge}+</b>
          {t("footer.age", { age: brand.minimumAge })}
        </p>
      </div>
    </FooterElement>
  );
}
