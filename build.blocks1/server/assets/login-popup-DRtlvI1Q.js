import { jsxs, jsx } from "react/jsx-runtime";
import { u as useT, S as SignInForm } from "./server-build-D9Y2qCi-.js";
import { u as usePostedForm, S as Sheet } from "./sheet-HsN9lT38.js";
import "node:stream";
import "node:stream/consumers";
import "@remix-run/react";
import "react-dom/server";
import "styled-components";
import "react";
import "lucide-react/icons/arrow-right";
import "lucide-react/icons/badge-check";
import "lucide-react/icons/check";
import "lucide-react/icons/cherry";
import "lucide-react/icons/chevron-down";
import "lucide-react/icons/chevron-left";
import "lucide-react/icons/chevron-right";
import "lucide-react/icons/circle-question-mark";
import "lucide-react/icons/clock";
import "lucide-react/icons/club";
import "lucide-react/icons/coins";
import "lucide-react/icons/copy";
import "lucide-react/icons/crown";
import "lucide-react/icons/dices";
import "lucide-react/icons/download";
import "lucide-react/icons/eye";
import "lucide-react/icons/eye-off";
import "lucide-react/icons/fish";
import "lucide-react/icons/flame";
import "lucide-react/icons/gamepad-2";
import "lucide-react/icons/gift";
import "lucide-react/icons/globe";
import "lucide-react/icons/headset";
import "lucide-react/icons/house";
import "lucide-react/icons/landmark";
import "lucide-react/icons/layout-grid";
import "lucide-react/icons/lock";
import "lucide-react/icons/megaphone";
import "lucide-react/icons/menu";
import "lucide-react/icons/message-circle";
import "lucide-react/icons/moon";
import "lucide-react/icons/pause";
import "lucide-react/icons/play";
import "lucide-react/icons/radio";
import "lucide-react/icons/rotate-ccw-clock";
import "lucide-react/icons/search";
import "lucide-react/icons/send";
import "lucide-react/icons/smartphone";
import "lucide-react/icons/spade";
import "lucide-react/icons/star";
import "lucide-react/icons/sun";
import "lucide-react/icons/swords";
import "lucide-react/icons/ticket";
import "lucide-react/icons/trophy";
import "lucide-react/icons/user";
import "lucide-react/icons/users";
import "lucide-react/icons/x";
import "sanitize-html";
import "node:path";
import "i18next";
import "node:fs";
import "@remix-run/node";
function LoginPopup({ site, options }) {
  const t = useT("shell");
  const { answer, sending, onSubmit } = usePostedForm("routes/login");
  const { brand, flags } = site;
  return /* @__PURE__ */ jsxs(Sheet, { title: t("modal.login"), banner: { art: brand.signInArt, logo: brand.logo, name: brand.name }, children: [
    /* @__PURE__ */ jsx(SignInForm, { site, look: "sheet", next: options.next, answer: sending ? null : answer, onSubmit }),
    brand.register && flags.directRegistration ? /* @__PURE__ */ jsxs("p", { className: "switch", children: [
      t("modal.noAccount"),
      " ",
      /* @__PURE__ */ jsx("a", { href: brand.register, "data-modal": "registerModal", children: t("header.register") })
    ] }) : null
  ] });
}
export {
  LoginPopup
};
