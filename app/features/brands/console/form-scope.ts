import { type SchemaPlace, schemasAt } from "~/platform/brands/schema-walk";
import type { DocumentPath } from "~/platform/text/json";
import type { FileProblem } from "~/site/console/types";
import type { Knowledge } from "./json-assist";

/** What all parts of a form share. */
export interface FormScope {
  readonly knowledge: Knowledge;
  /** The document as it is written. */
  readonly document: unknown;
  /** The document as it stands over its base. */
  readonly whole: unknown;
  readonly problems: readonly FileProblem[];
  readonly disabled: boolean;
  /** Changes one value; undefined takes its key away. */
  readonly set: (path: DocumentPath, value: unknown) => void;
  /** Shows a value in the text. */
  readonly go: (path: DocumentPath) => void;
}

/** A part of a form: what draws one value of the document. */
export interface PartProps {
  readonly scope: FormScope;
  readonly path: DocumentPath;
}

/** Every schema that applies at a place of the form's document. */
export const placesAt = ({ knowledge, whole }: FormScope, path: DocumentPath): readonly SchemaPlace[] =>
  schemasAt(knowledge.files, knowledge.kind, whole, path);
