import type { Game } from "~/games/use-game";
export function SlipGame({ game }: { readonly game: Game }) {
  return <p>{game.balance}</p>;
}
