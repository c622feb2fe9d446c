import type { LaunchNoteProps } from "~/platform/brands/config.gen";
import type { LaunchNoteData } from "./load";

/** A game that requires sign-in, for the gallery and the tests. */
export const launchNoteExample: { readonly props: LaunchNoteProps; readonly data: LaunchNoteData } = {
  props: { title: { EN: "Sign in to play", CN: "登录即可开始", VI: "Đăng nhập để chơi", AR: "سجّل الدخول للعب" } },
  data: {
    game: { name: "Jade Garden", vendor: "Reelhouse", art: "/art/game/RNG-jade-garden.svg" },
    launch: null,
    rooms: null,
  },
};
