// The entry of the server process: `npm start` and the production image run this file, bundled.
import { compose, composePrimary } from "~/context.server";
import { runProcess } from "./run";

await runProcess({ compose, composePrimary, env: process.env });
