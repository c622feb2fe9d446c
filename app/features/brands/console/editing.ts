/** What the page of a file loads once it is there: the editor and the form, and nothing of them before. */
export { openEditor } from "./json-editor";
export { SchemaForm } from "./schema-form";
