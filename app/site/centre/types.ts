import type { ComponentType } from "react";
import type { CentreName } from "~/platform/brands/centres";
import type { PageFlagName } from "~/platform/brands/flags.gen";
import type { Flagged } from "~/platform/brands/is-flag-on";
import type { PartLoad } from "~/platform/browser/load-part";
import type { FormAnswer } from "~/ui/form-answer";
import type { IconName } from "~/ui/icon";
import type { FormValues } from "../answer-form.server";
import type { SiteContext } from "../app-context";
import type { ShellSite } from "../frame/shell-site";

/** What decides which entries of a centre somebody sees. */
export interface CentreFacts {
  /** Money may be sent to an upline (checklist C5). */
  readonly toUpline: boolean;
  /** The flags that pages know. */
  readonly flags: Flagged<PageFlagName>["flags"];
}

/** What the view of a centre's page is given. */
export interface CentreViewProps<D = unknown> {
  /** What the page's `load` brought, as JSON carries it. */
  readonly data: D;
  readonly site: ShellSite;
  /** What the page's form was answered, if one was sent. */
  readonly answer: FormAnswer | undefined;
}

/** A view of any page; each page's own view narrows the data. */
export type AnyCentreView = ComponentType<CentreViewProps<never>>;

/** A page of a centre, and its entry in the menu. */
export interface CentrePage {
  /** Page key of the specification, the last part of its address. */
  readonly key: string;
  /** Text key of its label, which is its title too. */
  readonly label: `shell:centre.${string}`;
  readonly icon: IconName;
  /** Left out, everybody who may enter the centre sees it. Where it is not shown it does not exist. */
  readonly shown?: (facts: CentreFacts) => boolean;
  /** A file of its own, loaded with the page. */
  readonly view: PartLoad<{ readonly default: AnyCentreView }>;
}

/** The server's part of a page. */
export interface CentrePageServer {
  /** Brings what the view shows, by calls alone; left out, it shows nothing that has to be asked for. */
  readonly load?: (site: SiteContext, request: Request) => Promise<unknown>;
  /**
   * Carries out a form of the page: parse, one call, a redirect or the refusal at the fields (`answerForm`).
   * @param values trimmed, unsealed where they came sealed
   */
  readonly action?: (site: SiteContext, values: FormValues, request: Request) => Promise<Response>;
  /** Carries out the forms of the page that carry files, which are never sealed. */
  readonly upload?: (site: SiteContext, form: FormData) => Promise<Response>;
}

/** What the loader of a centre's page answers. */
export interface CentreData {
  readonly centre: CentreName;
  readonly key: string;
  /** Keys of the entries that the menu shows, in order. */
  readonly entries: readonly string[];
  /** How much waits behind an entry, by page key; entries behind which nothing waits are left out. */
  readonly badges: Readonly<Record<string, number>>;
  /** Name of the browser's tab, in the reader's language. */
  readonly title: string;
  /** The document's title, where it says more: that a form was refused. */
  readonly documentTitle: string | null;
  /** The centre is not for this account: the warning stands in the page's place. */
  readonly barred: boolean;
  /** Why there is nothing to show, in the reader's language; null where there is. */
  readonly problem: string | null;
  readonly data: unknown;
}

/** The pages of both centres, in the order of their menus. */
export type CentrePages = Readonly<Record<CentreName, readonly CentrePage[]>>;

/** The pages of both centres with their server parts, by page key. */
export interface Centres {
  readonly pages: CentrePages;
  readonly servers: Readonly<Record<CentreName, Readonly<Record<string, CentrePageServer>>>>;
}
