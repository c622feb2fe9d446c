/** Chunk of the file page that loads after the page: editor and form. */
export { openEditor } from "./json-editor";
export { SchemaForm } from "./schema-form";
