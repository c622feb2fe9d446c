import { Button } from "~/ui/button";
import { PopoverDialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { StatusScreen } from "~/ui/status-screen";
import { Sample } from "./sample";

const MISSING = ["search", "games", "box", "bell", "ticket", "lock"] as const;
const SHEET = "gallery-sheet";

/** Samples of overlays and of empty and error states. */
export function StateSamples() {
  return (
    <>
      <Sample name="dialog">
        <div className="row">
          <Button type="button" popovertarget={SHEET}>
            Open sheet
          </Button>
        </div>
        <PopoverDialog id={SHEET} title="Sheet" closeLabel="Close">
          <p>Press Esc or click outside to close.</p>
        </PopoverDialog>
      </Sample>
      {MISSING.map((art) => (
        <Sample key={art} name={`empty-state-${art}`}>
          <EmptyState art={art} title="Nothing here" text="Suggest what to do next." />
        </Sample>
      ))}
      {(["maintenance", "region", "missing", "failure"] as const).map((art) => (
        <Sample key={art} name={`status-screen-${art}`}>
          <StatusScreen art={art} title={art} text="Explain what happened." />
        </Sample>
      ))}
    </>
  );
}
