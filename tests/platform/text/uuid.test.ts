import fc from "fast-check";
import { expect, test } from "vitest";
import { lowestUuidAt, uuidV7 } from "~/platform/text/uuid";

const times = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

test("a UUIDv7 has the format, version, variant and time of RFC 9562", () => {
  fc.assert(
    fc.property(times, bytes, (now, random) => {
      const id = uuidV7(now, random);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(id.replace("-", "").slice(0, 12), 16)).toBe(now);
    }),
  );
});

test("later ids sort after earlier ones, and different random bytes give different ids", () => {
  const [low, high] = [new Uint8Array(10), new Uint8Array(10).fill(255)];
  expect(uuidV7(1_000, high) < uuidV7(1_001, low)).toBe(true);
  expect(uuidV7(1_000, high)).not.toBe(uuidV7(1_000, low));
});

test("the lowest id of a time is above all earlier ids and not above those of the time", () => {
  const [low, high] = [new Uint8Array(10), new Uint8Array(10).fill(255)];
  fc.assert(
    fc.property(times, (at) => {
      expect(lowestUuidAt(at) <= uuidV7(at, low)).toBe(true);
      if (at > 0) expect(uuidV7(at - 1, high) < lowestUuidAt(at)).toBe(true);
    }),
  );
});

test("too few random bytes are refused", () => {
  expect(() => uuidV7(0, new Uint8Array(9))).toThrow(RangeError);
});
