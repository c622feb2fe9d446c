import { useCallback, useEffect, useState } from "react";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { useT } from "~/platform/i18n/use-t";
import { CallError } from "~/platform/wps/call-error";
import { gameRooms } from "~/platform/wps/calls/game.gen";
import { openModal } from "~/site/windows/modals";
import { Button } from "~/ui/button";
import { type Room, RoomList } from "./room-list";
import type { LaunchTarget } from "./use-launch";

interface RoomsProps {
  readonly vendor: string;
  readonly wanted: LaunchTarget;
  /** Called for a vendor without rooms: the game then starts directly. */
  readonly onNone: () => void;
}

/** Renders the rooms of a vendor, loaded in the browser because the numbers of players change. */
export function Rooms({ onNone, vendor, wanted }: RoomsProps) {
  const t = useT("blocks");
  const errors = useT("errors");
  const { language } = useI18n();
  const [answer, setAnswer] = useState<readonly Room[] | CallError | null>(null);
  const ask = useCallback(async () => {
    setAnswer(null);
    try {
      const { rooms } = await gameRooms({ vendor }, { language });
      if (rooms.length === 0) onNone();
      else setAnswer(rooms);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === "notLoggedIn") openModal("loginPopupModal", { next: location.pathname + location.search });
      setAnswer(error);
    }
  }, [vendor, language, onNone]);
  useEffect(() => void ask(), [ask]);
  if (answer instanceof CallError)
    return (
      <div className="say">
        <p role="alert">{answer.message || errors("networkAbnormal")}</p>
        <Button onClick={() => void ask()}>{t("stage.again")}</Button>
      </div>
    );
  return (
    <div className="say" aria-busy={answer === null}>
      {answer === null ? (
        <p role="status">{t("stage.opening")}</p>
      ) : (
        <>
          <h2>{t("stage.rooms")}</h2>
          <RoomList
            rooms={answer}
            query={{ gameId: wanted?.gameCode, vendor: wanted?.vendor, gameType: wanted?.gameType }}
          />
        </>
      )}
    </div>
  );
}
