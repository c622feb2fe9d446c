import type { ReactNode } from "react";
import { Icon, type IconName } from "~/ui/icon";
import { RowElement } from "./section-look";

export interface RowProps {
  /** The end of its address: `#mobile` leads to it. */
  readonly id: string;
  readonly icon: IconName | { readonly src: string };
  readonly title: string;
  /** How it stands, in words. */
  readonly state: ReactNode;
  /** It protects the account as it should. */
  readonly good?: boolean;
  /** What can be done with it. */
  readonly act: string;
  /** Its form was just sent. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** One row of the page: what it is, how it stands, and its form when it is opened. */
export function Row({ id, icon, title, state, good, act, open, children }: RowProps) {
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

/** Rows that belong together, under a heading. */
export function Group({ id, title, children }: GroupProps) {
  return (
    <section className="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
