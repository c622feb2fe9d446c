/** Names of properties whose text is where something leads. */
const WAYS = ["detail", "href", "page", "searchPage"];

const isClosed = (value: unknown, leads: (href: string) => boolean): boolean =>
  typeof value === "string" && value.startsWith("/") && !leads(value);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A part of a block's properties that is a link by itself, e.g. `{ label, href }`. */
const isClosedLink = (value: unknown, leads: (href: string) => boolean): boolean =>
  isRecord(value) && isClosed(value["href"], leads);

/**
 * A block's properties without what leads nowhere: parts with a closed `href` are left out whole, closed addresses of the
 * block itself (`page`, `detail`, `href`, the map `pages`) by themselves.
 */
export function openProps<P extends Readonly<Record<string, unknown>>>(props: P, leads: (href: string) => boolean): P {
  const kept = Object.entries(props).flatMap(([name, value]): [string, unknown][] => {
    if (WAYS.includes(name) && isClosed(value, leads)) return [];
    if (name === "pages" && isRecord(value))
      return [[name, Object.fromEntries(Object.entries(value).filter(([, page]) => !isClosed(page, leads)))]];
    if (isClosedLink(value, leads)) return [];
    if (Array.isArray(value))
      return [
        [
          name,
          value.filter((one) => !isClosedLink(one, leads)).map((one) => (isRecord(one) ? openProps(one, leads) : one)),
        ],
      ];
    return [[name, isRecord(value) ? openProps(value, leads) : value]];
  });
  return Object.fromEntries(kept) as P;
}
