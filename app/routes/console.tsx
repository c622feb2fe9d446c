import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { ConsoleFrame } from "~/console/console-frame";
import { StaffProvider } from "~/console/staff-context";
import { mayOnBrand } from "~/core/staff";
import { consoleContext } from "~/lib/app-context";
import { useAccountWatch } from "~/lib/use-account-watch";
import { browserCall } from "~/wps/browser";

/** The frame of the console: on console hosts only. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { demoBrands, isElsewhere, staff, theme } = consoleContext(context);
  const who = staff && { account: staff.name, role: staff.role };
  const code = params["code"];
  const isAway = code !== undefined && staff !== null && mayOnBrand(staff, code) && isElsewhere(code);
  return json({ theme, demo: demoBrands !== null, staff: who, isElsewhere: isAway });
}

/** Whose console this is now. What was typed stays where the session is over, until something is sent. */
function checkStaff(): void {
  browserCall("GET /wps/staff/session", {}).catch(() => {});
}

export const meta: MetaFunction = () => [{ title: "Livery console" }, { name: "robots", content: "noindex" }];

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
