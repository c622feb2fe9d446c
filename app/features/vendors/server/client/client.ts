import type { SeamlessAnswer, SeamlessRequest } from "~/features/games/rules/seamless";

/** How a message is sent, where the usual will not do. */
export interface Asking {
  /** UTC ms: the vendor's clock. */
  readonly now?: number;
  /** Signed with another secret. */
  readonly secret?: string;
}

/** A vendor's side of the wallet: what the house uses, and what certifies an integration. */
export interface VendorClient {
  /** Asks once. @throws Error when nothing comes back that is an answer */
  ask(request: SeamlessRequest, how?: Asking): Promise<SeamlessAnswer>;
  /** Sends the very same bytes twice, one after the other. */
  askTwice(request: SeamlessRequest): Promise<readonly [SeamlessAnswer, SeamlessAnswer]>;
  /** True where a win ends its round by itself. */
  readonly closesWithWin: boolean;
}

/** Greatest answer of a wallet, bytes. */
export const MOST_BYTES = 64 * 1024;

/** Where a vendor calls, and with what. */
export interface ClientOptions {
  /** Code of the vendor. */
  readonly vendor: string;
  readonly keyId: string;
  readonly secret: string;
  /** Decimals of the brand's currency. */
  readonly scale: number;
  /** UTC ms. */
  readonly now: () => number;
  /** Carries a request out: over the network, or in process. */
  send(
    path: string,
    init: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ): Promise<Response>;
}
