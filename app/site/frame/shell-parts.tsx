import { ErrorScreen, SiteStatusScreen } from "../status/status-screens";
import { BottomBar } from "./bottom-bar";
import { Drawer } from "./drawer";
import { Footer } from "./footer/footer";
import type { FrameParts } from "./frame-parts";
import { Header } from "./header/header";
import { RightBar } from "./right-bar";
import type { ShellFrame } from "./shell-site";
import { Snow } from "./snow";
import type { CurrentAddress } from "./use-current-address";

/** Renderers for the server only (see `Kept`): header, footer, side menu, bottom bar with drawer, and snow. */
export const drawHeader =
  (here: CurrentAddress, { SignInForm }: FrameParts) =>
  (frame: ShellFrame) => <Header site={frame} here={here} SignInForm={SignInForm} />;

export const drawFooter = (frame: ShellFrame) => <Footer brand={frame.brand} />;

export const drawSide = (frame: ShellFrame) => <RightBar brand={frame.brand} />;

export const drawEdges = (here: CurrentAddress) => (frame: ShellFrame) => (
  <>
    <BottomBar entries={frame.brand.navigation} path={here.path} />
    <Drawer site={frame} here={here} />
  </>
);

export const drawSnow = () => <Snow />;

/** Screens that the browser also renders, loaded on demand (see `status-part`). */
export const statusScreens = { ErrorScreen, SiteStatusScreen };
