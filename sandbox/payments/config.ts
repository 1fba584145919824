export interface Config {
  port: number;
  host: string;
  /** Names (`payments:12111`) that others than this machine reach it by. */
  hosts: string[];
  /** Where the state lives; empty keeps it in memory only. */
  dataDir: string;
  webhookUrl: string;
  webhookSecret: string;
  /** Public URL of the sandbox, used by browsers and on invoices. */
  publicUrl: string;
  apiVersion: string;
}

/** API version of the pinned SDK. Other versions are accepted and echoed. */
export const apiVersion = '2026-10-28.endive';

export function readConfig(env: Record<string, string | undefined>): Config {
  const port = Number(env['PORT'] ?? '12111');
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT is not a port: ${env['PORT']}`);
  // Listens on loopback unless HOST is set, because the sandbox accepts (test) card numbers from
  // any client.
  const host = env['HOST'] ?? '127.0.0.1';
  const publicUrl = env['PUBLIC_URL'] ?? `http://127.0.0.1:${port}`;
  return {
    port,
    host,
    hosts: [new URL(publicUrl).host, ...(env['HOSTS'] ?? '').split(',').filter(Boolean)],
    dataDir: env['DATA_DIR'] ?? '',
    webhookUrl: env['WEBHOOK_URL'] ?? '',
    webhookSecret: env['WEBHOOK_SECRET'] ?? 'whsec_sandbox',
    publicUrl,
    apiVersion,
  };
}
