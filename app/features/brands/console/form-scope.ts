import { type SchemaPlace, schemasAt } from "~/platform/brands/schema-walk";
import type { DocumentPath } from "~/platform/text/json";
import type { FileProblem } from "~/site/console/types";
import type { EditorKnowledge } from "./json-assist";

/** Shared state of all parts of a form. */
export interface FormScope {
  readonly knowledge: EditorKnowledge;
  /** Document of the brand's file. */
  readonly document: unknown;
  /** Document merged over its base. */
  readonly whole: unknown;
  readonly problems: readonly FileProblem[];
  readonly disabled: boolean;
  /** Sets one value; undefined removes its key. */
  readonly set: (path: DocumentPath, value: unknown) => void;
  /** Moves the cursor in the text to a value. */
  readonly go: (path: DocumentPath) => void;
}

/** Props of a part that renders one value of the document. */
export interface PartProps {
  readonly scope: FormScope;
  readonly path: DocumentPath;
}

/** Returns every schema that applies at a path of the form's document. */
export const placesAt = ({ knowledge, whole }: FormScope, path: DocumentPath): readonly SchemaPlace[] =>
  schemasAt(knowledge.files, knowledge.kind, whole, path);
