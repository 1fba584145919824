// Keeps requests to this machine away from the proxy.
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/**
 * Adds this machine to the hosts that bypass the proxy, in both spellings of the variable.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function keepLoopbackDirect(env = process.env) {
  const exceptions = [env.NO_PROXY, env.no_proxy].flatMap((list) => list?.split(',') ?? []);
  const names = [...new Set([...exceptions.map((name) => name.trim()).filter(Boolean), ...LOOPBACK])];
  env.NO_PROXY = env.no_proxy = names.join(',');
}

/** The proxy that the environment names for the world, without a password. @param {NodeJS.ProcessEnv} [env] */
export function proxyOf(env = process.env) {
  const name = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'ALL_PROXY'].find(
    (value) => env[value],
  );
  if (name === undefined) return undefined;
  const proxyUrl = env[name] ?? '';
  try {
    const { protocol, hostname, port } = new URL(proxyUrl.includes('://') ? proxyUrl : `http://${proxyUrl}`);
    return { name, host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) };
  } catch {
    return { name, host: '', port: 0 };
  }
}
