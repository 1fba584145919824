/**
 * DATABASE_URL, or the end of the process in one sentence. It is looked at before the library does, whose error would hold the
 * whole of it, and with it the password.
 */
export function databaseUrl(): string {
  const url = process.env['DATABASE_URL'];
  if (!url) return end('is not set: give it as mysql://user:password@host:port/schema');
  if (isDatabaseUrl(url)) return url;
  return end(
    'is no address such as mysql://user:password@host:3306/massima; within user and password ' +
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
  console.error(`DATABASE_URL ${why}`);
  process.exit(2);
}
