import type { DownloadsProps } from "~/platform/brands/config.gen";
import type { DownloadsData } from "./load";

/**
 * Both platforms for the gallery and the tests; only one has a downloadable application. Logos replace the QR codes, because the
 * console with the gallery has no site address to encode.
 */
export const downloadsExample: { readonly props: DownloadsProps; readonly data: DownloadsData } = {
  props: {
    title: { EN: "Take it with you", CN: "随身畅玩", VI: "Mang theo bên mình", AR: "خذها معك" },
    intro: { EN: "The same account and the same wallet, on your phone." },
  },
  data: {
    guides: [
      {
        id: "ios",
        platform: "IOS",
        title: "Install on iPhone",
        url: null,
        qrCodeUrl: "/art/logo/ios.svg",
        steps: [
          { title: "Scan the code", html: "<p>Point the camera at the code and open the page in Safari.</p>" },
          { title: "Tap Share", html: "<p>It is the square with an arrow at the bottom of the screen.</p>" },
          { title: "Add to Home Screen", html: "<p>The icon appears next to your other apps.</p>" },
        ],
      },
      {
        id: "android",
        platform: "ANDROID",
        title: "Install on Android",
        url: "https://cdn.example/lotus.apk",
        qrCodeUrl: "/art/logo/android.svg",
        steps: [
          { title: "Download the file", html: "<p>Press the button, or scan the code.</p>" },
          { title: "Allow the installation", html: "<p>Your phone asks whether to allow apps from this source.</p>" },
          { title: "Open the app", html: "<p>Sign in with your account.</p>" },
        ],
      },
    ],
    screens: ["RNG-a", "LIVE-b", "FISH-c", "PVP-d", "SPORTS-e", "LOTT-f"].map((seed) => `/art/game/${seed}.svg`),
  },
};
