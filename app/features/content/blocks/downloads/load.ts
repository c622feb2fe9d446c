import type { DownloadsProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";

/** An application with its installation guide. */
export interface AppGuide {
  readonly id: string;
  readonly platform: "IOS" | "ANDROID";
  readonly title: string;
  /** HTML is sanitised by the call. */
  readonly steps: readonly { readonly title: string; readonly html: string }[];
  /** Download address; null when the QR code leads to the brand's page. */
  readonly url: string | null;
  readonly qrCodeUrl: string;
}

export interface DownloadsData {
  readonly guides: readonly AppGuide[];
  /** Pictures of games for the drawn devices. */
  readonly screens: readonly string[];
}

/** Number of games loaded for the drawn devices. */
const TILES = 6;

/** Loads the guides of the brand's applications, and some of its games for the drawn devices. */
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
