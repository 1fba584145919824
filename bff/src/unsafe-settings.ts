export type Environment = Readonly<Record<string, string | undefined>>;
/** A server answers strangers; a command (`payments:setup`, which first makes the webhook secret) runs beside it. */
export type Purpose = 'server' | 'command';

/** Stands in this public source: whoever reads it could forge what is signed with it. */
export const publishedKey = 'development-only-secret-key';

/**
 * What is refused although each variable is well-formed by itself, as `VARIABLE: why`. Reads the environment as it was
 * given, because a default would hide that something was left out.
 */
export function unsafeSettings(env: Environment, purpose: Purpose): string[] {
  return [
    ...(env['NODE_ENV'] === 'production' ? unsafeInProduction(env) : unnamedEnvironment(env)),
    ...(purpose === 'server' && env['STRIPE_SECRET_KEY'] ? missingForStripe(env) : []),
  ];
}

function unsafeInProduction(env: Environment): string[] {
  const problems: string[] = [];
  const { PUBLIC_URL, SECRET_KEY, PAYMENTS_URL } = env;
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

/** A server whose environment nobody named is more likely one that was forgotten than a developer's. */
function unnamedEnvironment(env: Environment): string[] {
  const { NODE_ENV, SECRET_KEY = publishedKey } = env;
  return NODE_ENV === undefined && SECRET_KEY === publishedKey && !isOn(env['DEMO'])
    ? [
        'NODE_ENV: is not set, and SECRET_KEY would be the published development key; ' +
          'set NODE_ENV=production and a SECRET_KEY, or NODE_ENV=development',
      ]
    : [];
}

/** Without the one no payment could be entered, without the other none would be heard of. */
const missingForStripe = (env: Environment): string[] =>
  ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']
    .filter((name) => !env[name])
    .map((name) => `${name}: must be set where STRIPE_SECRET_KEY is`);

const isOn = (flag: string | undefined): boolean =>
  !['', '0', 'false', 'no'].includes((flag ?? '').toLowerCase());

/**
 * Short, repeated or counted up. The steps from one character to the next tell: a random key of 32 hexadecimal digits has
 * fifteen different ones or more, a word four times over has eight, `0123…` one or two.
 */
function isWeak(key: string): boolean {
  const steps = new Set([...key].slice(1).map((c, i) => c.codePointAt(0)! - key.codePointAt(i)!));
  return key === publishedKey || key.length < 32 || steps.size < 10;
}
