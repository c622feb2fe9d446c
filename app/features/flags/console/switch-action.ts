import type { ConsoleContext } from "~/site/app-context";
import { refusalOf } from "~/site/console/refusal-of";
import { timesOf } from "./times";

/** Interpretations of a region rule's country list. */
const REGION_MODES = ["off", "allow", "deny"] as const;

const text = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Parses `on` and `off`; any other text means the value of the files. */
const parseSwitchValue = (value: string) => (value === "on" ? true : value === "off" ? false : null);

/** Runs one form: one call to `staff`. @throws WpsError when it is refused */
async function runSwitch(app: ConsoleContext, code: string, form: FormData): Promise<void> {
  const say = (name: string) => text(form, name);
  const { staff } = app.wps;
  const common = { code, expectedVersion: Number(say("expectedVersion")), reason: say("reason") };
  const value = parseSwitchValue(say("value"));
  const times = timesOf(say, Date.now());
  const { until } = times;
  const notice = say("notice");
  const ending = { ...(until ? { until } : {}), ...(notice ? { notice } : {}) };
  const countries = say("countries")
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean);
  switch (say("intent")) {
    case "flag": {
      const planned = say("planned");
      const when = value === null ? (planned ? { from: planned } : {}) : times;
      await staff.setFlag({ ...common, flag: say("flag"), value, ...when });
      return;
    }
    case "undo":
      await staff.undoFlag({ ...common, historyId: say("historyId") });
      return;
    case "maintenance":
      await staff.setMaintenance({ ...common, on: value, ...ending });
      return;
    case "region": {
      const mode = REGION_MODES.find((one) => one === say("mode"));
      await staff.setRegion({ ...common, rule: mode ? { mode, countries, ...ending } : null });
      return;
    }
    case "closed": {
      const kind = say("kind") === "vendor" ? "vendor" : "category";
      await staff.setClosed({
        ...common,
        kind,
        name: say("name"),
        closed: value === true,
        ...(value ? { countries, ...ending } : {}),
      });
      return;
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

/**
 * Runs one switch of the console: a flag, an access switch, or the undo of a change.
 * @returns null when it is done, else the refusal in the staff's language
 */
export const switchAction = (app: ConsoleContext, code: string, form: FormData): Promise<string | null> =>
  refusalOf(app, () => runSwitch(app, code, form));
