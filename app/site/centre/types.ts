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

/** Facts that decide the visibility of a centre's entries. */
export interface CentreFacts {
  /** True if the member may send money to an upline (requirement C5). */
  readonly toUpline: boolean;
  /** Flags visible to pages. */
  readonly flags: Flagged<PageFlagName>["flags"];
}

/** Props of the view of a centre's page. */
export interface CentreViewProps<D = unknown> {
  /** Result of the page's `load`, as JSON. */
  readonly data: D;
  readonly site: ShellSite;
  /** Answer to the page's form, if one was sent. */
  readonly answer: FormAnswer | undefined;
}

/** View of any page; each page's view narrows the data. */
export type AnyCentreView = ComponentType<CentreViewProps<never>>;

/** A page of a centre with its menu entry. */
export interface CentrePage {
  /** Page key (WPS name), the last part of the address. */
  readonly key: string;
  /** Text key of the label, which is also the title. */
  readonly label: `shell:centre.${string}`;
  readonly icon: IconName;
  /** Shows the page only if true; by default all accounts of the centre see it. A page that is not shown responds 404. */
  readonly shown?: (facts: CentreFacts) => boolean;
  /** Module of the view, loaded with the page. */
  readonly view: PartLoad<{ readonly default: AnyCentreView }>;
}

/** Server part of a centre's page. */
export interface CentrePageServer {
  /** Loads the view's data, through calls only. Omitted by pages without data. */
  readonly load?: (site: SiteContext, request: Request) => Promise<unknown>;
  /**
   * Handles a form of the page: parse, one call, then a redirect or the refusal at the fields (`answerForm`).
   * @param values trimmed, and unsealed if they were sealed
   */
  readonly action?: (site: SiteContext, values: FormValues, request: Request) => Promise<Response>;
  /** Handles the page's forms with files, which are never sealed. */
  readonly upload?: (site: SiteContext, form: FormData) => Promise<Response>;
}

/** Loader data of a centre's page. */
export interface CentreData {
  readonly centre: CentreName;
  readonly key: string;
  /** Keys of the menu entries, in order. */
  readonly entries: readonly string[];
  /** Numbers of waiting items by page key; zero counts are omitted. */
  readonly badges: Readonly<Record<string, number>>;
  /** Title of the page, in the visitor's language. */
  readonly title: string;
  /** Document title where it differs: it tells that a form was refused. */
  readonly documentTitle: string | null;
  /** True if the account may not use the centre; the warning replaces the page. */
  readonly barred: boolean;
  /** Reason for missing content, in the visitor's language; else null. */
  readonly problem: string | null;
  readonly data: unknown;
}

/** Pages of both centres, in menu order. */
export type CentrePages = Readonly<Record<CentreName, readonly CentrePage[]>>;

/** Pages of both centres with their server parts, by page key. */
export interface Centres {
  readonly pages: CentrePages;
  readonly servers: Readonly<Record<CentreName, Readonly<Record<string, CentrePageServer>>>>;
}
