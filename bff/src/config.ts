import { availableParallelism } from 'node:os';
import { isAbsolute } from 'node:path';
import { bareVatNumber, isVatNumber } from '@massima/contract/format/vat-number';
import { z } from 'zod';
import { connectionUrl } from './connection-url.ts';
import { secrets, withSecretFiles } from './secret-files.ts';
import { readProxies, type TrustedProxies } from './trusted-proxies.ts';
import { publishedKey, unsafeSettings, type Environment, type Purpose } from './unsafe-settings.ts';

const flag = z.stringbool({ truthy: ['1', 'true', 'yes'], falsy: ['0', 'false', 'no', ''] });
/** Paths are put behind it. */
const withoutSlash = (url: string) => url.replace(/(?<!\/)\/+$/, '');
/** `localhost:3000` is an address too, of the scheme `localhost`. */
const webUrl = z.url({ protocol: /^https?$/ });
/** A page that links lead to; an empty one is none. */
const site = (address: string) => z.union([webUrl, z.literal('')]).default(address);
const positive = (n: number) => z.coerce.number().positive().default(n);
const keysOf = (text: string): string[] =>
  text
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
function trustedProxies(text: string, ctx: z.RefinementCtx): TrustedProxies {
  const { proxies, problems } = readProxies(text);
  for (const message of problems) ctx.addIssue({ code: 'custom', message });
  return proxies;
}

/** Every variable that the server reads; `.env.example` says the same to people. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where browsers reach us; links in mails are built on it, never on a request's Host. */
  PUBLIC_URL: webUrl.transform(withoutSlash).default('http://localhost:3000'),
  DATABASE_URL: connectionUrl({ schemes: ['mysql', 'mariadb'], example: 'host:3306/massima', strict: true }),
  /** For the operator's commands that change tables; a server is not given it. */
  MIGRATIONS_DATABASE_URL: connectionUrl({
    schemes: ['mysql', 'mariadb'],
    example: 'host:3306/massima',
    strict: true,
  }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
  SOLR_URL: webUrl.default('http://127.0.0.1:8983/solr'),
  SOLR_CORE: z.string().default('rulings'),
  /** Two or three for each core of the engine: more only wait inside it. The default takes its machine to be like this one. */
  SOLR_CALLS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(128)
    .default(Math.min(128, 3 * availableParallelism())),
  /** The folder of the model that knows what texts mean. Empty: words alone rank. */
  MEANING_MODEL: z.string().optional(),
  /** An OpenAI-compatible endpoint for vectors instead: texts and questions go there. */
  EMBEDDINGS_URL: webUrl.optional(),
  EMBEDDINGS_MODEL: z.string().optional(),
  EMBEDDINGS_KEY: z.string().optional(),
  /** Whether questions go there, and not the collection's texts alone. */
  EMBEDDINGS_QUESTIONS: flag.default(true),
  /** From which likeness on, 0 to 1, its nearest text answers a question whose own words no text has; not set: silence is told by words alone. */
  EMBEDDINGS_NEAR_ENOUGH: z.coerce.number().min(0).max(1).optional(),
  SMTP_URL: connectionUrl({ schemes: ['smtp', 'smtps'], example: 'host:587' }).default(
    'smtp://127.0.0.1:1025',
  ),
  MAIL_FROM: z.string().default('Massima <no-reply@massima.example>'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** The embedded payment sandbox, used when no Stripe key is given. */
  PAYMENTS_URL: webUrl.optional(),
  /** How long one call to the card provider may take. */
  PAYMENTS_TIMEOUT_MS: z.coerce.number().int().positive().default(8000),
  /** How long all calls to it may take that one request of a user makes. */
  PAYMENTS_DEADLINE_MS: z.coerce.number().int().positive().default(9500),
  /** Whether the card provider's prices are with VAT: said wherever a price is shown. */
  PRICES_INCLUDE_VAT: flag.default(true),
  /** Who sells, for electronic invoices (FatturaPA): with the VAT number they are made for what is paid from that day on, else none. */
  SELLER_VAT_NUMBER: z
    .string()
    .refine((number) => isVatNumber('IT', number))
    .transform((number) => bareVatNumber('IT', number))
    .optional(),
  SELLER_SINCE: z.iso.date().optional(),
  SELLER_NAME: z.string().default(''),
  SELLER_ADDRESS: z.string().default(''),
  SELLER_ZIP: z.string().default(''),
  SELLER_CITY: z.string().default(''),
  SELLER_PROVINCE: z.string().default(''),
  /** The regime, and the VAT that prices contain, in percent; with 0 why there is none (`N2.2`). */
  SELLER_REGIME: z.string().default('RF01'),
  SELLER_VAT_RATE: z.coerce.number().min(0).max(99).default(22),
  SELLER_VAT_NATURE: z.string().optional(),
  /** Where the intermediary takes them from: a folder, or an address that they are posted to. */
  SELLER_FOLDER: z.string().optional(),
  SELLER_WEBHOOK: z
    .url({ protocol: /^https?$/ })
    .refine((url) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(url), 'must begin with https://')
    .optional(),
  WEB_DIST: z.string().optional(),
  WIDGET_DIST: z.string().optional(),
  STORYBOOK_DIST: z.string().optional(),
  TERMS_URL: z.string().default('/terms'),
  PRIVACY_URL: z.string().default('/privacy'),
  /** Who answers for the data, as the privacy notice names them. */
  OPERATOR: z.string().max(500).optional(),
  /** Where a fault is reported: an address of mail, or a page. */
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^(?:https|mailto|tel)$/ })]).optional(),
  /** Where the official texts of law are read: links alone, nothing is fetched. Empty: no links. */
  NORMATTIVA_URL: site('https://www.normattiva.it/uri-res/N2Ls'),
  /** A CELEX number follows. */
  EURLEX_URL: site('https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:'),
  CONVENTION_URL: site('https://www.echr.coe.int/documents/d/echr/Convention_ITA'),
  SUPPORT_CHAT_SRC: z.string().optional(),
  SUPPORT_EMAIL: z.email().optional(),
  /** Where a customer asks for another trial; not set: `SUPPORT_EMAIL`. */
  SALES_EMAIL: z.email().optional(),
  /** Key of the hash that a deleted account leaves of its address, and of form tokens. */
  SECRET_KEY: z.string().min(16).default(publishedKey),
  /** Previous keys, comma separated: what was made with them is still found and read. */
  SECRET_KEY_PREVIOUS: z.string().default('').transform(keysOf),
  /** Addresses and networks whose X-Forwarded-For is believed, comma separated; none by default. */
  TRUSTED_PROXIES: z.string().default('').transform(trustedProxies),
  SESSION_IDLE_MINUTES: positive(30 * 24 * 60),
  SESSION_LIFE_MINUTES: positive(180 * 24 * 60),
  /** Failed logins in 15 minutes: for an address from one client or known device, from one client, for an address in all. */
  LOGIN_TRIES_PER_ADDRESS: positive(10),
  LOGIN_TRIES_PER_CLIENT: positive(50),
  LOGIN_TRIES_IN_ALL: positive(200),
  PUBLIC_TRIES_PER_CLIENT: positive(200),
  /** Accounts in 15 minutes: made by one client, and without the form's token by all clients together. */
  SIGNUPS_PER_CLIENT: positive(20),
  SIGNUPS_WITHOUT_FORM: positive(100),
  /** Mails in 15 minutes that anyone may have us send to one mailbox, however its address is written. */
  MAILS_PER_ADDRESS: positive(5),
  /**
   * What administrators do is kept for six months at least (Garante per la protezione dei dati personali, 27 November 2008,
   * on system administrators), and not much longer: it names people and their addresses.
   */
  SECURITY_LOG_DAYS: positive(190),
  SIGNUP_MIN_FILL_SECONDS: z.coerce.number().min(0).default(2),
  /** Whether programs are let in with keys that people make for them. */
  ASSISTANTS: flag.default(true),
  /** Whether an administrator without a second factor reaches nothing but its set-up. */
  ADMIN_SECOND_FACTOR: flag.default(false),
  MAINTENANCE: flag.default(false),
  DEMO: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = z.infer<typeof environment>;

