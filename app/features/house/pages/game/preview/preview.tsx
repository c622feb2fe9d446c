import { useMemo } from "react";
import { HousePage } from "../house-page";
import { fakeHouse } from "./fake-api";

/** Renders a game with a simulated house. @param wish see `fakeHouse` */
export function Preview({ game, wish }: { readonly game: string; readonly wish: string }) {
  const api = useMemo(() => fakeHouse(game, wish), [game, wish]);
  return <HousePage api={api} token="preview" leaveTo={null} />;
}
