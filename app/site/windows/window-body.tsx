import type { ReactNode } from "react";
import { styled } from "styled-components";

const SheetBody = styled.div`
  display: grid;
  gap: 18px;
  padding: 28px clamp(20px, 5vw, 36px) 32px;

  &[data-banner] { padding-block-start: 0; }
  .banner { position: relative; margin-inline: calc(-1 * clamp(20px, 5vw, 36px)); block-size: 132px; overflow: hidden; background: var(--surface-2); }
  .banner > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  .banner::after { content: ""; position: absolute; inset: 0; background: linear-gradient(to top, var(--surface-0), transparent 75%); }
  .banner p {
    position: absolute;
    inset-block-end: 8px;
    inset-inline-start: clamp(20px, 5vw, 36px);
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 10px;
    font-family: var(--font-title);
    font-size: 1.25rem;
    font-weight: 700;
  }
  .banner p img { inline-size: 40px; block-size: 40px; object-fit: contain; }
  > h2 { font-size: 1.375rem; padding-inline-end: 32px; }
  form { display: grid; gap: 14px; }
  .error { color: var(--lose); font-weight: 600; }
  .switch { text-align: center; color: var(--text-2); }
  .switch a { display: inline-flex; align-items: center; min-block-size: 32px; color: var(--text-1); font-weight: 700; text-decoration: underline; text-underline-offset: 3px; }
`;

export interface SheetProps {
  readonly title: string;
  /** Picture at the top, with the brand's logo and name. */
  readonly banner?: { readonly art: string; readonly logo: string; readonly name: string };
  readonly children: ReactNode;
}

/** Renders the content of a window with a form: picture, heading, form. */
export function WindowBody({ title, banner, children }: SheetProps) {
  return (
    <SheetBody data-banner={banner ? "" : undefined}>
      {banner ? (
        <div className="banner">
          <img src={banner.art} alt="" />
          <p>
            <img src={banner.logo} alt="" width={40} height={40} />
            {banner.name}
          </p>
        </div>
      ) : null}
      <h2>{title}</h2>
      {children}
    </SheetBody>
  );
}
