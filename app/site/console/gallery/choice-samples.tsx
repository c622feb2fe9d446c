import { Rail } from "~/ui/carousel/rail";
import { Chips } from "~/ui/chips";
import { Pager } from "~/ui/pager";
import { Skeleton } from "~/ui/skeleton";
import { Tabs } from "~/ui/tabs";
import { Sample } from "./sample";

const STUDIOS = [
  "All game providers",
  "Reelhouse",
  "Gem Foundry",
  "Blue Reef",
  "Copper Fox",
  "Tern",
  "Atlas",
  "Mono",
  "Pagoda",
];

/** Samples of navigation between views and pages. All are links, so that every view has an address. */
export function ChoiceSamples() {
  return (
    <>
      <Sample name="tabs" wide>
        <Tabs
          label="Sample of tabs"
          current="2"
          arrowsAbove={7}
          stay
          tabs={STUDIOS.map((label, at) => ({
            id: String(at),
            label,
            href: "#primitive-tabs",
            art: at === 0 ? undefined : `/art/vendor/RNG-${at}.svg`,
            mark: at === 1 ? "Hot" : undefined,
          }))}
        />
      </Sample>
      <Sample name="chips" wide>
        <Chips
          label="Sample of chips"
          current="hot"
          wrap
          chips={[
            { id: "all", label: "All", href: "#primitive-chips", icon: "layout-grid", count: 164 },
            { id: "hot", label: "Hot", href: "#primitive-chips", icon: "flame", count: 12 },
            { id: "new", label: "New", href: "#primitive-chips" },
          ]}
        />
      </Sample>
      <Sample name="pager" wide>
        <Pager page={1} pages={3} href={() => "#primitive-pager"} label="Pager with few pages" />
        <Pager page={6} pages={12} href={() => "#primitive-pager"} label="Pager with many pages" />
      </Sample>
      <Sample name="rail" wide>
        <Rail label="Sample of a row">
          {STUDIOS.map((name) => (
            <li key={name}>
              <Skeleton size="control" />
              {name}
            </li>
          ))}
        </Rail>
      </Sample>
    </>
  );
}
