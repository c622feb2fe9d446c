import { useT } from "~/platform/i18n/use-t";
import { answerOfType, SectionForm, useSection } from "~/site/centre/parts/section-form";
import { SettingsRow } from "~/site/centre/parts/settings-row";
import { SignInField } from "~/ui/sign-in-field";
import { BIRTHDAY_AGE } from "../../rules/profile-form";
import type { SectionProps } from "./types";

/** Renders the choice of the avatar picture. */
export function AvatarRow({ data, answer }: SectionProps) {
  const t = useT("shell");
  const last = answerOfType(answer, "avatar");
  const form = useSection(last);
  const { id, presets, url } = data.avatar;
  return (
    <SettingsRow
      id="picture"
      icon={{ src: url }}
      title={t("security.picture")}
      state={t("security.pictureText")}
      act={t("security.change")}
      open={last !== null}
    >
      <SectionForm type="avatar" form={form} submit={t("security.savePicture")}>
        <fieldset>
          <legend>{t("security.choosePicture")}</legend>
          <div className="faces">
            {presets.map((preset, at) => (
              <label key={preset.id}>
                <input
                  type="radio"
                  name="id"
                  value={preset.id}
                  defaultChecked={preset.id === id}
                  aria-label={t("security.pictureNumber", { number: String(at + 1) })}
                  required
                />
                <img src={preset.url} alt="" width={72} height={72} loading="lazy" />
              </label>
            ))}
          </div>
        </fieldset>
      </SectionForm>
    </SettingsRow>
  );
}

/** Text keys of the labels of the profile fields. */
const LABELS = {
  nickname: "centre.nickname",
  payeeName: "register.payeeName",
  birthday: "security.birthday",
  qqNum: "register.qqNum",
  line: "register.line",
  whatsapp: "register.whatsapp",
  zalo: "register.zalo",
  facebook: "register.facebook",
  wechat: "register.wechat",
  idNumber: "register.idNumber",
} as const;

const AUTO: Readonly<Record<string, string>> = { nickname: "nickname", payeeName: "name", birthday: "bday" };

type ProfileField = SectionProps["data"]["fields"][number] & { readonly name: keyof typeof LABELS };

/** Renders nickname, payee name, birthday and contacts. Fields that can be set only once are read-only afterwards. */
export function ProfileRow({ data, answer }: SectionProps) {
  const t = useT("shell");
  const last = answerOfType(answer, "profile");
  const form = useSection(last);
  const { birthday, contacts, locked, nickname, payeeName } = data.profile;
  const values: Readonly<Record<string, string>> = {
    ...contacts,
    nickname,
    payeeName: payeeName ?? "",
    birthday: birthday ?? "",
  };
  const isLocked = (name: string) => locked.some((one) => one === name);
  return (
    <SettingsRow
      id="profile"
      icon="user"
      title={t("security.profile")}
      state={nickname}
      act={t("security.change")}
      open={last !== null}
    >
      <SectionForm type="profile" form={form} submit={t("security.saveProfile")}>
        {(data.fields as readonly ProfileField[]).map((field) =>
          isLocked(field.name) ? (
            <ReadOnlyField key={field.name} name={field.name} value={values[field.name] ?? ""} />
          ) : (
            <Input key={field.name} field={field} value={values[field.name] ?? ""} answer={form.answer} />
          ),
        )}
      </SectionForm>
    </SettingsRow>
  );
}

interface InputProps {
  readonly field: ProfileField;
  readonly value: string;
  readonly answer: ReturnType<typeof useSection>["answer"];
}

function Input({ field: { name, required }, value, answer }: InputProps) {
  const t = useT("shell");
  const isOnce = name === "payeeName" || name === "birthday" || name === "idNumber";
  const hint = name === "birthday" ? t("security.birthdayHint", { age: String(BIRTHDAY_AGE) }) : t("security.onceHint");
  return (
    <div>
      <SignInField
        name={name}
        label={t(LABELS[name])}
        answer={answer}
        type={name === "birthday" ? "date" : "text"}
        autoComplete={AUTO[name] ?? "off"}
        defaultValue={answer?.values[name] ?? value}
        maxLength={name === "birthday" ? undefined : 255}
        required={required}
        aria-describedby={isOnce ? `hint-${name}` : undefined}
      />
      {isOnce ? (
        <p className="hint" id={`hint-${name}`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** Renders a read-only field that only customer service can change. */
function ReadOnlyField({ name, value }: { readonly name: keyof typeof LABELS; readonly value: string }) {
  const t = useT("shell");
  return (
    <p className="f">
      <span>{t(LABELS[name])}</span>
      <bdi>{value}</bdi>
      <span className="hint">{t("security.given")}</span>
    </p>
  );
}
