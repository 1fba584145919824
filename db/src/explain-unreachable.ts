const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to it',
  ECONNRESET: 'it hung up',
  PROTOCOL_CONNECTION_LOST: 'it hung up',
  ER_ACCESS_DENIED_ERROR: 'it refuses this user or password',
  ER_BAD_DB_ERROR: 'it has no such schema, which npm run update makes',
  ER_DBACCESS_DENIED_ERROR: 'this user may not use, or create, the schema',
};

/** Why a database is not to be had, in one sentence; undefined where an error says something else. */
export function whyUnreachable(url: string, error: unknown): string | undefined {
  const code = error instanceof Error ? String(Reflect.get(error, 'code')) : '';
  const reason = reasons[code];
  if (reason === undefined) return undefined;
  const { hostname, port, pathname } = new URL(url);
  return `The database ${pathname.slice(1)} at ${hostname}:${port || '3306'} cannot be used: ${reason} (${code}). DATABASE_URL says where it is.`;
}

/**
 * Runs a command on the database. If the database is down or rejects the connection, prints one
 * sentence and exits with 1.
 */
export async function explainUnreachable(url: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const why = whyUnreachable(url, error);
    if (why === undefined) throw error;
    console.error(why);
    process.exitCode = 1;
  }
}
