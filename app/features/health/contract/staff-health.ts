import { z } from "zod";
import { driftRow } from "~/features/staff/contract/staff-shapes";
import { defineCall } from "~/platform/wps/define";
import { brandCode, time } from "~/platform/wps/shapes";

const processName = z.string().describe("Which process: machine and process id.");
const appliedMs = z.int().min(0).nullable();

const processRow = z.object({
  id: z.string().describe("Id of the process since it began."),
  process: processName,
  program: z.string().describe("Which build it runs."),
  startedAt: time.describe("Since when it serves."),
  seenAt: time.describe("When it was last heard of; every 5 s as a rule."),
  silent: z.boolean().describe("Not heard of for 20 s: it hangs, or died; after ten minutes it is forgotten."),
  filesHash: z
    .string()
    .describe("Over the file versions of all brands: the same on processes that serve the same files."),
  behind: z.array(z.string()).describe("Brands whose latest change of staff it does not serve yet."),
  appliedMs: appliedMs.describe("How long the last change of staff took until it served it, ms; null for none yet."),
  appliedWorstMs: appliedMs.describe("The longest such time since it began, ms."),
  memory: z.int().describe("Bytes in memory."),
  requests: z.int().describe("Requests since it began."),
  slowCalls: z.int().describe("Calls that took half a second or longer, since it began."),
});

const changeRow = z.object({
  brand: z.string().describe("Code of the brand."),
  key: z.string().describe("What was changed, e.g. `flag:winnersBoard` or `maintenance`."),
  at: time.describe("When."),
  overridesVersion: z.int().describe("The version that it made."),
  processes: z
    .array(
      z.object({
        process: processName,
        served: z.boolean().describe("It serves the change."),
        ms: appliedMs.describe("How long after the change, ms."),
      }),
    )
    .describe("Since when each process serves it: ms after the change; null where that is not known."),
});

const jobRow = z.object({
  job: z.string().describe("Name of the job."),
  brand: z.string().nullable().describe("For which brand; null for all together."),
  state: z
    .enum(["never", "due", "running", "done", "failed"])
    .describe("Where its latest run stands; `due`: it waits, for its first try or another one."),
  slot: time.nullable().describe("When that run was due."),
  ms: z.int().nullable().describe("How long its last try took; null while it was not finished."),
  attempts: z.int().describe("Tries of that run."),
  error: z.string().nullable().describe("Why its last try failed."),
  failures: z.int().describe("Runs within a day that were given up."),
  nextAt: time.nullable().describe("When it is due next."),
  overdue: z.boolean().describe("It should have been done two minutes ago or earlier."),
});

const callRow = z.object({
  call: z.string().describe("The call, `area.name`."),
  count: z.int().describe("How often it was made within the hour."),
  p95: z.number().describe("95 of 100 took so many ms or less: the end of a span."),
  worst: z.number().describe("The longest, ms."),
});

const messageRow = z.object({
  channel: z.enum(["sms", "mail"]).describe("Text messages or mails."),
  taken: z.int().describe("Taken by their providers since the processes began."),
  refused: z.int().describe("Not taken."),
  refusedAt: time.nullable().describe("When one was last not taken."),
  kept: z.int().describe("Kept by sandboxes within a day, in place of sending them."),
});

const outageRow = z.object({
  process: processName,
  from: time.describe("Since when it got no answer."),
  until: time.nullable().describe("When the database answered again; null while it does not."),
});

const serviceRow = z.object({
  kind: z.enum(["payment", "vendor", "identity"]).describe("Payment provider, games vendor or identity provider."),
  brand: z.string().describe("Code of the brand."),
  name: z.string().describe("Name of the payment method, code of the vendor, or host of the identity provider."),
  taken: z.int().describe("Requests that were carried out, since the processes began."),
  refused: z.int().describe("Requests that failed: no answer, a broken one, or a wrong signature."),
  refusedAt: time.nullable().describe("When one last failed."),
});

const brandRow = z.object({
  code: z.string().describe("The brand's code."),
  name: z.string().describe("The brand's name."),
  state: z.enum(["stale", "broken"]).describe("stale: its last good version is served; broken: it answers 503."),
  problems: z.int().describe("Problems of its files."),
});

const trouble = z.object({
  kind: z
    .enum([
      "processSilent",
      "processBehind",
      "programsDiffer",
      "filesDiffer",
      "brandStale",
      "brandBroken",
      "jobFailed",
      "jobOverdue",
      "messageRefused",
      "databaseSilent",
      "paymentFailed",
      "vendorFailed",
      "identityFailed",
      "upstream",
    ])
    .describe("What is not well."),
  subject: z.string().describe("With what: a process, a brand, a job, a channel."),
  detail: z.string().describe("More about it: brands, versions, an error; may be empty."),
});

