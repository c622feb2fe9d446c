import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { type Embedded, startEmbedded } from "~/platform/db/embedded";
import { quietLog, SERVER_FILE, type ServerAnswer, temporaryFolder, WANTED_FILE } from "./database";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder through which test files request the run's database server; see `testDatabase`. */
    databaseFolder: string;
  }
}

/**
 * Runs once before all files. Provides one database server for the whole run, without fsync, started for the first test file that
 * requests it and stopped at the end of the run.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = temporaryFolder();
  project.provide("databaseFolder", folder);
  let starting: Promise<Embedded | null> | undefined;
  const watch = setInterval(() => {
    if (existsSync(join(folder, WANTED_FILE))) starting ??= start(folder);
  }, 25);
  return async () => {
    clearInterval(watch);
    await (await starting)?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function start(folder: string): Promise<Embedded | null> {
  const options = { dataDir: join(folder, "data"), log: quietLog, durable: false, dieWithParent: true };
  try {
    const embedded = await startEmbedded(options);
    await answer(folder, { owner: embedded.owner });
    return embedded;
  } catch (error) {
    await answer(folder, { error: (error as Error).message });
    return null;
  }
}

async function answer(folder: string, words: ServerAnswer): Promise<void> {
  const file = join(folder, SERVER_FILE);
  await writeFile(`${file}.tmp`, JSON.stringify(words), { mode: 0o600 });
  await rename(`${file}.tmp`, file);
}
