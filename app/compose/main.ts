// The entry of the server process: `npm start` runs this file, bundled.
import { fileURLToPath } from "node:url";
import { isSupervisor, supervise } from "~/platform/http/supervise";

// The product itself is loaded by the process that serves, not by the one that supervises it.
if (isSupervisor(process.env, process.execArgv)) supervise(fileURLToPath(import.meta.url));
else await import("./product");
