import { useT } from "~/lib/i18n/use-t";
import type { ShellNavEntry, ShellVendor } from "~/lib/shell-site";
import { Icon, isIconName } from "~/ui/icon";
import { useWords } from "~/ui/use-words";

function Vendor({ vendor, hot }: { readonly vendor: ShellVendor; readonly hot: string }) {
  const inside = (
    <>
      <img src={vendor.art} alt="" width={56} height={56} loading="lazy" decoding="async" />
      <span>{vendor.name}</span>
      {vendor.hot ? <em>{hot}</em> : null}
    </>
  );
  return <li>{vendor.href ? <a href={vendor.href}>{inside}</a> : <div>{inside}</div>}</li>;
}

/** One entry: a link, and where there are vendors a panel that opens by pointer, tap or key (`popover`). */
function Entry({ entry, current }: { readonly entry: ShellNavEntry; readonly current: boolean }) {
  const t = useT("shell");
  const common = useT("common");
  const label = useWords()(entry.label);
  const panel = `nav-${entry.id}`;
  return (
    <li className="entry">
      <a href={entry.href} aria-current={current ? "page" : undefined}>
        {isIconName(entry.icon) ? <Icon name={entry.icon} size={18} /> : null}
        {label}
      </a>
      {entry.vendors?.length ? (
        <>
          <button type="button" popovertarget={panel} aria-label={t("header.vendors", { category: label })}>
            <Icon name="chevron-down" size={16} />
          </button>
          <div className="panel" id={panel} popover="auto">
            <ul>
              {entry.vendors.slice(0, 11).map((vendor) => (
                <Vendor key={vendor.code} vendor={vendor} hot={common("hot")} />
              ))}
            </ul>
          </div>
        </>
      ) : null}
    </li>
  );
}

/** The navigation of the header, for wide screens. */
export function Navigation({ entries, path }: { readonly entries: readonly ShellNavEntry[]; readonly path: string }) {
  const t = useT("shell");
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t("header.nav")}>
      <ul className="entries">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} current={entry.href === path} />
        ))}
      </ul>
    </nav>
  );
}
