import { lazy } from "react";
import { SignInForm } from "~/features/access/pages/sign-in/sign-in-form";
import type { FrameParts } from "~/site/frame/frame-parts";

/** Parts that features contribute to the frame of every page. */
export const FRAME_PARTS: FrameParts = {
  windows: (via) => via(() => import("./windows")).then(({ WINDOWS }) => WINDOWS),
  SignedIn: lazy(() => import("./signed-in").then(({ SignedIn }) => ({ default: SignedIn }))),
  SignInForm: import.meta.env.SSR ? SignInForm : null,
};
