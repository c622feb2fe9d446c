import { execFileSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { dayAfter } from "~/platform/time/calendar-day";
import type { WpsClient } from "~/platform/wps/client";
import { contract } from "~/registry/contract";
import { inTemporaryFolder, startProduct } from "../../../scripts/bench/process";
import { copySharedTenants } from "../../../scripts/lib/shared-tenants";
import { demoCode, staffToken } from "../demo-staff";
import { parameter } from "../http";
import { BRAND, BRAND_HOST, CONSOLE_HOST, callsOver, VENDOR_SECRET, vendorOver } from "./client";
import { type FormerAnswers, memberRecords } from "./records";

// Writes data of an earlier program, from a checkout of it: steps in tests/fixtures/before-sql-files/README.md. Acts through the
// public calls only.

const FOLDER = resolve("tests/fixtures/before-sql-files");
const DEMO_PASSWORD = "Lantern-2026";
const PASSWORD = "a heron in the reeds";
const PAYMENT = "246813";
const code = BRAND;
/** Grey picture of 16 × 16 px. */
const { file: PICTURE } = contract.member.addIdentityDocument.example.input;

let port: number;
let staff: Readonly<Record<"ada" | "felix" | "iris", WpsClient["staff"]>>;
const visitor = () => callsOver(port, BRAND_HOST);
const requestId = () => randomUUID();

/** Solves a proof-of-work challenge like a browser. */
async function human(): Promise<string> {
  const { parameters, signature } = await visitor().verification.humanChallenge({});
  const challenge = { parameters: structuredClone(parameters), signature };
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

async function signIn(username: string, password: string, rememberMe = false): Promise<WpsClient> {
  const { token } = await visitor().session.login({ username, password, rememberMe });
  return callsOver(port, BRAND_HOST, token);
}

async function register(username: string): Promise<WpsClient> {
  const given = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
  const { token } = await visitor().member.register({ ...given, human: await human() });
  return callsOver(port, BRAND_HOST, token);
}

/** Returns the code in the latest message to a receiver. */
async function sentCode(receiver: string): Promise<string> {
  const { rows } = await staff.ada.outbox({ code });
  return /\d{6}/.exec(rows.find((row) => row.receiver === receiver)?.body ?? "")?.[0] ?? "";
}

async function deposit(calls: WpsClient, amount: string, act: "approve" | "refuse" = "approve"): Promise<void> {
  const { id, payUrl } = await calls.payment.deposit({ method: "bank", amount, requestId: requestId() });
  await calls.payment.paySandbox({ order: id, ticket: parameter(payUrl ?? "", "ticket"), act });
}

async function openGame(calls: WpsClient, gameCode: string): Promise<string> {
  const { url } = await calls.game.launch({ gameCode });
  return (await calls.house.enter({ token: parameter(url, "token") })).session;
}

/** Registers `wrenfield`: contacts, identity, limits, deposits, games with a win, rewards and withdrawals. */
async function actAsWren() {
  await register("wrenfield");
  const calls = await signIn("wrenfield", PASSWORD, true);
  await calls.session.firstLogin({});
  await calls.member.setProfile({ nickname: "Wren", payeeName: "Wren Field", birthday: "1990-05-17" });
  await calls.verification.mailBind({ email: "wren@mail.example", human: await human() });
  const verificationCode = await sentCode("wren@mail.example");
  await calls.member.bindContact({ email: "wren@mail.example", verificationCode, password: PASSWORD });
  await calls.member.setPaymentPassword({
    paymentPassword: PAYMENT,
    confirmPaymentPassword: PAYMENT,
    password: PASSWORD,
  });
  await calls.member.addIdentityDocument({ kind: "passport", file: PICTURE });
  const { id: memberId } = await calls.member.info({});
  const { version } = await staff.iris.identityCheck({ code, memberId });
  await staff.iris.reviewIdentity({ code, memberId, verdict: "verified", expectedVersion: version });
  await calls.member.setLimits({ kind: "deposit", period: "day", value: "1000" });
  await deposit(calls, "100.00");
  await deposit(calls, "50.00", "refuse");
  const transfer = { from: "main", to: "HOUSE", amount: "40.00", requestId: requestId() };
  const answer = await calls.wallet.transfer(transfer);
  const session = await openGame(calls, "lantern-garden");
  for (let won = false; !won; ) {
    const spin = await calls.house.reelsSpin({ session, stake: "1.00", requestId: requestId() });
    won = Number(spin.won) > 0;
  }
  await calls.game.toggleFavourite({ nodeId: 101, action: "add" });
  await calls.game.toggleFavourite({ nodeId: 102, action: "add" });
  await calls.system.feedback({
    topic: "payment",
    content: "When is my withdrawal paid?",
    contact: "wren@mail.example",
  });
  const withdrawal = await withdraw(calls);
  // A claimed reward requires turnover, which would prevent the withdrawals.
  await receiveRewards(calls, memberId);
  return { calls, transfer: { input: transfer, answer }, withdrawal };
}

/** Grants a bonus that is claimed, and one that a second person approves. */
async function receiveRewards(calls: WpsClient, memberId: string): Promise<void> {
  const given = { code, memberId, reason: "Welcome" } as const;
  await staff.felix.giveReward({ ...given, kind: "redEnvelope", amount: "8.00", requestId: requestId() });
  const large = await staff.felix.giveReward({ ...given, kind: "bonus", amount: "500.00", requestId: requestId() });
  await staff.ada.reviewGrant({ code, id: large.pending?.id ?? "", verdict: "approved" });
  const { rows } = await calls.promotion.rewards({});
  const envelope = rows.find(({ kind }) => kind === "redEnvelope");
  await calls.promotion.claimReward({ id: envelope?.id ?? "", requestId: requestId() });
}

/** Withdraws three times: received, disputed with a proof and returned, and waiting. @returns the waiting one's id */
async function withdraw(calls: WpsClient): Promise<string> {
  const number = "0012 3456 7890";
  const { rows } = await calls.payment.addBankAccount({ bank: "North Bank", holder: "Wren Field", number });
  const request = async () => {
    const given = { method: "bank", account: rows[0]?.id ?? "", amount: "10.00", paymentPassword: PAYMENT };
    return (await calls.payment.withdraw({ ...given, requestId: requestId() })).id;
  };
  const pay = async (id: string) => {
    const { version } = await staff.felix.reviewOrder({ code, id, verdict: "approved", expectedVersion: 1 });
    const given = { code, id, outcome: "paid", reference: `NB-${id.slice(-6)}`, expectedVersion: version } as const;
    await staff.felix.settleWithdrawal(given);
  };
  const received = await request();
  await pay(received);
  await calls.payment.confirmWithdrawal({ order: received, outcome: "received" });
  const disputed = await request();
  await pay(disputed);
  const { id: proof } = await calls.payment.uploadProof({ order: disputed, file: PICTURE });
  await calls.payment.confirmWithdrawal({ order: disputed, outcome: "notReceived", proofs: [proof] });
  const { version } = await staff.felix.paymentOrder({ code, id: disputed });
  const verdict = { verdict: "returned", reason: "The bank sent it back.", expectedVersion: version } as const;
  await staff.felix.resolveDispute({ code, id: disputed, ...verdict });
  return request();
}

/** Leaves rounds of `omar` open: one at the vendor REEL with a bet and a win, and a slip. */
async function leaveRoundsOpen(): Promise<FormerAnswers["openRound"]> {
  const calls = await signIn("omar", DEMO_PASSWORD);
  await calls.wallet.transfer({ from: "main", to: "REEL", amount: "30.00", requestId: requestId() });
  await calls.wallet.transfer({ from: "main", to: "HOUSE", amount: "20.00", requestId: requestId() });
  const token = parameter((await calls.game.launch({ gameCode: "jade-garden" })).url, "token");
  const vendor = vendorOver(port);
  const round = { roundId: "alder-round" };
  await vendor.ask({ operation: "authenticate", token });
  const stake = { transactionId: "alder-bet", gameId: "jade-garden", amount: 500n };
  const bet = await vendor.ask({ operation: "bet", token, ...round, ...stake });
  if (!bet.ok) throw new Error("the bet was refused");
  const { playerId } = bet.value;
  const win = await vendor.ask({ operation: "win", playerId, ...round, transactionId: "alder-win", amount: 200n });
  if (!win.ok) throw new Error("the win was refused");
  const session = await openGame(calls, "lantern-sports");
  const match = (await calls.house.slipMatches({ session })).matches.at(-1);
  if (!match) throw new Error("there is no match");
  const legs = [{ matchId: match.matchId, pick: "home" as const, odds: match.odds.home }];
  await calls.house.slipPlace({ session, stake: "5.00", legs, requestId: requestId() });
  return { playerId, ...round, bet: "alder-bet", win: "alder-win", balance: Number(win.value.balance) };
}

/** Actions of further members: second step, sign-in with a provider, a code without use, a time-out and an exclusion. */
async function actAsOthers(): Promise<void> {
  const heron = await register("heronlake");
  const { secret } = await heron.member.twoStep({ action: "enable", password: PASSWORD });
  await heron.member.twoStep({ action: "confirm", code: demoCode(secret ?? "") });
  const { address, kept } = await visitor().session.identityStart({ provider: "google" });
  const asked = { state: parameter(address, "state"), nonce: parameter(address, "nonce"), name: "Ida Finch" };
  const confirmed = await visitor().session.identitySandbox({ provider: "google", ...asked });
  const query = confirmed.address.split("?")[1] ?? "";
  await visitor().session.identityCallback({ provider: "google", query, kept });
  const lena = await signIn("lena", DEMO_PASSWORD);
  await lena.verification.smsBind({ mobileNum: "+60 12-345 6789", human: await human() });
  await lena.member.takeTimeOut({ hours: 24, confirm: true });
  const teal = await register("tealmarsh");
  await teal.member.setProfile({ payeeName: "Teal Marsh", birthday: "1988-02-03" });
  await teal.member.selfExclude({ months: 6, confirm: true });
}

async function actAsStaff(): Promise<void> {
  const { rows } = await staff.iris.players({ code, find: "thea" });
  const memberId = rows[0]?.memberId ?? "";
  await staff.iris.addPlayerNote({ code, memberId, words: "Prefers to be called in the evening." });
  await staff.iris.labelPlayer({ code, memberId, labels: ["prefers calls"], expected: [] });
  const { overridesVersion } = await staff.iris.flags({ code });
  const flag = { flag: "winnersBoard", value: false, expectedVersion: overridesVersion, reason: "Requested" };
  await staff.iris.setFlag({ code, ...flag });
  const text = { title: { EN: "New opening hours" }, html: { EN: "<p>We answer until midnight.</p>" } };
  await staff.iris.sendMessage({ code, audience: "all", ...text, requestId: requestId() });
}

async function act(today: string): Promise<FormerAnswers> {
  const signedIn = async (account: string) => callsOver(port, CONSOLE_HOST, await staffToken(port, account)).staff;
  staff = { ada: await signedIn("ada"), felix: await signedIn("felix"), iris: await signedIn("iris") };
  const { calls: wren, transfer, withdrawal } = await actAsWren();
  const openRound = await leaveRoundsOpen();
  await actAsOthers();
  await actAsStaff();
  const thea = await signIn("thea", DEMO_PASSWORD);
  const { days } = JSON.parse(readFileSync(join(FOLDER, "history.json"), "utf8")) as { readonly days: number };
  const period = { from: dayAfter(today, -days), to: today };
  // Jobs react to the actions for two minutes.
  await delay(130_000);
  return {
    period,
    passwords: { thea: DEMO_PASSWORD, wrenfield: PASSWORD },
    records: { thea: await memberRecords(thea, period), wrenfield: await memberRecords(wren, period) },
    transfer,
    openRound,
    withdrawal,
  };
}

await inTemporaryFolder(async (dir) => {
  const [data, tenants] = [join(dir, "data"), join(dir, "tenants")];
  copySharedTenants(tenants);
  cpSync(join(FOLDER, "tenants"), tenants, { recursive: true });
  cpSync(join(FOLDER, "history.json"), "demo/history.json");
  mkdirSync(join(FOLDER, "data", "secrets"), { recursive: true });
  writeFileSync(join(FOLDER, "data", "secrets", "preview"), randomBytes(32).toString("base64url"));
  cpSync(join(FOLDER, "data"), data, { recursive: true });
  chmodSync(join(data, "secrets"), 0o700);
  chmodSync(join(data, "secrets", "preview"), 0o600);
  const env = { DATA_DIR: data, TENANTS_DIR: tenants, DEMO: "1", DEMO_HISTORY: "1", ...VENDOR_SECRET };
  const product = await startProduct(env);
  try {
    port = product.port;
    const answers = await act(new Date().toISOString().slice(0, 10));
    writeFileSync(join(FOLDER, "answers.json"), `${JSON.stringify(answers)}\n`);
    const backup = ["scripts/run.mjs", "scripts/backup.ts", "backup", join(FOLDER, "database.jsonl.gz")];
    execFileSync(process.execPath, backup, { env: { ...process.env, ...env }, stdio: "inherit" });
  } finally {
    await product.stop();
  }
});
