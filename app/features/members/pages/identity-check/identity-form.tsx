import { useFetcher } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import type { IdentityKind } from "~/platform/brands/config.gen";
import { MAX_PICTURE_MB, PICTURE_TYPES } from "~/platform/brands/pictures";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { blockFormOffline } from "~/site/connection";
import { AccountField } from "~/site/page-account";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { answerForType, type FormAnswer } from "~/ui/form-answer";
import { Icon } from "~/ui/icon";
import { KIND_HINTS, KIND_NAMES } from "./identity-names";

const Sheet = styled(Card)`
  padding: 16px;

  form { display: grid; gap: 14px; }
  header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px; }
  h3 { font-size: 1.0625rem; }
  canvas { inline-size: 100%; max-block-size: 220px; object-fit: contain; background: var(--surface-2); border-radius: var(--radius-small); }
  canvas[hidden] { display: none; }
`;

/** Longer side of the preview, px. */
const PREVIEW = 640;

/** Draws a selected file to a canvas. The content security policy does not permit an `img` with a blob URL. */
async function drawPreview(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, PREVIEW / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
}

interface SelectedFile {
  readonly file: File | null;
  /** True if the preview shows the file. */
  readonly shown: boolean;
}

const NO_FILE: SelectedFile = { file: null, shown: false };

/**
 * Tracks the selected file of a field before upload: shows a preview if the browser can decode the file, and detects a
 * file that is too large. Includes a file selected before hydration. A change of `sentAt` (upload completed) resets the
 * selection.
 */
function useSelectedFile(sentAt: string | null) {
  const form = useRef<HTMLFormElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const arrived = useRef(sentAt);
  const [chosen, setChosen] = useState(NO_FILE);
  const readFile = useCallback(async () => {
    const file = form.current?.querySelector<HTMLInputElement>("[type=file]")?.files?.[0] ?? null;
    setChosen({ file, shown: false });
    if (!file || !canvas.current) return;
    // The server may accept a file that the browser cannot decode, and reports its errors.
    const shown = await drawPreview(file, canvas.current).then(
      () => true,
      () => false,
    );
    setChosen((now) => (now.file === file ? { file, shown } : now));
  }, []);
  useEffect(() => {
    if (arrived.current !== sentAt) form.current?.reset();
    arrived.current = sentAt;
    void readFile();
  }, [sentAt, readFile]);
  const isTooLarge = (chosen.file?.size ?? 0) > MAX_PICTURE_MB * 1024 * 1024;
  return { form, canvas, look: readFile, isChosen: chosen.file !== null, shown: chosen.shown, isTooLarge };
}

interface DocumentFormProps {
  readonly kind: IdentityKind;
  /** Time of the latest picture, ISO; null for none. */
  readonly sentAt: string | null;
  /** Result of the form when it was submitted without scripts. */
  readonly answer: FormAnswer | undefined;
}

/** Renders the upload form of one document. With scripts it submits without navigation and shows a preview. */
export function DocumentForm({ kind, sentAt, answer }: DocumentFormProps) {
  const t = useT("shell");
  const errors = useT("errors");
  const any = useAnyText();
  const format = useFormat();
  const fetcher = useFetcher<FormAnswer>();
  const { canvas, form, isChosen, isTooLarge, look: readFile, shown } = useSelectedFile(sentAt);
  const busy = fetcher.state !== "idle";
  const name = any(KIND_NAMES[kind]);
  const last = fetcher.data ?? answerForType(kind, answer);
  // An error applies to one file only, so a new selection hides it.
  const [hiddenAnswer, setOver] = useState<FormAnswer | null>(null);
  const refused = busy || last === hiddenAnswer ? null : last?.error;
  const error = isTooLarge ? errors("fileTooLarge", { limit: MAX_PICTURE_MB }) : refused;
  const onSubmit = (event: FormEvent) => {
    if (busy || isTooLarge || blockFormOffline()) event.preventDefault();
  };
  const formProps = { method: "post", action: "/member/identityCheck", encType: "multipart/form-data" } as const;
  return (
    <Sheet>
      <fetcher.Form ref={form} {...formProps} aria-label={name} onSubmit={onSubmit}>
        <header>
          <h3>{name}</h3>
          {sentAt ? <Badge tone="good">{t("documents.sent", { date: format.date(Date.parse(sentAt)) })}</Badge> : null}
        </header>
        <AccountField />
        <input type="hidden" name="type" value={kind} />
        <canvas ref={canvas} hidden={!shown} role="img" aria-label={t("documents.preview", { name })} />
        <Field
          type="file"
          name="file"
          accept={PICTURE_TYPES}
          required
          label={t("documents.file")}
          hint={`${any(KIND_HINTS[kind])} ${t("documents.formats", { limit: MAX_PICTURE_MB })}`}
          error={error ?? undefined}
          onChange={() => {
            setOver(last);
            void readFile();
          }}
        />
        <Button variant={isChosen ? "primary" : "secondary"} aria-disabled={busy || undefined}>
          <Icon name="camera" size={18} />
          {t(busy ? "documents.sending" : sentAt ? "documents.replace" : "documents.send")}
        </Button>
      </fetcher.Form>
    </Sheet>
  );
}
