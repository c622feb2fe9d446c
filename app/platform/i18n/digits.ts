/**
 * Inserts a separator between groups of digits: groups of three or, in the Indian system, the last three and then
 * groups of two. `digits` contains only 0–9.
 */
export function groupDigits(digits: string, separator: string, indian = false): string {
  if (digits.length <= 3) return digits;
  const groups = [digits.slice(-3)];
  const size = indian ? 2 : 3;
  for (let end = digits.length - 3; end > 0; end -= size) groups.unshift(digits.slice(Math.max(0, end - size), end));
  return groups.join(separator);
}
