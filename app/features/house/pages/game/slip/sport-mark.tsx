import type { ReactNode } from "react";
import type { SlipMatch } from "../api";

const MARKS: Readonly<Record<SlipMatch["sport"], ReactNode>> = {
  football: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.500 16.200 10.600 14.600 15.500H9.400L7.800 10.600ZM12 7.500V3M16.200 10.600 20.600 9.200M14.600 15.500 17.300 19.300M9.400 15.500 6.700 19.300M7.800 10.600 3.400 9.200" />
    </>
  ),
  basketball: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12H21M12 3V21M5.600 5.600C9 9 9 15 5.600 18.400M18.400 5.600C15 9 15 15 18.400 18.400" />
    </>
  ),
  tennis: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M4.500 7C10 8 11 16 9 20.500M19.500 17C14 16 13 8 15 3.500" />
    </>
  ),
  esports: (
    <path d="M7 8H17Q21 8 21 13 21 18 18.500 18 17 18 15.500 15.500H8.500Q7 18 5.500 18 3 18 3 13 3 8 7 8ZM7 12H10M8.500 10.500V13.500M15 11V11.010M17 13V13.010" />
  ),
  cricket: (
    <>
      <path d="M14.500 4 20 9.500 10 19.500 6.500 17.500 4.500 14ZM4.500 19.500 8 16" />
      <circle cx="18" cy="18" r="2.500" />
    </>
  ),
};

/** Renders the icon of a sport. */
export const SportMark = ({ sport }: { readonly sport: SlipMatch["sport"] }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.600"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {MARKS[sport]}
  </svg>
);
