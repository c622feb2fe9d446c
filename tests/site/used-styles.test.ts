import { expect, test } from "vitest";
import { parseSheet, partsForRoot, usedStyles } from "~/site/used-styles";

const part = (at: number, id: string, name: string, css: string) =>
  `${css}/*!sc*/\ndata-styled.g${at}[id="${id}"]{content:"${name},"}/*!sc*/\n`;
const tag = [
  '<style data-styled="true">',
  part(1, "sc-keyframes-spin", "spin", "@keyframes spin{to{rotate:1turn;}}"),
  part(
    2,
    "sc-a",
    "aaa",
    '.aaa{color:red;}/*!sc*/\n[data-header="tall"] .aaa,[data-header="compact"] .aaa{color:blue;}',
  ),
  part(
    3,
    "sc-b",
    "bbb",
    '@media (min-width:1px){[data-header="tall"] .bbb{animation:spin 1s;}.bbb:not([data-header="tall"]){top:0;}}',
  ),
  "</style>",
].join("");

test("R17 a page contains only the styles of its elements and the animations that they use", () => {
  const parts = parseSheet(tag);
  expect(usedStyles(parts, '<p class="x aaa">')).not.toMatch(/bbb|spin/);
  const both = usedStyles(parts, '<p class="aaa"><i class="bbb">');
  // Without the library's mark, because the library would remove a marked element from the page (app/site/known-styles.ts).
  expect(both).toBe(tag.replace(' data-styled="true"', ' id="styles"'));
});

test("R17 rules for other document attributes are omitted, including rules in conditions and negations", () => {
  const compact = usedStyles(partsForRoot(parseSheet(tag), { "data-header": "compact" }), '<p class="aaa bbb">');
  expect(compact).toContain(".aaa{color:red;}");
  expect(compact).toContain('[data-header="compact"] .aaa{color:blue;}');
  expect(compact).toContain('@media (min-width:1px){.bbb:not([data-header="tall"]){top:0;}}');
  expect(compact).not.toContain("animation:spin");
  expect(compact).toContain('data-styled.g3[id="sc-b"]');
});
