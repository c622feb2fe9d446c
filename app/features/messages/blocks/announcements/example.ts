import type { AnnouncementsProps } from "~/platform/brands/config.gen";
import type { AnnouncementsData } from "./load";

/** Example with three notices, for the gallery and the tests. */
export const announcementsExample: { readonly props: AnnouncementsProps; readonly data: AnnouncementsData } = {
  props: { limit: 8 },
  data: {
    entries: [
      { id: "welcome", title: "Welcome: your first week plays without fees" },
      { id: "upkeep", title: "Short upkeep on Tuesday, 03:00–03:20" },
      { id: "studio", title: "A new studio has opened: forty games by Nova" },
    ],
  },
};
