import { styled } from "styled-components";
import { useT } from "~/lib/i18n/use-t";
import type { ShellLink } from "~/lib/shell-site";
import { Icon, isIconName } from "~/ui/icon";
import { useWords } from "~/ui/use-words";

const Bar = styled.nav`
  display: none;

  @media (min-width: 1440px) {
    position: fixed;
    inset-inline-end: 12px;
    inset-block-start: 50%;
    z-index: 30;
    display: block;
    transform: translateY(-50%);
    padding: 6px;
    background: var(--surface-0);
    border: 1px solid var(--line);
    border-radius: min(var(--radius), 16px);
    box-shadow: var(--shadow-1);

    a {
      display: grid;
      justify-items: center;
      gap: 4px;
      inline-size: 74px;
      padding: 8px 4px;
      border-radius: min(var(--radius-small), 10px);
      color: var(--text-2);
      font-size: 0.6875rem;
      font-weight: 600;
      line-height: 1.25;
      text-align: center;
    }
    a:hover { background: var(--surface-2); color: var(--text-1); }
  }
`;

/** Quick links at the side of wide screens; the drawer holds them on smaller ones (R15). */
export function RightBar({ links }: { readonly links: readonly ShellLink[] }) {
  const t = useT("shell");
  const words = useWords();
  if (links.length === 0) return null;
  return (
    <Bar aria-label={t("rightBar.label")}>
      {links.map(({ id, href, icon, label }) => (
        <a key={id} href={href}>
          <Icon name={isIconName(icon) ? icon : "send"} />
          {words(label)}
        </a>
      ))}
    </Bar>
  );
}
