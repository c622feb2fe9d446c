import { Icon, isIconName } from "~/ui/icon";
import { isMarkName, Mark } from "~/ui/mark";

/** The icon of a link as the brand names it: a line icon, or a service's mark. */
export function LinkIcon({ name }: { readonly name: string | undefined }) {
  if (isMarkName(name)) return <Mark name={name} />;
  return <Icon name={isIconName(name) ? name : "send"} />;
}
