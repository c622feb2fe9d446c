import { MAX_PICTURE_MB, PICTURE_TYPES } from "~/platform/brands/pictures";
import { useT } from "~/platform/i18n/use-t";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import type { RefusedPicture } from "./files-action";

/** Renders the form that adds a picture to the draft: a file, and its name for the brand's files. */
export function PictureForm({ refused }: { readonly refused: RefusedPicture | undefined }) {
  const t = useT("console");
  return (
    <form className="line" method="post" encType="multipart/form-data">
      <AccountField />
      <input type="hidden" name="intent" value="picture" />
      <Field
        type="file"
        name="file"
        accept={PICTURE_TYPES}
        required
        label={t("files.picture.new")}
        hint={t("files.picture.newHint", { limit: MAX_PICTURE_MB })}
        error={refused?.errors["file"]}
      />
      <Field
        label={t("files.picture.name")}
        hint={t("files.picture.nameHint")}
        error={refused?.errors["name"]}
        defaultValue={refused?.name}
        name="name"
        placeholder="spring"
        dir="ltr"
        required
        pattern="[a-z0-9][a-z0-9\-]{0,59}"
        autoComplete="off"
        spellCheck={false}
      />
      <Button>{t("files.picture.add")}</Button>
    </form>
  );
}
