import type { AnnouncementsProps } from "~/platform/brands/config.gen";
import type { AnnouncementsData } from "./load";

/** Example with three notices, for the gallery and the tests. */
export const announcementsExample: { readonly props: AnnouncementsProps; readonly data: AnnouncementsData } = {
  props: { limit: 8 },
  data: {
    entries: [
      { id: "welcome", title: "Welcome: no fees in your first week" },
      { id: "upkeep", title: "Short maintenance on Tuesday, 03:00–03:20" },
      { id: "studio", title: "New game provider: forty games by Nova" },
    ],
  },
};
