import { styled } from "styled-components";

const List = styled.nav`
  display: grid;
  gap: 8px;

  ul { display: flex; flex-wrap: wrap; gap: 2px 4px; }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 32px;
    padding-inline: 10px;
    border-radius: var(--radius-small);
    color: var(--text-2);
    font-size: var(--size-1);
  }
  a:hover { background: var(--surface-2); color: var(--text-1); }
`;

export interface GalleryIndexProps {
  readonly title: string;
  /** Prefix of the anchors: each name links to `#<prefix>-<name>`. */
  readonly prefix: string;
  readonly names: readonly string[];
}

/** Renders links to the samples of one part of the gallery. */
export function GalleryIndex({ title, prefix, names }: GalleryIndexProps) {
  return (
    <List aria-label={title}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${prefix}-${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </List>
  );
}
