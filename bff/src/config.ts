import { z } from 'zod';

const flag = z.stringbool({ truthy: ['1', 'true', 'yes'], falsy: ['0', 'false', 'no', ''] });
const optionalUrl = z.url().optional();
const minutes = (n: number) => z.coerce.number().positive().default(n);

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    /** Where browsers reach us; links in mails are built on it, never on a request's Host. */
    PUBLIC_URL: z.url().default('http://localhost:3000'),
    DATABASE_URL: z.string().min(1),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
    SOLR_URL: z.url().default('http://127.0.0.1:8983/solr'),
    SOLR_CORE: z.string().default('rulings'),
    SMTP_URL: z.string().default('smtp://127.0.0.1:1025'),
    MAIL_FROM: z.string().default('Massima <no-reply@massima.example>'),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    /** The embedded payment sandbox, used when no Stripe key is given. */
    PAYMENTS_URL: optionalUrl,
    /** How long one call to the card provider may take. */
    PAYMENTS_TIMEOUT_MS: z.coerce.number().int().positive().default(8000),
    WEB_DIST: z.string().optional(),
    WIDGET_DIST: z.string().optional(),
    STORYBOOK_DIST: z.string().optional(),
    TERMS_URL: z.string().default('/terms'),
    SUPPORT_CHAT_SRC: z.string().optional(),
    /** Key of the hash that a deleted account leaves of its address, and of form tokens. */
    SECRET_KEY: z.string().min(16).default('development-only-secret-key'),
    /** Addresses whose X-Forwarded-For is believed, comma separated; none by default. */
    TRUSTED_PROXIES: z.string().default(''),
    SESSION_IDLE_MINUTES: minutes(30 * 24 * 60),
    LOGIN_TRIES_PER_ADDRESS: minutes(10),
    LOGIN_TRIES_PER_CLIENT: minutes(50),
    PUBLIC_TRIES_PER_CLIENT: minutes(200),
    SIGNUP_MIN_FILL_SECONDS: z.coerce.number().min(0).default(2),
    MAINTENANCE: flag.default(false),
    DEMO: flag.default(false),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine((c) => c.NODE_ENV !== 'production' || !c.DEMO, 'DEMO is refused with NODE_ENV=production')
  .refine(
    (c) => c.NODE_ENV !== 'production' || c.SECRET_KEY !== 'development-only-secret-key',
    'SECRET_KEY must be set in production',
  )
  .refine(
    (c) => c.NODE_ENV !== 'production' || c.PAYMENTS_URL === undefined,
    'the payment sandbox is refused in production',
  );

export type Config = z.infer<typeof schema>;

/** The only reader of the environment. Throws one readable message that names every wrong variable. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, v]) => v !== undefined && v !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(
    `Configuration: ${parsed.error.issues.map((i) => `${i.path.join('.') || 'environment'}: ${i.message}`).join('; ')}`,
  );
}
