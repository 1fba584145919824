import { decoded } from '@massima/contract/format/query-names';
import { z } from 'zod';

interface Form {
  /** Schemes without the colon. The first is used in the example. */
  schemes: readonly string[];
  /** Example of the part after user and password. */
  example: string;
  /** Whether an invalid percent code (`%zz`) is rejected, because the client library rejects it. */
  strict?: boolean;
}

/**
 * Schema of a server's URL with user and password. It is checked before a library reads it,
 * because the library's error could contain the password, or it could take a part of the password
 * for the host.
 */
export const connectionUrl = (form: Form) =>
  z.string().refine((value) => isConnectionUrl(value, form), {
    error:
      `is no address such as ${form.schemes[0]}://user:password@${form.example}; within user and password ` +
      '/ is written as %2F, # as %23, ? as %3F, @ as %40, : as %3A and % as %25',
  });

function isConnectionUrl(url: string, { schemes, strict = false }: Form): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (!schemes.includes(protocol.slice(0, -1)) || hostname === '') return false;
  return !strict || [username, password].every((part) => decoded(part) !== undefined);
}
