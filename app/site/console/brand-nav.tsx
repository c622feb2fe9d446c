import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { mayStaff, type StaffPermission, type StaffRole } from "~/platform/wps/staff";

const Bar = styled.nav`
  display: flex;
  align-items: center;
  gap: 4px;
  overflow-x: auto;
  padding: 4px var(--edge);
  border-block-end: 1px solid var(--line);
  background: var(--surface-1);

  strong { margin-inline-end: 12px; }
  a {
    padding: 8px 12px;
    border-radius: var(--radius-small);
    color: var(--text-2);
    font-weight: 600;
    font-size: var(--size-1);
    white-space: nowrap;
  }
  a:hover { background: var(--surface-2); color: var(--text-1); }
  /* If the entries do not fit, the current page is scrolled into view. */
  a[aria-current] { scroll-initial-target: nearest; scroll-margin-inline-start: 40vw; background: var(--surface-2); color: var(--text-1); }
`;

interface BrandPage {
  readonly page: string;
  readonly key: string;
  readonly needs: StaffPermission;
  /** True for pages about the brand's members, whose data may be in the operator's system. */
  readonly ofMembers?: true;
}

const Elsewhere = styled.p`
  padding: 12px var(--edge);
  border-block-end: 1px solid var(--line);
  background: var(--surface-2);
  font-size: var(--size-1);
`;

/** Pages of one brand, below `/console/brands/<code>`, with the permission that each needs. */
const BRAND_PAGES = [
  { page: "", key: "brandNav.switches", needs: "brands.read" },
  { page: "access", key: "brandNav.access", needs: "brands.read" },
  { page: "players", key: "brandNav.players", needs: "players.read", ofMembers: true },
  { page: "enquiries", key: "brandNav.enquiries", needs: "players.care", ofMembers: true },
  { page: "content", key: "brandNav.content", needs: "brands.read" },
  { page: "messages", key: "brandNav.messages", needs: "messages.send", ofMembers: true },
  { page: "files", key: "brandNav.files", needs: "brands.read" },
  { page: "theme", key: "brandNav.theme", needs: "brands.read" },
  { page: "orders", key: "brandNav.orders", needs: "payments.read", ofMembers: true },
  { page: "grants", key: "brandNav.grants", needs: "rewards.give", ofMembers: true },
  { page: "documents", key: "brandNav.documents", needs: "identity.review", ofMembers: true },
  { page: "figures", key: "brandNav.figures", needs: "figures.read" },
] as const satisfies readonly BrandPage[];

/** Parses brand code and page from a path; null for console pages without a brand. */
function brandPageOf(path: string): { readonly code: string; readonly page: string } | null {
  const [, code, page = ""] = /^\/console\/brands\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];
  return code === undefined ? null : { code, page };
}

interface BrandNavProps {
  readonly path: string;
  readonly role: StaffRole;
  /** True if the operator's system answers the brand's calls. */
  readonly isElsewhere: boolean;
}

/** Renders the navigation between a brand's pages, with a note if its members are stored in the operator's system. */
export function BrandNav({ isElsewhere, path, role }: BrandNavProps) {
  const t = useT("console");
  const here = brandPageOf(path);
  if (here === null) return null;
  const isOfMembers = BRAND_PAGES.some((entry: BrandPage) => entry.page === here.page && entry.ofMembers);
  return (
    <>
      <Bar aria-label={t("brandNav.label", { code: here.code })}>
        <strong>{here.code}</strong>
        {BRAND_PAGES.filter(({ needs }) => mayStaff(role, needs)).map(({ page, key }) => (
          <a
            key={key}
            href={`/console/brands/${here.code}${page === "" ? "" : `/${page}`}`}
            aria-current={page === here.page ? "page" : undefined}
          >
            {t(key)}
          </a>
        ))}
      </Bar>
      {isElsewhere && isOfMembers ? <Elsewhere role="note">{t("brandNav.elsewhere")}</Elsewhere> : null}
    </>
  );
}
