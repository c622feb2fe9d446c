import { useT } from "~/platform/i18n/use-t";

/** Returns a function for the display name of a device. API clients without a name are stored as `?`. */
export function useDeviceName(): (device: string) => string {
  const t = useT("shell");
  return (device) => (device === "?" ? t("security.unknownDevice") : device);
}
