import type { ComponentType } from "react";
import type { PartLoad } from "~/platform/browser/load-part";
import type { AccountIslandProps } from "../account/account-island";
import type { ModalContents } from "../windows/contents";
import type { ShellFrame } from "./shell-site";

/** Parts that features contribute to the frame of every page (`registry/frame-parts.tsx`). */
export interface FrameParts {
  /** Loads the contents of the windows; needed only when the first window opens. */
  readonly windows: PartLoad<ModalContents>;
  /** Personal parts for members; a separate chunk. */
  readonly SignedIn: ComponentType<Omit<AccountIslandProps, "reminder">>;
  /** Sign-in form in the header, for brands that show it there. Rendered by the server only: null in the browser. */
  readonly SignInForm: ComponentType<{ readonly site: ShellFrame; readonly look: "inline" }> | null;
}
