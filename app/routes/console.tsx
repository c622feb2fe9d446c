import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { ConsoleFrame } from "~/console/console-frame";
import { consoleContext } from "~/lib/app-context";

/** The frame of the console: on console hosts only. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { theme } = consoleContext(context);
  return json({ theme, path: new URL(request.url).pathname });
}

export const meta: MetaFunction = () => [{ title: "Livery console" }, { name: "robots", content: "noindex" }];

export default function Console() {
  const { theme, path } = useLoaderData<typeof loader>();
  return (
    <ConsoleFrame theme={theme} path={path}>
      <Outlet />
    </ConsoleFrame>
  );
}
