import { availableParallelism } from 'node:os';
import { isAbsolute } from 'node:path';
import { bareVatNumber, isVatNumber } from '@massima/contract/format/vat-number';
import { z } from 'zod';
import { connectionUrl } from './connection-url.ts';
import { secrets, withSecretFiles } from './secret-files.ts';
import { readProxies, type TrustedProxies } from './trusted-proxies.ts';
import { publishedKey, unsafeSettings, type Environment, type Purpose } from './unsafe-settings.ts';

const flag = z.stringbool({ truthy: ['1', 'true', 'yes'], falsy: ['0', 'false', 'no', ''] });
/** Paths are appended to the URL. */
const withoutSlash = (url: string) => url.replace(/(?<!\/)\/+$/, '');
/**
 * The protocol check rejects `localhost:3000`, which parses as a URL with the scheme `localhost`.
 */
const webUrl = z.url({ protocol: /^https?$/ });
/** URL of a page, or an empty string for none. */
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

/** Environment variables that the server reads. `.env.example` documents them for operators. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Public URL of the product. Links in mails use it, never a request's Host header. */
  PUBLIC_URL: webUrl.transform(withoutSlash).default('http://localhost:3000'),
  DATABASE_URL: connectionUrl({ schemes: ['mysql', 'mariadb'], example: 'host:3306/massima', strict: true }),
  /** Database URL for the operator's commands that change tables. Servers do not receive it. */
  MIGRATIONS_DATABASE_URL: connectionUrl({
    schemes: ['mysql', 'mariadb'],
    example: 'host:3306/massima',
    strict: true,
  }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
  SOLR_URL: webUrl.default('http://127.0.0.1:8983/solr'),
  SOLR_CORE: z.string().default('rulings'),
  /**
   * Two or three per CPU core of Solr: further calls would only queue there. The default assumes
   * that Solr runs on hardware like this host.
   */
  SOLR_CALLS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(128)
    .default(Math.min(128, 3 * availableParallelism())),
  /** Folder of the embedding model. If unset, search ranks by words only. */
  MEANING_MODEL: z.string().optional(),
  /**
   * OpenAI-compatible embedding endpoint, used instead of `MEANING_MODEL`. It receives texts and
   * queries.
   */
  EMBEDDINGS_URL: webUrl.optional(),
  EMBEDDINGS_MODEL: z.string().optional(),
  EMBEDDINGS_KEY: z.string().optional(),
  /**
   * Whether queries are sent to `EMBEDDINGS_URL` too, in addition to the texts of the collection.
   */
  EMBEDDINGS_QUESTIONS: flag.default(true),
  /**
   * Minimum similarity, 0 to 1, at which the nearest text counts as a match for a query whose
   * words no document contains. If unset, only words decide whether the collection is silent.
   */
  EMBEDDINGS_NEAR_ENOUGH: z.coerce.number().min(0).max(1).optional(),
  SMTP_URL: connectionUrl({ schemes: ['smtp', 'smtps'], example: 'host:587' }).default(
    'smtp://127.0.0.1:1025',
  ),
  MAIL_FROM: z.string().default('Massima <no-reply@massima.example>'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** URL of the payment sandbox, used if no Stripe key is set. */
  PAYMENTS_URL: webUrl.optional(),
  /** Timeout of one call to the card provider, in milliseconds. */
  PAYMENTS_TIMEOUT_MS: z.coerce.number().int().positive().default(8000),
  /** Maximum time that all provider calls of one request may take together, in milliseconds. */
  PAYMENTS_DEADLINE_MS: z.coerce.number().int().positive().default(9500),
  /** Whether the card provider's prices include VAT. Shown next to every price. */
  PRICES_INCLUDE_VAT: flag.default(true),
  /**
   * VAT number of the seller. If set, electronic invoices (FatturaPA) are created for payments
   * from `SELLER_SINCE` on.
   */
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
  /**
   * Tax regime. `SELLER_VAT_RATE` is the VAT included in prices, in percent; if it is 0,
   * `SELLER_VAT_NATURE` gives the reason (for example `N2.2`).
   */
  SELLER_REGIME: z.string().default('RF01'),
  SELLER_VAT_RATE: z.coerce.number().min(0).max(99).default(22),
  SELLER_VAT_NATURE: z.string().optional(),
  /** Delivery of invoices to the intermediary: a folder, or a URL for POST requests. */
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
  /** Data controller, as named in the privacy notice. */
  OPERATOR: z.string().max(500).optional(),
  /** Contact for security reports: an e-mail address or a page. */
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^(?:https|mailto|tel)$/ })]).optional(),
  /**
   * Page with the official text of acts, used for links only; nothing is fetched. If empty,
   * citations have no link.
   */
  NORMATTIVA_URL: site('https://www.normattiva.it/uri-res/N2Ls'),
  /** Prefix of the URL; the CELEX number is appended. */
  EURLEX_URL: site('https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:'),
  CONVENTION_URL: site('https://www.echr.coe.int/documents/d/echr/Convention_ITA'),
  SUPPORT_CHAT_SRC: z.string().optional(),
  SUPPORT_EMAIL: z.email().optional(),
  /** Contact for another trial; default `SUPPORT_EMAIL`. */
  SALES_EMAIL: z.email().optional(),
  /** Key for the hash of a deleted account's address, and for form tokens. */
  SECRET_KEY: z.string().min(16).default(publishedKey),
  /**
   * Previous values of `SECRET_KEY`, comma separated: hashes and sealed data made with them can
   * still be read.
   */
  SECRET_KEY_PREVIOUS: z.string().default('').transform(keysOf),
  /**
   * IP addresses and networks of proxies whose X-Forwarded-For is trusted, comma separated;
   * default none.
   */
  TRUSTED_PROXIES: z.string().default('').transform(trustedProxies),
  SESSION_IDLE_MINUTES: positive(30 * 24 * 60),
  SESSION_LIFE_MINUTES: positive(180 * 24 * 60),
  /**
   * Failed logins per 15 minutes: for an e-mail address from one client or known device; from one
   * client; for an e-mail address in total.
   */
  LOGIN_TRIES_PER_ADDRESS: positive(10),
  LOGIN_TRIES_PER_CLIENT: positive(50),
  LOGIN_TRIES_IN_ALL: positive(200),
  PUBLIC_TRIES_PER_CLIENT: positive(200),
  /** Signups per 15 minutes: from one client; from all clients without the form's token. */
  SIGNUPS_PER_CLIENT: positive(20),
  SIGNUPS_WITHOUT_FORM: positive(100),
  /**
   * Mails per 15 minutes that clients without a session can send to one mailbox, in whatever
   * spelling.
   */
  MAILS_PER_ADDRESS: positive(5),
  /**
   * Days that the security log is kept. At least six months for actions of administrators (Garante
   * per la protezione dei dati personali, 27 November 2008, on system administrators), and not
   * much longer, because it contains names and addresses.
   */
  SECURITY_LOG_DAYS: positive(190),
  SIGNUP_MIN_FILL_SECONDS: z.coerce.number().min(0).default(2),
  /** Whether programs can log in with keys that users created. */
  ASSISTANTS: flag.default(true),
  /** Whether administrators without a second factor can only set one up. */
  ADMIN_SECOND_FACTOR: flag.default(false),
  MAINTENANCE: flag.default(false),
  DEMO: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = z.infer<typeof environment>;

