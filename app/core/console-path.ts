/** Where the console goes on after a sign-in: an own page of it; anything else is its first. */
export function consolePath(next: string | null): string {
  const isOwn = next !== null && /^\/console(?:[/?]|$)/.test(next) && !/^\/console\/(?:login|logout|start)/.test(next);
  return isOwn && !next.includes("\\") ? next : "/console";
}
