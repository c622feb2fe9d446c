import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { staffInfo } from "~/platform/wps/calls/staff.gen";
import { mayOnBrand } from "~/platform/wps/staff";
import { useAccountWatch } from "~/site/account/use-account-watch";
import { consoleContext } from "~/site/app-context";
import { ConsoleFrame } from "~/site/console/console-frame";
import { pageTitles } from "~/site/console/page-titles";
import { StaffProvider } from "~/site/console/staff-context";

/** The frame of the console: on console hosts only. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { demoBrands, document, isElsewhere, staff, t, theme } = consoleContext(context);
  const who = staff && { account: staff.name, role: staff.role };
  const code = params["code"];
  const isAway = code !== undefined && staff !== null && mayOnBrand(staff, code) && isElsewhere(code);
  const titles = pageTitles(t);
  return json({ theme, demo: demoBrands !== null, staff: who, isElsewhere: isAway, titles, title: document.title });
}

/** Whose console this is now. What was typed stays where the session is over, until something is sent. */
function checkStaff(): void {
  staffInfo({}).catch(() => {});
}

export { consoleMeta as meta } from "~/site/console/page-titles";

export default function Console() {
  const { pathname } = useLocation();
  const { demo, isElsewhere, staff, theme } = useLoaderData<typeof loader>();
  useAccountWatch(checkStaff, staff !== null);
  return (
    <ConsoleFrame theme={theme} path={pathname} staff={staff} demo={demo} isElsewhere={isElsewhere}>
      <StaffProvider role={staff?.role ?? null}>
        <Outlet />
      </StaffProvider>
    </ConsoleFrame>
  );
}
