import type { AnnouncementsProps } from "~/core/config.gen";
import type { AnnouncementsData } from "./load";

/** Three notices for the gallery and the tests. */
export const announcementsExample: { readonly props: AnnouncementsProps; readonly data: AnnouncementsData } = {
  props: { limit: 8 },
  data: {
    entries: [
      {
        id: "welcome",
        title: "Welcome: your first week plays without fees",
        html: "<p>No fee on deposits for seven days.</p>",
      },
      {
        id: "upkeep",
        title: "Short upkeep on Tuesday, 03:00–03:20",
        html: "<p>Games pause for up to twenty minutes.</p>",
      },
      { id: "studio", title: "A new studio has opened: forty games by Nova", html: "<p>All of them under Slots.</p>" },
    ],
  },
};
