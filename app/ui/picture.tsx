import { styled } from "styled-components";
import { useImageAddress } from "./image-hosts";

const Round = styled.img`
  flex: none;
  border-radius: 50%;
  background: var(--surface-2);
  object-fit: cover;
`;

const Plain = styled.img`flex: none;`;

export interface AvatarProps {
  /** Whose face it is: the same seed gives the same picture. */
  readonly seed: string;
  /** In px. */
  readonly size?: number;
}

/** A drawn face. It decorates a name beside it, so that it has none of its own. */
export function Avatar({ seed, size = 40 }: AvatarProps) {
  const address = useImageAddress();
  return <Round src={address(`/art/avatar/${encodeURIComponent(seed)}.svg`)} alt="" width={size} height={size} />;
}

export interface MedalProps {
  /** The VIP level's rank, from 1. */
  readonly rank: number;
  /** What it says to those who do not see it; empty beside a text that says it. */
  readonly label?: string;
  /** In px. */
  readonly size?: number;
}

/** The medal of a VIP level. */
export function Medal({ rank, label = "", size = 72 }: MedalProps) {
  const address = useImageAddress();
  return <Plain src={address(`/art/medal/${rank}.svg`)} alt={label} width={size} height={size} />;
}
