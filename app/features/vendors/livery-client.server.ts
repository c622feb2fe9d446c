import type { SeamlessAnswer, SeamlessCode, SeamlessRequest, SeamlessValue } from "~/features/games/rules/seamless";
import { parseAmount, writeAmount } from "~/platform/money/money";
import { readLimited } from "~/platform/wps/read-limited";
import { type ClientOptions, MOST_BYTES, type SigningOverrides, type VendorClient } from "./server/client/client";
import { signLivery } from "./server/dialects/livery";

/** Answer body of the Livery dialect. */
type LiveryAnswerBody =
  | ({ readonly success: true; readonly balance: string } & Omit<SeamlessValue, "balance">)
  | { readonly success: false; readonly code: SeamlessCode; readonly balance: string | null };

/** Client of a vendor that uses the Livery dialect (`dialects/livery.ts`). */
export function liveryClient(options: ClientOptions): VendorClient {
  function signed(request: SeamlessRequest, { now = options.now(), secret = options.secret }: SigningOverrides) {
    const { operation, ...fields } = request;
    const path = `/wps/vendor/${options.vendor}/${operation}`;
    const amount = "amount" in fields ? { amount: writeAmount(fields.amount, options.scale) } : {};
    const body = JSON.stringify({ ...fields, ...amount });
    const signature = signLivery({ keyId: options.keyId, secret, now }, { method: "POST", path, body });
    return { path, init: { headers: { "content-type": "application/json", ...signature }, body } };
  }
  async function send({ init, path }: ReturnType<typeof signed>): Promise<SeamlessAnswer> {
    return answerOf(
      JSON.parse(await readLimited(await options.send(path, init), MOST_BYTES)) as LiveryAnswerBody,
      options.scale,
    );
  }
  return {
    closesWithWin: false,
    ask: (request, how = {}) => send(signed(request, how)),
    async askTwice(request) {
      const message = signed(request, {});
      return [await send(message), await send(message)];
    },
  };
}

function answerOf(told: LiveryAnswerBody, scale: number): SeamlessAnswer {
  if (!told.success)
    return { ok: false, code: told.code, balance: told.balance === null ? null : minorOf(told.balance, scale) };
  const { balance, success: _yes, ...value } = told;
  return { ok: true, value: { ...value, balance: minorOf(balance, scale) } };
}

function minorOf(text: string, scale: number): bigint {
  const minor = parseAmount(text, scale);
  if (minor === null) throw new Error(`the wallet returned ${text}, which is not an amount`);
  return minor;
}
