function parsePort(name: string, raw: string | undefined, fallback: number): number {
  if (!raw) return fallback;
  const port = Number(raw);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} is not a port: ${raw}`);
  return port;
}

export interface MailConfig {
  host: string;
  port: number;
  smtpPort: number;
  /** Names (`mail:1080`) that others than this machine reach it by. */
  hosts: string[];
  /** Where the mails are kept between starts; empty keeps them in memory only. */
  dataDir: string;
}

export function readConfig(env: Record<string, string | undefined>): MailConfig {
  return {
    // Anyone who reaches it reads every mail, password links included: loopback, unless a container says otherwise.
    host: env['HOST'] || '127.0.0.1',
    port: parsePort('PORT', env['PORT'], 1080),
    hosts: (env['HOSTS'] ?? '').split(',').filter(Boolean),
    smtpPort: parsePort('SMTP_PORT', env['SMTP_PORT'], 1025),
    dataDir: env['DATA_DIR'] ?? '',
  };
}
