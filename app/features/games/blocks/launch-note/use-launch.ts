import { useCallback, useEffect, useRef, useState } from "react";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { useT } from "~/platform/i18n/use-t";
import { CallError } from "~/platform/wps/call-error";
import { gameLaunch, gameLaunchFbSports } from "~/platform/wps/calls/game.gen";
import type { Contract, InputOf, ValueOf } from "~/platform/wps/types";
import { loadAccount } from "~/site/account/account";
import { openModal } from "~/site/windows/modals";
import { storeSessionItems } from "~/ui/browser-storage";

type Launched = ValueOf<Contract["game"]["launch"]>;

/** Game to open, or a vendor's first one; null for the brand's sports. */
export type LaunchTarget = Pick<
  InputOf<Contract["game"]["launch"]>,
  "gameCode" | "nodeId" | "vendor" | "gameType" | "room"
> | null;

/** A suggested alternative game. */
type HotGame = ValueOf<Contract["game"]["popular"]>["rows"][number];

/** State of the launch. */
export type LaunchState =
  | { readonly name: "opening" }
  | { readonly name: "open"; readonly launched: Launched }
  /** Opens in a separate window, only on a click: browsers block windows without user activation. */
  | { readonly name: "window"; readonly launched: Launched; readonly blocked: boolean }
  | ({ readonly name: "refused"; readonly message: string } & RefusalDetails);

/** Details of a refusal: alternative games, and the staff's notice about a closed game. */
interface RefusalDetails {
  readonly hot: readonly HotGame[];
  /** ISO 8601. */
  readonly until?: string;
  readonly notice?: string;
}

/** Launches the game in the page's language. */
const launchOf = (wanted: LaunchTarget, language: string) =>
  wanted === null ? gameLaunchFbSports({}, { language }) : gameLaunch(wanted, { language });

/** Returns a frame's address for session storage, without its single-use token. */
function withoutToken(address: string): string {
  const url = new URL(address, location.href);
  url.searchParams.delete("token");
  return url.href;
}

/**
 * Opens a game when the page mounts, so that a reload launches it again (requirement G7).
 * @param wanted must keep its identity while the game stays the same
 */
export function useLaunch(wanted: LaunchTarget) {
  const t = useT("errors");
  const { language } = useI18n();
  const [stage, setStage] = useState<LaunchState>({ name: "opening" });
  const launchedFor = useRef<LaunchTarget | undefined>(undefined);
  const open = useCallback(async () => {
    setStage({ name: "opening" });
    try {
      const launched = await launchOf(wanted, language);
      if (launched.mode === "frame") storeSessionItems({ iframeUrl: withoutToken(launched.url) });
      setStage(launched.mode === "frame" ? { name: "open", launched } : { name: "window", launched, blocked: false });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === "notLoggedIn") openModal("loginPopupModal", { next: location.pathname + location.search });
      const details = (error.value ?? {}) as Partial<RefusalDetails>;
      setStage({ hot: [], ...details, name: "refused", message: error.message || t("networkAbnormal") });
    }
  }, [wanted, t, language]);
  useEffect(() => {
    if (launchedFor.current === wanted) return;
    launchedFor.current = wanted;
    void open();
  }, [open, wanted]);
  useEffect(() => {
    // In-house games post a message when money moved: reload the balance for the header.
    const onMessage = ({ data, origin }: MessageEvent) => {
      if (origin === location.origin && data === "balance") loadAccount().catch(() => {});
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, []);
  return { stage, open, setStage };
}
