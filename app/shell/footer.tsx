import { styled } from "styled-components";
import { useT } from "~/lib/i18n/use-t";
import type { ShellBrand, ShellLink } from "~/lib/shell-site";
import { useWords } from "~/ui/use-words";

const Foot = styled.footer`
  margin-block-start: var(--band);
  background: var(--surface-1);
  border-block-start: 1px solid var(--line);
  color: var(--text-2);
  font-size: var(--size-1);

  .in { display: grid; gap: 32px; max-inline-size: var(--width); margin-inline: auto; padding: 40px var(--edge) 48px; }
  .cols { display: grid; grid-template-columns: minmax(0, 2fr) repeat(auto-fit, minmax(160px, 1fr)); gap: 32px; }
  .about { display: grid; gap: 12px; align-content: start; max-inline-size: 60ch; }
  .brand {
    display: flex;
    align-items: center;
    gap: 10px;
    color: var(--text-1);
    font-family: var(--font-title);
    font-size: 1.125rem;
    font-weight: 700;
  }
  .brand img { inline-size: 32px; block-size: 32px; }
  h2 {
    margin-block-end: 8px;
    color: var(--text-1);
    font-family: var(--font);
    font-size: var(--size-1);
    letter-spacing: 0;
  }
  .links a { display: inline-flex; align-items: center; min-block-size: 32px; }
  a:hover { color: var(--text-1); text-decoration: underline; text-underline-offset: 3px; }
  .seals { display: flex; flex-wrap: wrap; gap: 12px 28px; }
  .seals li > * { display: flex; align-items: center; gap: 12px; }
  .seals img { inline-size: 48px; block-size: 48px; }
  .seals b { display: block; color: var(--text-1); font-weight: 600; }
  .age { display: flex; align-items: center; gap: 12px; }
  .age b {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 40px;
    block-size: 40px;
    border: 2px solid currentcolor;
    border-radius: 50%;
    color: var(--text-1);
    font-weight: 700;
  }
  .studios { display: flex; flex-wrap: wrap; gap: 10px; }
  .studios img { inline-size: 40px; block-size: 40px; border-radius: min(var(--radius-small), 10px); }
  @media (max-width: 899px) { margin-block-end: 61px; .cols { grid-template-columns: repeat(2, minmax(0, 1fr)); } .about { grid-column: 1 / -1; } }
`;

function Links({ title, links }: { readonly title: string; readonly links: readonly ShellLink[] }) {
  const words = useWords();
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

function Seals({ licences }: Pick<ShellBrand, "licences">) {
  const words = useWords();
  if (licences.length === 0) return null;
  return (
    <ul className="seals">
      {licences.map(({ id, name, authority, number, href, art }) => {
        const inside = (
          <>
            <img src={art} alt="" width={48} height={48} loading="lazy" />
            <span>
              <b>{words(name) || authority}</b>
              {number ?? authority}
            </span>
          </>
        );
        return <li key={id}>{href ? <a href={href}>{inside}</a> : <div>{inside}</div>}</li>;
      })}
    </ul>
  );
}

/** The footer: licence text, age, help menu, licence badges, studios (R14). */
export function Footer({ brand }: { readonly brand: ShellBrand }) {
  const t = useT("shell");
  const words = useWords();
  return (
    <Foot>
      <div className="in">
        <div className="cols">
          <div className="about">
            <a className="brand" href="/">
              <img src={brand.logo} alt="" width={32} height={32} loading="lazy" />
              {brand.name}
            </a>
            <p>{words(brand.footer.text)}</p>
            <p className="age">
              <b>{brand.minimumAge}+</b>
              {t("footer.age", { age: brand.minimumAge })}
            </p>
          </div>
          <Links title={t("footer.help")} links={brand.footer.links} />
          <Links title={t("footer.responsible")} links={brand.helpLinks} />
        </div>
        <Seals licences={brand.licences} />
        {brand.studios.length > 0 ? (
          <ul className="studios" aria-label={t("footer.studios")}>
            {brand.studios.slice(0, 10).map(({ code, name, art }) => (
              <li key={code}>
                <img src={art} alt={name} width={40} height={40} loading="lazy" />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Foot>
  );
}
