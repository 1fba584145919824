import { existsSync } from 'node:fs';
import { isIP } from 'node:net';

export type Environment = Readonly<Record<string, string | undefined>>;
/**
 * A server is reachable by strangers. A command (`payments:setup`, which creates the webhook
 * secret) runs alongside it.
 */
export type Purpose = 'server' | 'command';

/** Public in this source, so that a server must not sign anything with this key. */
export const publishedKey = 'development-only-secret-key';

/**
 * Returns unsafe combinations of settings that are valid individually, as `VARIABLE: why`. Reads
 * the original environment, because defaults would hide omissions.
 */
export function unsafeSettings(env: Environment, purpose: Purpose): string[] {
  return [
    ...(purpose === 'server' ? missingFolders(env) : []),
    ...endpointForVectors(env),
    ...(env['NODE_ENV'] === 'production' ? unsafeInProduction(env) : unnamedEnvironment(env)),
    ...(purpose === 'server' && env['STRIPE_SECRET_KEY'] ? missingForStripe(env) : []),
    ...missingForInvoices(env),
  ];
}

function unsafeInProduction(env: Environment): string[] {
  const problems: string[] = [];
  const { PUBLIC_URL, SECRET_KEY, PAYMENTS_URL } = env;
  problems.push(
    ...hugeNetworks(env['TRUSTED_PROXIES'] ?? ''),
    ...limitlessLimits(env),
    ...mixedKeys(env),
    ...unusableMail(env['MAIL_FROM']),
  );
  if (isOn(env['DEMO'])) problems.push('DEMO: is refused with NODE_ENV=production');
  if (PAYMENTS_URL) problems.push('PAYMENTS_URL: the payment sandbox is refused in production');
  if (!PUBLIC_URL) problems.push('PUBLIC_URL: must be set in production; links in mails are built on it');
  else if (!PUBLIC_URL.startsWith('https://'))
    problems.push('PUBLIC_URL: must begin with https:// in production; mailed links open accounts');
  if (!SECRET_KEY) problems.push('SECRET_KEY: must be set in production');
  else if (isWeak(SECRET_KEY))
    problems.push(
      'SECRET_KEY: is too easily guessed; make one of 32 characters or more with `openssl rand -base64 32`',
    );
  return problems;
}

/** Requires https for the embedding endpoint, because a lawyer's queries are secret. */
function endpointForVectors({ EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model }: Environment): string[] {
  if (!url || !URL.canParse(url)) return [];
  const { protocol, hostname } = new URL(url);
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return [
    ...(protocol === 'https:' || isHere
      ? []
      : ['EMBEDDINGS_URL: must begin with https://, or be on this machine; questions go there']),
    ...(model ? [] : ['EMBEDDINGS_MODEL: must be set where EMBEDDINGS_URL is']),
  ];
}

/**
 * Minimum prefix length of a trusted network, by IP version. A wider network contains strangers,
 * who could pretend to be any client.
 */
const widest = { 4: 8, 6: 32 };
const hugeNetworks = (proxies: string): string[] =>
  proxies
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => {
      const [address = '', bits] = entry.split('/');
      const mapped = /^::ffff:/i.test(address) ? 96 : 0;
      const least = mapped > 0 ? mapped + widest[4] : isIP(address) === 6 ? widest[6] : widest[4];
      return bits !== undefined && Number(bits) < least;
    })
    .map(
      (entry) =>
        `TRUSTED_PROXIES: "${entry}" holds the addresses of strangers; name your proxies, such as 10.42.0.0/16`,
    );

/**
 * Maximum of each limit, about a hundred times the usual value. A higher limit protects nothing.
 */
const maxOf: Readonly<Record<string, number>> = {
  LOGIN_TRIES_PER_ADDRESS: 1000,
  LOGIN_TRIES_PER_CLIENT: 5000,
  LOGIN_TRIES_IN_ALL: 20_000,
  PUBLIC_TRIES_PER_CLIENT: 20_000,
  MAILS_PER_ADDRESS: 100,
  SESSION_IDLE_MINUTES: 366 * 24 * 60,
  SESSION_LIFE_MINUTES: 2 * 366 * 24 * 60,
};
const limitlessLimits = (env: Environment): string[] =>
  Object.entries(maxOf)
    .filter(([name, most]) => Number(env[name]) > most)
    .map(([name, most]) => `${name}: is no limit any more; set ${most} at most, or leave it out`);

