import * as ArrowRight from "lucide-react/icons/arrow-right";
import * as BadgeCheck from "lucide-react/icons/badge-check";
import * as Check from "lucide-react/icons/check";
import * as Cherry from "lucide-react/icons/cherry";
import * as ChevronDown from "lucide-react/icons/chevron-down";
import * as ChevronLeft from "lucide-react/icons/chevron-left";
import * as ChevronRight from "lucide-react/icons/chevron-right";
import * as CircleHelp from "lucide-react/icons/circle-question-mark";
import * as Clock from "lucide-react/icons/clock";
import * as Club from "lucide-react/icons/club";
import * as Coins from "lucide-react/icons/coins";
import * as Copy from "lucide-react/icons/copy";
import * as Crown from "lucide-react/icons/crown";
import * as Dices from "lucide-react/icons/dices";
import * as Download from "lucide-react/icons/download";
import * as Eye from "lucide-react/icons/eye";
import * as EyeOff from "lucide-react/icons/eye-off";
import * as Fish from "lucide-react/icons/fish";
import * as Flame from "lucide-react/icons/flame";
import * as Gamepad from "lucide-react/icons/gamepad-2";
import * as Gift from "lucide-react/icons/gift";
import * as Globe from "lucide-react/icons/globe";
import * as Headset from "lucide-react/icons/headset";
import * as House from "lucide-react/icons/house";
import * as Landmark from "lucide-react/icons/landmark";
import * as LayoutGrid from "lucide-react/icons/layout-grid";
import * as Lock from "lucide-react/icons/lock";
import * as Megaphone from "lucide-react/icons/megaphone";
import * as Menu from "lucide-react/icons/menu";
import * as MessageCircle from "lucide-react/icons/message-circle";
import * as Moon from "lucide-react/icons/moon";
import * as Pause from "lucide-react/icons/pause";
import * as Play from "lucide-react/icons/play";
import * as Radio from "lucide-react/icons/radio";
import * as History from "lucide-react/icons/rotate-ccw-clock";
import * as Search from "lucide-react/icons/search";
import * as Send from "lucide-react/icons/send";
import * as Smartphone from "lucide-react/icons/smartphone";
import * as Spade from "lucide-react/icons/spade";
import * as Star from "lucide-react/icons/star";
import * as Sun from "lucide-react/icons/sun";
import * as Swords from "lucide-react/icons/swords";
import * as Ticket from "lucide-react/icons/ticket";
import * as Trophy from "lucide-react/icons/trophy";
import * as User from "lucide-react/icons/user";
import * as Users from "lucide-react/icons/users";
import * as X from "lucide-react/icons/x";
import { createElement, type ReactElement } from "react";

/**
 * One line-icon family, imported icon by icon so that a page ships these and no others. Only the drawings are used:
 * the package's own component builds each icon anew at every rendering, which costs more than a whole tile.
 */
const ICONS = {
  "arrow-right": ArrowRight,
  "badge-check": BadgeCheck,
  check: Check,
  cherry: Cherry,
  "chevron-down": ChevronDown,
  "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight,
  "circle-help": CircleHelp,
  clock: Clock,
  close: X,
  club: Club,
  coins: Coins,
  copy: Copy,
  crown: Crown,
  dices: Dices,
  download: Download,
  "eye-off": EyeOff,
  eye: Eye,
  fish: Fish,
  flame: Flame,
  gamepad: Gamepad,
  gift: Gift,
  globe: Globe,
  headset: Headset,
  history: History,
  home: House,
  landmark: Landmark,
  "layout-grid": LayoutGrid,
  lock: Lock,
  megaphone: Megaphone,
  menu: Menu,
  "message-circle": MessageCircle,
  moon: Moon,
  pause: Pause,
  play: Play,
  radio: Radio,
  search: Search,
  send: Send,
  smartphone: Smartphone,
  spade: Spade,
  star: Star,
  sun: Sun,
  swords: Swords,
  ticket: Ticket,
  trophy: Trophy,
  user: User,
  users: Users,
} as const;

export type IconName = keyof typeof ICONS;

/** All names, for the schema of brand files and the gallery. */
export const ICON_NAMES = Object.keys(ICONS) as readonly IconName[];

/** True for a name that `Icon` can draw. */
export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(ICONS, name);
}

type Drawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** The package exports each icon's drawing, but its types leave that out. */
function drawingOf(icon: unknown): Drawing {
  return (icon as { readonly __iconData: { readonly node: Drawing } }).__iconData.node;
}

const drawn = new Map<string, ReactElement>();

function draw(name: IconName, size: number): ReactElement {
  const lines = drawingOf(ICONS[name]).map(([tag, attributes]) => createElement(tag, attributes));
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {lines}
    </svg>
  );
}

/** A decoration beside a text, hidden from screen readers; the text carries the meaning. `size` in px. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  const key = `${name} ${size}`;
  const known = drawn.get(key);
  if (known) return known;
  const element = draw(name, size);
  drawn.set(key, element);
  return element;
}
