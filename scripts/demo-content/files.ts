import { announcements } from "./announcements/read-announcements";
import { banners } from "./banners";
import { fixtures } from "./fixtures";
import { games } from "./games/read-games";
import { guides } from "./guides";
import { help } from "./help/read-help";
import { lotteries, lotusLotteries } from "./lotteries";
import { lotusMissions, missions } from "./missions";
import { printContent } from "./print";
import { promotions } from "./promotions/read-promotions";
import { vendors } from "./vendors";
import { lotusVip, vip } from "./vip";
import { lotusWinners, winners } from "./winners";

type Contents = Readonly<Record<string, Readonly<Record<string, object | null>>>>;

/** Generated content for each folder of `tenants/`, by kind. The other files of a brand are written by hand. */
const FOLDERS: Readonly<Record<string, Contents>> = {
  ".templates/demo": {
    announcements,
    banners,
    fixtures,
    games,
    guides,
    help,
    lotteries,
    missions,
    promotions,
    vendors,
    vip,
    winners,
  },
  lotus: {
    lotteries: lotusLotteries,
    missions: lotusMissions,
    vip: lotusVip,
    winners: lotusWinners,
  },
};

/** Returns every content file of the demo: path in the repository → text. Deterministic. */
export function demoFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [folder, contents] of Object.entries(FOLDERS)) {
    for (const [kind, items] of Object.entries(contents)) {
      files.set(`tenants/${folder}/content/${kind}.json`, printContent(folder, kind, items));
    }
  }
  return files;
}
