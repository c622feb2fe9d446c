import net from "node:net";
import pg from "pg";

/** Proxy between a program and PostgreSQL that counts round trips. */
export interface TripCounter {
  /** DATABASE_URL of the proxy. */
  readonly url: string;
  /** Number of completed answers of the database: each ended one round trip. */
  count(): number;
  close(): Promise<void>;
}

const READY_FOR_QUERY = 0x5a;

/** Counts "ready for query" messages in the server's output: a type byte, then a length that includes itself. */
function readyCounter(onReady: () => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= 5) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) return;
      if (rest[0] === READY_FOR_QUERY) onReady();
      rest = rest.subarray(end);
    }
  };
}

/** Listens on this machine and forwards to the database of a URL. */
export async function countTrips(databaseUrl: string): Promise<TripCounter> {
  const { host, port, user, password, database } = new pg.Client(databaseUrl);
  const path = `${host}/.s.PGSQL.${port}`;
  const sockets = new Set<net.Socket>();
  let trips = 0;
  const server = net.createServer((client) => {
    const upstream = host.startsWith("/") ? net.connect(path) : net.connect(port, host);
    upstream.on(
      "data",
      readyCounter(() => {
        trips += 1;
      }),
    );
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address() as net.AddressInfo;
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${address.port}/${database}`,
    count: () => trips,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
