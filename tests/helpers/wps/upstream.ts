import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Database, openDatabase } from "~/platform/db/database";
import { startProduct } from "../../../scripts/bench/process";
import { copyFullBase } from "../../../scripts/lib/shared-tenants";
import { quietLog, temporaryFolder, testDatabaseUrl } from "../database";
import { aBrand, connected } from "../tenants";

/** An operator's own system: a second process of the product, which serves the brand `lotus`. */
export interface Upstream {
  /** Value of the brand's key `wps`. */
  readonly url: string;
  /** Its database, for state that no call returns. */
  readonly db: Database;
  close(): Promise<void>;
}

/** Starts an operator's system. @param over keys for the brand's tenant.json */
export async function anUpstream(over: object): Promise<Upstream> {
  const dir = temporaryFolder();
  const settings = { ...over, hosts: { member: ["localhost"] }, origin: "http://localhost" };
  const { files } = aBrand("lotus", settings, connected("REEL", "FANS"));
  copyFullBase(join(dir, "tenants"));
  for (const [name, content] of Object.entries(files)) {
    const path = join(dir, "tenants/lotus", name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(content));
  }
  const databaseUrl = await testDatabaseUrl();
  const product = await startProduct({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(dir, "data"),
    TENANTS_DIR: join(dir, "tenants"),
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "info",
    DEMO: "1",
  });
  const db = await openDatabase({ databaseUrl, dataDir: "unused", log: quietLog });
  return {
    url: `http://localhost:${product.port}`,
    db,
    async close() {
      await db.close();
      await product.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