/**
 * Rejects keys of different modes or accounts, which would accept test payments or save cards in
 * the wrong account.
 */
function mixedKeys(env: Environment): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_WEBHOOK_SECRET: hook } = env;
  const modes = [
    /^(?:sk|rk)_(test|live)_\w+$/.exec(secret ?? ''),
    /^pk_(test|live)_\w+$/.exec(publishable ?? ''),
  ];
  const [ofSecret, ofPublishable] = modes.map((found) => found?.[1]);
  const problems: string[] = [];
  if (secret && !ofSecret)
    problems.push('STRIPE_SECRET_KEY: must begin with sk_live_ or rk_live_, as Stripe shows it');
  if (publishable && !ofPublishable)
    problems.push('STRIPE_PUBLISHABLE_KEY: must begin with pk_live_, as Stripe shows it');
  if (ofSecret && ofPublishable && ofSecret !== ofPublishable)
    problems.push(
      `STRIPE_PUBLISHABLE_KEY: is a ${ofPublishable} key beside a ${ofSecret} STRIPE_SECRET_KEY; take both from the same page at Stripe`,
    );
  if (secret && hook && !/^whsec_\w{16,}$/.test(hook))
    problems.push(
      'STRIPE_WEBHOOK_SECRET: must be the whsec_… of the endpoint; anybody who guesses it can write payments',
    );
  return problems;
}

const unusableMail = (from: string | undefined): string[] =>
  from !== undefined && from !== '' && !/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from)
    ? ['MAIL_FROM: is no address; write "Massima <no-reply@massima.example>"']
    : [];

/**
 * Rejects a missing environment with the published key, because it is more likely an omission than
 * a developer's machine.
 */
function unnamedEnvironment(env: Environment): string[] {
  const { NODE_ENV, SECRET_KEY = publishedKey } = env;
  return NODE_ENV === undefined && SECRET_KEY === publishedKey && !isOn(env['DEMO'])
    ? [
        'NODE_ENV: is not set, and SECRET_KEY would be the published development key; ' +
          'set NODE_ENV=production and a SECRET_KEY, or NODE_ENV=development',
      ]
    : [];
}

/**
 * Rejects missing folders. The server would be ready, but respond with 404 to each page. Storybook
 * is not required, because `npm start` builds it after the server's start.
 */
const missingFolders = (env: Environment): string[] =>
  ['WEB_DIST', 'WIDGET_DIST'].flatMap((name) => {
    const folder = env[name];
    return folder && !existsSync(folder)
      ? [`${name}: there is no folder ${folder}; build with npm run build, or correct the path`]
      : [];
  });

/** Requires the keys without which no card can be entered and no payment is reported. */
const missingForStripe = (env: Environment): string[] =>
  ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']
    .filter((name) => !env[name])
    .map((name) => `${name}: must be set where STRIPE_SECRET_KEY is`);

const isOn = (flag: string | undefined): boolean =>
  !['', '0', 'false', 'no'].includes((flag ?? '').toLowerCase());

/**
 * Whether a key is short, repeated or a sequence. Counts the distinct differences between adjacent
 * characters: a random key of 32 hexadecimal digits has at least fifteen, a word repeated four
 * times has eight, `0123…` one or two.
 */
function isWeak(key: string): boolean {
  const steps = new Set([...key].slice(1).map((c, i) => c.codePointAt(0)! - key.codePointAt(i)!));
  return key === publishedKey || key.length < 32 || steps.size < 10;
}

/** Requires the seller's data without which an invoice would be rejected. */
const missingForInvoices = (env: Environment): string[] =>
  env['SELLER_VAT_NUMBER']
    ? ['SINCE', 'NAME', 'ADDRESS', 'ZIP', 'CITY', 'PROVINCE']
        .map((part) => `SELLER_${part}`)
        .filter((name) => !env[name])
        .map((name) => `${name}: must be set where SELLER_VAT_NUMBER is`)
    : [];
