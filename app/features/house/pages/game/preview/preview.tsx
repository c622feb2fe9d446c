import { useMemo } from "react";
import { HousePage } from "../house-page";
import { fakeHouse } from "./fake-api";

/** A game with a house of its own. @param wish see `fakeHouse` */
export function Preview({ game, wish }: { readonly game: string; readonly wish: string }) {
  const api = useMemo(() => fakeHouse(game, wish), [game, wish]);
  return <HousePage api={api} token="preview" leaveTo={null} />;
}