const AT = "2026-01-31T08:00:00.000Z";

/** Calls about the health of processes, jobs, messages and API calls. */
export const staffHealthCalls = {
  health: defineCall({
    name: "health",
    method: "GET",
    path: "/wps/staff/health",
    staff: "health.read",
    audit: { skip: true },
    doc: "Whether everything is well: the serving processes and what they serve, the database, jobs, messages, providers and vendors, slow calls, operators' own systems. About one's own brands; a page may ask every few seconds.",
    input: z.strictObject({}),
    output: z.object({
      at: time.describe("When this was so."),
      troubles: z.array(trouble).describe("What is not well; empty when all is."),
      processes: z.array(processRow).describe("The serving processes, the oldest first."),
      changes: z.array(changeRow).describe("The latest change of staff of each brand, the latest ten."),
      brands: z.array(brandRow).describe("The brands that are not served as their files say."),
      live: z.int().describe("How many brands are served as their files say."),
      jobs: z.array(jobRow).describe("Jobs by brand: what is not well first; 200 at most."),
      jobCount: z.int().describe("How many there are in all."),
      outages: z.array(outageRow).describe("Times of the last hour in which the database did not answer a process."),
      services: z
        .array(serviceRow)
        .describe("Payment providers, vendors and identity providers; what failed last first."),
      messages: z.array(messageRow).describe("What became of messages, by channel."),
      calls: z.array(callRow).describe("The slowest calls of the last hour on all processes, 20 at most."),
      drift: z
        .array(driftRow.extend({ brand: z.string().describe("Code of the brand.") }))
        .describe("In what operators' own systems differ from the contract: the latest 50."),
    }),
    example: {
      input: {},
      value: {
        at: AT,
        troubles: [{ kind: "jobFailed", subject: "payReferrals", detail: "lotus: connection refused" }],
        processes: [
          {
            id: "019413d6-0000-7000-8000-000000000000",
            process: "web-1:4711",
            program: "0.1.0 4f1c2a9b",
            startedAt: AT,
            seenAt: AT,
            silent: false,
            filesHash: "9f86d081884c",
            behind: [],
            appliedMs: 12,
            appliedWorstMs: 240,
            memory: 180_000_000,
            requests: 1_204,
            slowCalls: 2,
          },
        ],
        changes: [
          {
            brand: "lotus",
            key: "flag:winnersBoard",
            at: AT,
            overridesVersion: 8,
            processes: [{ process: "web-1:4711", served: true, ms: 12 }],
          },
        ],
        brands: [{ code: "harbor", name: "Harbor", state: "stale", problems: 1 }],
        live: 3,
        jobs: [
          {
            job: "payReferrals",
            brand: "lotus",
            state: "failed",
            slot: AT,
            ms: 40,
            attempts: 5,
            error: "connection refused",
            failures: 1,
            nextAt: "2026-02-01T08:00:00.000Z",
            overdue: false,
          },
        ],
        jobCount: 1,
        outages: [{ process: "web-1:4711", from: AT, until: "2026-01-31T08:00:10.000Z" }],
        services: [{ kind: "payment", brand: "lotus", name: "fpx", taken: 80, refused: 2, refusedAt: AT }],
        messages: [{ channel: "sms", taken: 120, refused: 0, refusedAt: null, kept: 4 }],
        calls: [{ call: "game.lobby", count: 812, p95: 50, worst: 212 }],
        drift: [
          {
            brand: "quay",
            call: "home.rankList",
            kind: "shape",
            count: 12,
            detail: "value.winners.0.winAmount: Invalid input: expected string, received undefined",
            firstAt: AT,
            lastAt: AT,
          },
        ],
      },
    },
  }),
  propagation: defineCall({
    name: "propagation",
    method: "GET",
    path: "/wps/staff/flags/propagation",
    staff: "brands.read",
    audit: { skip: true },
    doc: "Which processes serve a change of staff already, and how long that took: small, so that the console may ask often. Silent processes are left out.",
    input: z.strictObject({
      code: brandCode,
      overridesVersion: z.int().min(0).describe("The version that the change made, as its call answered it."),
    }),
    output: z.object({
      everywhere: z.boolean().describe("All processes serve it."),
      processes: z
        .array(
          z.object({
            process: processName,
            served: z.boolean().describe("It serves this version, or a later one."),
            ms: appliedMs.describe(
              "How long that took from the change on; null while it does not, or where it is not known.",
            ),
          }),
        )
        .describe("The serving processes."),
    }),
    errors: ["notFound"],
    example: {
      input: { code: "lotus", overridesVersion: 8 },
      value: { everywhere: true, processes: [{ process: "web-1:4711", served: true, ms: 12 }] },
    },
  }),
} as const;
