/**
 * Converts a simple markup to HTML: a blank line ends a paragraph, `## ` starts a heading, `- ` and `1. ` start list items;
 * `**strong**` and `[text](/address)` are inline.
 */
export function htmlOf(source: string): string {
  return source
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => blocksOf(part.split("\n").map((line) => line.trim())))
    .join("");
}

/** Converts a part, which may contain a heading, a paragraph and a list without blank lines between them. */
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