/** Error with all configuration problems, each as `VARIABLE: problem`. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Configuration: ${problems.join('; ')}`);
    this.problems = problems;
  }
}

/**
 * Reads and validates the environment. Only this function reads it. A server requires more
 * variables than a command.
 */
export function readConfig(from: Environment = process.env, purpose: Purpose = 'command'): Config {
  const { env, problems: unread } = withSecretFiles(from);
  const variables = Object.fromEntries(Object.entries(env).filter(([, v]) => v !== undefined && v !== ''));
  const parsed = environment.safeParse(variables);
  const malformed = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = path.join('.');
    return `${name}: ${name in variables ? message : 'is not set'}`;
  });
  const problems = [...unread, ...malformed, ...unsafeSettings(variables, purpose)];
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems);
  return parsed.data;
}

/**
 * Reads the configuration at the start of a process. If it is invalid, prints the errors to
 * standard error without a stack and exits.
 */
export function readConfigOrExit(purpose?: Purpose): Config {
  try {
    return readConfig(process.env, purpose);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(`The configuration is not complete:\n${error.problems.map((p) => `  ${p}`).join('\n')}`);
    console.error('See .env.example and docs/operations.md for the variables.');
    process.exit(2);
  }
}

/**
 * Returns the variables that are set, except secrets, variables that may contain a secret, and
 * local paths.
 */
export const openSettings = (from: Environment = process.env): Record<string, string> =>
  Object.fromEntries(
    Object.keys(environment.shape)
      .filter((name) => !secrets.includes(name) && name !== 'SELLER_WEBHOOK')
      .flatMap((name) => {
        const value = from[name];
        return value && (name.endsWith('URL') || !isAbsolute(value)) ? [[name, value]] : [];
      }),
  );
