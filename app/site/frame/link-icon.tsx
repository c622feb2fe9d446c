import { Icon, isIconName } from "~/ui/icon";
import { isMarkName, Mark } from "~/ui/mark";

/** Renders the icon of a link by its configured name: a line icon, or a service's logo. */
export function LinkIcon({ name }: { readonly name: string | undefined }) {
  if (isMarkName(name)) return <Mark name={name} />;
  return <Icon name={isIconName(name) ? name : "send"} />;
}
