import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { ConsoleFrame } from "~/console/console-frame";
import { StaffProvider } from "~/console/staff-context";
import { consoleContext } from "~/lib/app-context";

/** The frame of the console: on console hosts only. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { demoBrands, staff, theme } = consoleContext(context);
  const who = staff && { account: staff.name, role: staff.role };
  return json({ theme, demo: demoBrands !== null, staff: who });
}

export const meta: MetaFunction = () => [{ title: "Livery console" }, { name: "robots", content: "noindex" }];

export default function Console() {
  const { pathname } = useLocation();
  const { demo, staff, theme } = useLoaderData<typeof loader>();
  return (
    <ConsoleFrame theme={theme} path={pathname} staff={staff} demo={demo}>
      <StaffProvider role={staff?.role ?? null}>
        <Outlet />
      </StaffProvider>
    </ConsoleFrame>
  );
}
