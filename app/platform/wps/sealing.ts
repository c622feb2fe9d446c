/** Encryption of a sealed body: JWE with a key agreed by ECDH (RFC 7518, 4.6) and AES (5.3). */
export const SEAL_ALG = "ECDH-ES";
export const SEAL_ENC = "A256GCM";

/** Maximum age of a sealed body, in seconds. */
export const SEAL_MAX_AGE = 300;

/** Maximum time in the future at which a body may claim to be sealed, in seconds: clocks differ. */
export const SEAL_MAX_AHEAD = 60;

/** Format of a body's one-time id. */
export const SEAL_ID = /^[\w-]{16,64}$/;

/** Instructions for sealing a body, for the documents. Markdown. */
export const HOW_TO_SEAL = `The body of an encrypted call is \`{ "sealed": "…" }\`, where \`sealed\` is a compact JWE (RFC 7516):

1. Read the first key of \`GET /wps/system/keys\`, and the difference between its \`time\` and your clock.
2. The payload is \`{ "iat": …, "jti": "…", "body": { … } }\`: \`iat\` is the current time by the server's clock, in seconds; \`jti\` is a
   new random id of 16 to 64 letters, digits, \`-\` or \`_\`; \`body\` contains the fields of the call. Its schema
   in \`/wps/openapi.json\` is \`<operationId>.sealed\`, e.g. \`session.login.sealed\`.
3. Encrypt it with \`"alg": "${SEAL_ALG}"\`, \`"enc": "${SEAL_ENC}"\` and the key's \`kid\` in the protected header, without
   compression.

A plain body is refused with \`sealRequired\`. A body that cannot be decrypted, is older than ${SEAL_MAX_AGE / 60} minutes or was already
sent to this brand is refused with \`sealInvalid\`: fetch the keys again, and seal again if they or the clocks have changed.
Sealing protects bodies from logs and intermediate servers. It does not replace TLS: a sealed body contains neither its
brand nor its call.`;
