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
  /** Id of the person: the same seed gives the same picture. */
  readonly seed: string;
  /** Size in px. */
  readonly size?: number;
}

/** Renders a generated face. It is decorative: the adjacent name is its text alternative. */
export function Avatar({ seed, size = 40 }: AvatarProps) {
  const address = useImageAddress();
  return <Round src={address(`/art/avatar/${encodeURIComponent(seed)}.svg`)} alt="" width={size} height={size} />;
}

export interface MedalProps {
  /** Rank of the VIP level, from 1. */
  readonly rank: number;
  /** Text alternative; empty if an adjacent text names the level. */
  readonly label?: string;
  /** Size in px. */
  readonly size?: number;
}

/** Renders the medal of a VIP level. */
export function Medal({ rank, label = "", size = 72 }: MedalProps) {
  const address = useImageAddress();
  return <Plain src={address(`/art/medal/${rank}.svg`)} alt={label} width={size} height={size} />;
}
