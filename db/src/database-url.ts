/**
 * Returns the URL for changes of the schema: MIGRATIONS_DATABASE_URL, if the server's user may not
 * change tables, else DATABASE_URL. If it is invalid, exits with a one-sentence message. The URL
 * is checked before the library parses it, whose error would contain the password.
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
