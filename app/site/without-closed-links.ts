/** Names of properties that hold link targets. */
const LINK_PROPS = ["detail", "href", "page", "searchPage"];

const isClosed = (value: unknown, leads: (href: string) => boolean): boolean =>
  typeof value === "string" && value.startsWith("/") && !leads(value);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Checks for a nested link with a closed target, e.g. `{ label, href }`. */
const isClosedLink = (value: unknown, leads: (href: string) => boolean): boolean =>
  isRecord(value) && isClosed(value["href"], leads);

/**
 * Returns a block's properties without links to pages that are not available. Nested parts with a closed `href` are removed
 * entirely; closed addresses of the block itself (`page`, `detail`, `href`, the map `pages`) are removed individually.
 */
export function withoutClosedLinks<P extends Readonly<Record<string, unknown>>>(
  props: P,
  leads: (href: string) => boolean,
): P {
  const kept = Object.entries(props).flatMap(([name, value]): [string, unknown][] => {
    if (LINK_PROPS.includes(name) && isClosed(value, leads)) return [];
    if (name === "pages" && isRecord(value))
      return [[name, Object.fromEntries(Object.entries(value).filter(([, page]) => !isClosed(page, leads)))]];
    if (isClosedLink(value, leads)) return [];
    if (Array.isArray(value))
      return [
        [
          name,
          value
            .filter((one) => !isClosedLink(one, leads))
            .map((one) => (isRecord(one) ? withoutClosedLinks(one, leads) : one)),
        ],
      ];
    return [[name, isRecord(value) ? withoutClosedLinks(value, leads) : value]];
  });
  return Object.fromEntries(kept) as P;
}
