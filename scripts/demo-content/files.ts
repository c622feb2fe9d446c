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

/** What is written for each folder of `tenants/`, by kind of content. The other files of a brand are its own. */
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

/** Every content file of the demo by its path in the repository, with its text. The same each time. */
export function demoFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [folder, contents] of Object.entries(FOLDERS)) {
    for (const [kind, items] of Object.entries(contents)) {
      files.set(`tenants/${folder}/content/${kind}.json`, printContent(folder, kind, items));
    }
  }
  return files;
}
