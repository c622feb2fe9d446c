import { CompactEncrypt, importJWK } from "jose";

/** The parts of an OpenAPI document that a client needs. */
export interface ApiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, { readonly name: string; readonly in: string }>>;
    readonly securitySchemes: Readonly<Record<string, { readonly type: string; readonly scheme: string }>>;
  };
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: { readonly "application/json": { readonly schema: { readonly properties?: object } } };
  };
}

type PathItem = { readonly servers?: readonly { readonly url: string }[]; readonly parameters?: unknown } & Readonly<
  Partial<Record<"get" | "post" | "put" | "delete", Operation>>
>;

/** An answer of a call. */
export interface ApiAnswer {
  readonly success: boolean;
  readonly code?: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back.
  readonly value: any;
}

/** How a client of a document reaches the servers that it names. */
export interface ApiTransport {
  /** What stands for the variables of `servers`. */
  readonly variables: Readonly<Record<string, string>>;
  /** Sends a request to an absolute address, or to one of the host that the document was read from. */
  fetch(address: string, init: RequestInit): Promise<Response>;
}

/** Tokens by the name of the security scheme. */
type Tokens = Readonly<Record<string, string>>;

const METHODS = ["get", "post", "put", "delete"] as const;

/** A client of the calls that is made of their document alone: nothing of this product's own code is used. */
export function documentClient(document: ApiDocument, { fetch, variables }: ApiTransport) {
  const operations = new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation ? [[operation.operationId, { path, item, method, operation }] as const] : [];
      }),
    ),
  );

  async function bodyOf({ requestBody }: Operation, input: object): Promise<object> {
    const properties = requestBody?.content["application/json"].schema.properties ?? {};
    return "sealed" in properties ? { sealed: await seal(input) } : input;
  }

  /** As the introduction of the document says. */
  async function seal(body: object): Promise<string> {
    const { value } = await call("system.keys", {});
    const [key] = value.keys;
    const payload = { iat: value.time, jti: crypto.randomUUID(), body };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid: key.kid })
      .encrypt(await importJWK(key, "ECDH-ES"));
  }

  async function call(id: string, input: Readonly<Record<string, unknown>>, tokens: Tokens = {}): Promise<ApiAnswer> {
    const found = operations.get(id);
    if (!found) throw new Error(`the document has no ${id}`);
    const { item, method, operation, path } = found;
    const [server = { url: "/" }] = item.servers ?? document.servers;
    const base = server.url.replace(/\{(\w+)\}/g, (_all, name) => variables[name] ?? "").replace(/\/$/, "");
    const headers = new Headers({ Language: "EN" });
    const [scheme] = Object.keys(operation.security?.[0] ?? {});
    if (scheme && tokens[scheme]) headers.set("Authorization", `Bearer ${tokens[scheme]}`);
    const query = new URLSearchParams();
    for (const { in: place, name } of operation.parameters ?? [])
      if (place === "query" && input[name] !== undefined) query.set(name, String(input[name]));
    const init: RequestInit = { method: method.toUpperCase(), headers };
    if (operation.requestBody) {
      headers.set("Content-Type", "application/json");
      init.body = JSON.stringify(await bodyOf(operation, input));
    }
    const answer = await fetch(`${base}${path}${query.size > 0 ? `?${query}` : ""}`, init);
    return answer.json();
  }
  return { call, operations };
}
