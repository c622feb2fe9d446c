import { z } from "zod";
import { driftRow } from "~/features/staff/contract/staff-shapes";
import { defineCall } from "~/platform/wps/define";
import { brandCode, time } from "~/platform/wps/shapes";

const processName = z.string().describe("Process: machine and process id.");
const appliedMs = z.int().min(0).nullable();

const processRow = z.object({
  id: z.string().describe("Id of the process, unique per start."),
  process: processName,
  program: z.string().describe("Build of the process."),
  startedAt: time.describe("Time from which it serves."),
  seenAt: time.describe("Time of the last report; processes report every 5 s."),
  silent: z
    .boolean()
    .describe(
      "True without a report for 20 s: the process hangs or has died. It is removed from the list after ten minutes.",
    ),
  filesHash: z
    .string()
    .describe("Hash of the file versions of all brands; equal on processes that serve the same files."),
  behind: z.array(z.string()).describe("Brands whose latest change by staff the process does not serve yet."),
  appliedMs: appliedMs.describe(
    "Delay until the process served the last change by staff, in ms; null for no change yet.",
  ),
  appliedWorstMs: appliedMs.describe("Longest such delay since the start, in ms."),
  memory: z.int().describe("Memory use in bytes."),
  requests: z.int().describe("Requests since the start."),
  slowCalls: z.int().describe("Calls of half a second or longer, since the start."),
});

const changeRow = z.object({
  brand: z.string().describe("Code of the brand."),
  key: z.string().describe("Changed switch, e.g. `flag:winnersBoard` or `maintenance`."),
  at: time.describe("Time of the change."),
  overridesVersion: z.int().describe("Version of the overrides after the change."),
  processes: z
    .array(
      z.object({
        process: processName,
        served: z.boolean().describe("True when the process serves the change."),
        ms: appliedMs.describe("Delay after the change, in ms."),
      }),
    )
    .describe("Delay of each process after the change, in ms; null when unknown."),
});

const jobRow = z.object({
  job: z.string().describe("Name of the job."),
  brand: z.string().nullable().describe("Code of the brand; null for a job of all brands."),
  state: z
    .enum(["never", "due", "running", "done", "failed"])
    .describe("State of the latest run; `due`: waits for its first or next attempt."),
  slot: time.nullable().describe("Scheduled time of the run."),
  ms: z.int().nullable().describe("Duration of the last attempt in ms; null while it runs."),
  attempts: z.int().describe("Number of attempts of the run."),
  error: z.string().nullable().describe("Error of the last failed attempt."),
  failures: z.int().describe("Number of runs given up within one day."),
  nextAt: time.nullable().describe("Time of the next run."),
  overdue: z.boolean().describe("True when the job is late by two minutes or more."),
});

const callRow = z.object({
  call: z.string().describe("Name of the call, `area.name`."),
  count: z.int().describe("Number of calls in the last hour."),
  p95: z.number().describe("95th percentile in ms: the upper bound of a histogram bucket."),
  worst: z.number().describe("Longest duration in ms."),
});

const messageRow = z.object({
  channel: z.enum(["sms", "mail"]).describe("Text messages or e-mails."),
  taken: z.int().describe("Messages accepted by the providers since the start of the processes."),
  refused: z.int().describe("Messages that were not accepted."),
  refusedAt: time.nullable().describe("Time of the last message that was not accepted."),
  kept: z.int().describe("Messages that sandboxes stored instead of sending, within one day."),
});

const outageRow = z.object({
  process: processName,
  from: time.describe("Start of the outage."),
  until: time.nullable().describe("End of the outage; null while it lasts."),
});

const serviceRow = z.object({
  kind: z.enum(["payment", "vendor", "identity"]).describe("Payment provider, vendor of games or identity provider."),
  brand: z.string().describe("Code of the brand."),
  name: z.string().describe("Name of the payment method, code of the vendor, or host of the identity provider."),
  taken: z.int().describe("Successful requests since the start of the processes."),
  refused: z.int().describe("Failed requests: no answer, an invalid answer, or a wrong signature."),
  refusedAt: time.nullable().describe("Time of the last failure."),
});

const brandRow = z.object({
  code: z.string().describe("Code of the brand."),
  name: z.string().describe("Name of the brand."),
  state: z.enum(["stale", "broken"]).describe("stale: the last valid version is served; broken: answers 503."),
  problems: z.int().describe("Number of problems in its files."),
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
    .describe("Type of the problem."),
  subject: z.string().describe("Affected process, brand, job or channel."),
  detail: z.string().describe("Details: brands, versions, an error; may be empty."),
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
    doc: "Returns the health of the system: processes and the versions they serve, database, jobs, messages, providers, vendors, slow calls, and operators' own systems. Limited to the caller's brands. Suitable for polling every few seconds.",
    input: z.strictObject({}),
    output: z.object({
      at: time.describe("Time of this report."),
      troubles: z.array(trouble).describe("Current problems; empty when there are none."),
      processes: z.array(processRow).describe("Serving processes, oldest first."),
      changes: z.array(changeRow).describe("Latest change by staff of each brand, at most ten."),
      brands: z.array(brandRow).describe("Brands that are not served from their current files."),
      live: z.int().describe("Number of brands that are served from their current files."),
      jobs: z.array(jobRow).describe("Jobs by brand, those with problems first; at most 200."),
      jobCount: z.int().describe("Total number of jobs."),
      outages: z.array(outageRow).describe("Outages of the database in the last hour, by process."),
      services: z
        .array(serviceRow)
        .describe("Payment providers, vendors and identity providers, most recent failure first."),
      messages: z.array(messageRow).describe("Message delivery by channel."),
      calls: z.array(callRow).describe("Slowest calls of the last hour on all processes, at most 20."),
      drift: z
        .array(driftRow.extend({ brand: z.string().describe("Code of the brand.") }))
        .describe("Differences of operators' own systems from the contract: the latest 50."),
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
    doc: "Returns the processes that already serve a change by staff, with their delay. The response is small, so the console can poll it often. Silent processes are omitted.",
    input: z.strictObject({
      code: brandCode,
      overridesVersion: z.int().min(0).describe("Version after the change, from the response of its call."),
    }),
    output: z.object({
      everywhere: z.boolean().describe("True when all processes serve it."),
      processes: z
        .array(
          z.object({
            process: processName,
            served: z.boolean().describe("True when the process serves this version or a later one."),
            ms: appliedMs.describe(
              "Delay after the change; null while the process does not serve it, and when unknown.",
            ),
          }),
        )
        .describe("Serving processes."),
    }),
    errors: ["notFound"],
    example: {
      input: { code: "lotus", overridesVersion: 8 },
      value: { everywhere: true, processes: [{ process: "web-1:4711", served: true, ms: 12 }] },
    },
  }),
} as const;
