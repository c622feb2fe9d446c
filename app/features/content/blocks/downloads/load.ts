import type { DownloadsProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";

/** An application and how it is installed. */
export interface AppGuide {
  readonly id: string;
  readonly platform: "IOS" | "ANDROID";
  readonly title: string;
  /** HTML is sanitised by the call. */
  readonly steps: readonly { readonly title: string; readonly html: string }[];
  /** Where it is fetched; null where the code leads to the brand's own page. */
  readonly url: string | null;
  readonly qrCodeUrl: string;
}

export interface DownloadsData {
  readonly guides: readonly AppGuide[];
  /** Pictures of games, drawn on the devices. */
  readonly screens: readonly string[];
}

/** Tiles on a drawn device. */
const TILES = 6;

/** The guides of the brand's applications, and some of its games to draw on the devices. */
export async function loadDownloads(ctx: BlockContext, _props: DownloadsProps): Promise<BlockData<DownloadsData>> {
  const [{ guides }, { games }] = await Promise.all([
    ctx.wps.system.guides({}),
    ctx.wps.game.gameList({ pageSize: TILES, hot: true }),
  ]);
  return {
    data: {
      guides: guides.map(({ id, platform, title, steps, url, qrCodeUrl }) => ({
        id,
        platform,
        title,
        steps,
        url,
        qrCodeUrl,
      })),
      screens: games.map(({ art }) => art),
    },
    tags: ["guides", "games"],
  };
}
