import { useEffect, useState } from "react";

/** Returns false on the server and in the first render of the browser, true afterwards. */
export function useIsHydrated(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere;
}