/** Every problem of the configuration together, each as `VARIABLE: what is wrong`. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Configuration: ${problems.join('; ')}`);
    this.problems = problems;
  }
}

/** The only reader of the environment. A server must have more than a command that runs alongside it. */
export function readConfig(from: Environment = process.env, purpose: Purpose = 'command'): Config {
  const { env, problems: unread } = withSecretFiles(from);
  const given = Object.fromEntries(Object.entries(env).filter(([, v]) => v !== undefined && v !== ''));
  const parsed = environment.safeParse(given);
  const malformed = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = path.join('.');
    return `${name}: ${name in given ? message : 'is not set'}`;
  });
  const problems = [...unread, ...malformed, ...unsafeSettings(given, purpose)];
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems);
  return parsed.data;
}

/** For a process's first line: tells what is wrong on the standard error, without a stack, and ends the process. */
export function readConfigOrExit(purpose?: Purpose): Config {
  try {
    return readConfig(process.env, purpose);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(`The configuration is not complete:\n${error.problems.map((p) => `  ${p}`).join('\n')}`);
    console.error('.env.example and docs/operations.md say what each variable means.');
    process.exit(2);
  }
}

/** Returns the variables that are set, but for secrets, what may contain one, and paths of this machine. */
export const openSettings = (from: Environment = process.env): Record<string, string> =>
  Object.fromEntries(
    Object.keys(environment.shape)
      .filter((name) => !secrets.includes(name) && name !== 'SELLER_WEBHOOK')
      .flatMap((name) => {
        const value = from[name];
        return value && (name.endsWith('URL') || !isAbsolute(value)) ? [[name, value]] : [];
      }),
  );
