import type { SeamlessAnswer, SeamlessRequest } from "~/features/games/rules/seamless";

/** Overrides for signing one message. */
export interface SigningOverrides {
  /** UTC ms: the vendor's clock. */
  readonly now?: number;
  /** Replaces the vendor's secret. */
  readonly secret?: string;
}

/** Vendor side of the wallet protocol, used by the house games and by the certification. */
export interface VendorClient {
  /** Sends a request once. @throws Error when the response is not a valid answer */
  ask(request: SeamlessRequest, how?: SigningOverrides): Promise<SeamlessAnswer>;
  /** Sends the same bytes twice, one after the other. */
  askTwice(request: SeamlessRequest): Promise<readonly [SeamlessAnswer, SeamlessAnswer]>;
  /** True when a win ends its round. */
  readonly closesWithWin: boolean;
}

/** Maximum size of a wallet's answer, bytes. */
export const MOST_BYTES = 64 * 1024;

/** Address and credentials of a vendor client. */
export interface ClientOptions {
  /** Code of the vendor. */
  readonly vendor: string;
  readonly keyId: string;
  readonly secret: string;
  /** Decimals of the brand's currency. */
  readonly scale: number;
  /** UTC ms. */
  readonly now: () => number;
  /** Sends a request: over the network, or in process. */
  send(
    path: string,
    init: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ): Promise<Response>;
}
