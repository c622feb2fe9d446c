import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** A request that a gateway received. */
interface ReceivedRequest {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** Starts an SMS gateway that answers with a status; with null, never. Closed when the test ends. */
export async function aGateway(status: number | null) {
  const got: ReceivedRequest[] = [];
  let tell = () => {};
  const asked = new Promise<void>((done) => {
    tell = done;
  });
  const server = createServer(async (request, response) => {
    got.push({ method: request.method, headers: request.headers, body: JSON.parse(await text(request)) });
    tell();
    if (status !== null) response.writeHead(status, { location: "/elsewhere" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`, got, asked };
}

/** A mail that a server accepted. */
interface ReceivedMail {
  readonly user: string | undefined;
  readonly from: string;
  readonly to: readonly string[];
  readonly secure: boolean;
  readonly source: string;
}

/** Starts a mail server for the user `mailer` with the password `mail-secret`; with `refuse`, it rejects all mail. */
export async function aMailServer(options: { secure?: boolean; hideSTARTTLS?: boolean; refuse?: boolean } = {}) {
  const { refuse = false, ...rest } = options;
  const got: ReceivedMail[] = [];
  const users: string[] = [];
  const server = new SMTPServer({
    ...rest,
    allowInsecureAuth: true,
    onAuth({ username = "", password }, _session, done) {
      users.push(username);
      if (password === "mail-secret") done(null, { user: username });
      else done(new Error(`no such user: ${username}`));
    },
    async onData(stream, { user, envelope, secure }, done) {
      const source = await text(stream);
      if (refuse) return done(new Error("not taken: 123456"));
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      got.push({ user, from, to: envelope.rcptTo.map(({ address }) => address), secure, source });
      done();
    },
  });
  // A client that does not trust the certificate disconnects.
  server.on("error", () => {});
  server.listen(0, "localhost");
  await once(server.server, "listening");
  const close = () => new Promise<void>((done) => server.close(done));
  onTestFinished(close);
  return { port: (server.server.address() as AddressInfo).port, got, users, close };
}
