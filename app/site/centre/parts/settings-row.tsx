import type { ReactNode } from "react";
import { Icon, type IconName } from "~/ui/icon";
import { RowElement } from "./section-look";

export interface RowProps {
  /** Fragment of the row's address, e.g. `#mobile`. */
  readonly id: string;
  readonly icon: IconName | { readonly src: string };
  readonly title: string;
  /** Current state, in words. */
  readonly state: ReactNode;
  /** True if this setting protects the account. */
  readonly good?: boolean;
  /** Label of the action. */
  readonly act: string;
  /** True if the row's form was just sent. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Renders one row of a settings page: name, state, and its form when opened. */
export function SettingsRow({ id, icon, title, state, good, act, open, children }: RowProps) {
  return (
    <RowElement id={id} open={open} data-good={good ? "" : undefined}>
      <summary>
        {typeof icon === "string" ? (
          <Icon name={icon} size={24} />
        ) : (
          <img src={icon.src} alt="" width={40} height={40} />
        )}
        <span className="what">
          <b>{title}</b>
          <small>{state}</small>
        </span>
        <span className="act">
          {act}
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <div className="body">{children}</div>
    </RowElement>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Groups related rows under a heading. */
export function SettingsGroup({ id, title, children }: GroupProps) {
  return (
    <section className="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
