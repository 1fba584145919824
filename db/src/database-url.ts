/**
 * The address for what changes tables: MIGRATIONS_DATABASE_URL, whose user may do so, where the server's own may not; else
 * DATABASE_URL. Or the end of the process in one sentence. It is checked before the library reads it, whose error would
 * contain the whole of it, and with it the password.
 */
export function databaseUrl(): string {
  const name = process.env['MIGRATIONS_DATABASE_URL'] ? 'MIGRATIONS_DATABASE_URL' : 'DATABASE_URL';
  const url = process.env[name];
  if (!url) return end(`${name} is not set: give it as mysql://user:password@host:port/schema`);
  if (isDatabaseUrl(url)) return url;
  return end(
    `${name} is no address such as mysql://user:password@host:3306/massima; within user and password ` +
      '/ is written as %2F, # as %23, ? as %3F, @ as %40, : as %3A and % as %25',
  );
}

function isDatabaseUrl(url: string): boolean {
  try {
    const { protocol, hostname, pathname, username, password } = new URL(url);
    const [user, , schema] = [username, password, pathname.slice(1)].map(decodeURIComponent);
    return /^(?:mysql|mariadb):$/.test(protocol) && ![hostname, user, schema].includes('');
  } catch {
    return false;
  }
}

function end(why: string): never {
  console.error(why);
  process.exit(2);
}
