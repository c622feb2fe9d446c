import { useEffect, useState } from "react";

/** False for the server and the first drawing in a browser, true from then on. */
export function useHydratedOnce(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere;
}
