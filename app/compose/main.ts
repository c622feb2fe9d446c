// Entry of the server process: `npm start` runs this file, bundled.
import { fileURLToPath } from "node:url";
import { isSupervisor, supervise } from "~/platform/http/supervise";

// Only the serving process loads the product; the supervising process does not.
if (isSupervisor(process.env, process.execArgv)) supervise(fileURLToPath(import.meta.url));
else await import("./product");
