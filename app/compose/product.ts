// The product: what a serving process is made of.
import { compose, composePrimary } from "./context.server";
import { runProcess } from "./run";

await runProcess({ compose, composePrimary, env: process.env });
