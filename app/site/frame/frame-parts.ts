import type { ComponentType } from "react";
import type { PartLoad } from "~/platform/browser/load-part";
import type { AccountIslandProps } from "../account/account-island";
import type { ModalContents } from "../windows/contents";
import type { ShellFrame } from "./shell-site";

/** What features give to the frame of every page (`registry/frame-parts.tsx`). */
export interface FrameParts {
  /** Fetches the list of what windows show: nobody needs it before the first opens. */
  readonly windows: PartLoad<ModalContents>;
  /** What is personal, for who is signed in; a file of its own. */
  readonly SignedIn: ComponentType<Omit<AccountIslandProps, "reminder">>;
  /** The form in the header of brands that have it there. Drawn by the server alone: null in the browser. */
  readonly SignInForm: ComponentType<{ readonly site: ShellFrame; readonly look: "inline" }> | null;
}
