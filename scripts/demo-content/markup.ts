/**
 * HTML of a text with few marks: a blank line ends a paragraph, `## ` begins a heading, `- ` and `1. ` items of lists;
 * `**strong**` and `[text](/address)` within.
 */
export function htmlOf(source: string): string {
  return source
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => blocksOf(part.split("\n").map((line) => line.trim())))
    .join("");
}

/** A part may be a heading, a paragraph and a list right below one another. */
function blocksOf(lines: readonly string[]): string[] {
  const blocks: string[] = [];
  let list: { tag: string; items: string[] } | null = null;
  const close = (): void => {
    if (list) blocks.push(`<${list.tag}>${list.items.join("")}</${list.tag}>`);
    list = null;
  };
  for (const line of lines) {
    const item = /^(- |\d+\. )(.*)$/.exec(line);
    if (item) {
      const tag = item[1] === "- " ? "ul" : "ol";
      if (list !== null && (list as { tag: string }).tag !== tag) close();
      list ??= { tag, items: [] };
      list.items.push(`<li>${inline(item[2] ?? "")}</li>`);
    } else {
      close();
      blocks.push(line.startsWith("## ") ? `<h3>${inline(line.slice(3))}</h3>` : `<p>${inline(line)}</p>`);
    }
  }
  close();
  return blocks;
}

function inline(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>');
}
