import type { Game } from "~/games/use-game";
export function TableGame({ game }: { readonly game: Game }) {
  return <p>{game.balance}</p>;
}
