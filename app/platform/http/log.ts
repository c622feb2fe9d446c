import { type DestinationStream, type Logger, pino } from "pino";

/** Keys whose values are never logged, at any depth. */
const SECRET =
  /^(?:(?:proxy-?)?authorization|(?:set-?)?cookies?|.*passw(?:or)?d|pwd|.*passphrase|.*secret|.*token|.*otp|.*sms-?code|verificationcode|pin|.*api-?key|.*private-?key|jwe|ciphertext|captcha.*|.*databaseurl|database_url)$/i;
const HIDDEN = "[hidden]";
const MAX_DEPTH = 6;

/** Replaces secrets inside a text: credentials in URLs, bearer tokens, `password=…` and similar pairs. */
export function hideSecrets(text: string): string {
  return text
    .replace(/:\/\/[^\s/@]*@/g, `://${HIDDEN}@`)
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`)
    .replace(
      /(passw(?:or)?d|token|secret|sms_?code|preview|cookie)(["']?\s*[=:]\s*["']?)[^\s"'&;,}]+/gi,
      `$1$2${HIDDEN}`,
    );
}

function errorFields(error: Error, depth: number): Record<string, unknown> {
  const { message, stack, name, cause } = error;
  const code = "code" in error ? { code: error.code } : {};
  const why = cause === undefined ? {} : { cause: redact(cause, depth + 1) };
  return {
    type: name,
    message: hideSecrets(message),
    ...code,
    ...(stack ? { stack: hideSecrets(stack) } : {}),
    ...why,
  };
}

/** Returns a copy without secrets. Values below the maximum depth are cut, which also ends cycles. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return hideSecrets(value);
  if (typeof value === "bigint") return value.toString();
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Error) return errorFields(value, depth);
  if (depth >= MAX_DEPTH) return "[deep]";
  if (Array.isArray(value)) return value.slice(0, 100).map((one) => redact(one, depth + 1));
  if (value instanceof Date) return value.toISOString();
  const entries = Object.entries(value).map(([key, one]) => [key, SECRET.test(key) ? HIDDEN : redact(one, depth + 1)]);
  return Object.fromEntries(entries);
}

/**
 * Creates the log of the process: one JSON object per line, on standard output unless `destination` is given. Objects
 * pass `redact`, and messages are scrubbed. Each line is written synchronously: lines stay in order and survive an
 * immediate exit of the process.
 */
export function createLog(options: { level: string; worker?: number }, destination?: DestinationStream): Logger {
  const settings = {
    level: options.level,
    base: options.worker === undefined ? null : { worker: options.worker },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Record<string, unknown>) => redact(fields) as Record<string, unknown>,
    },
    // pino applies `serializers` after `formatters.log`, which has already serialised the errors.
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(args: Parameters<Logger["info"]>, method: Logger["info"]) {
        const scrubbed = args.map((arg) => (typeof arg === "string" ? hideSecrets(arg) : arg));
        method.apply(this as unknown as Logger, scrubbed as Parameters<Logger["info"]>);
      },
    },
  };
  return pino(settings as never, destination ?? pino.destination({ sync: true }));
}
