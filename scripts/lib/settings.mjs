// Reads the environment, only here in all scripts. Services configured there or in .env are used;
// the others are started.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { inRoot, root } from './paths.mjs';
import { StartError } from './start-error.mjs';

/** @param {string} file @returns {NodeJS.Dict<string>} */
const readDotEnv = (file) => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});

/** @param {Record<string, string | undefined>} env @param {string} name @param {number} fallback */
function port(env, name, fallback) {
  const raw = env[name];
  if (!raw) return fallback;
  const value = Number(raw);
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
  throw new StartError(`${name}=${raw} is not a port. Use a whole number from 1 to 65535.`);
}

/** @type {Record<keyof Ports, string>} */
const PORT_VARIABLES = {
  product: 'PORT',
  partner: 'PARTNER_PORT',
  mail: 'MAIL_PORT',
  smtp: 'SMTP_PORT',
  solr: 'SOLR_PORT',
  database: 'DB_PORT',
  payments: 'PAYMENTS_PORT',
};
const PARTS = /** @type {(keyof Ports)[]} */ (Object.keys(PORT_VARIABLES));
/** @typedef {{ product: number, partner: number, mail: number, smtp: number, solr: number, database: number, payments: number }} Ports */

/**
 * Whether a start brings this part itself; what is given is not started.
 * @param {keyof Ports} part @param {Record<string, string | undefined>} env
 */
export function isStarted(part, env) {
  if (part === 'solr') return !env.SOLR_URL;
  if (part === 'database') return !env.DATABASE_URL;
  if (part === 'mail' || part === 'smtp') return !env.SMTP_URL;
  return part !== 'payments' || !(env.STRIPE_SECRET_KEY || env.PAYMENTS_URL);
}

/** Two parts on one port would be found out only when the second one starts. @param {Ports} ports @param {Record<string, string | undefined>} env */
function requireDifferent(ports, env) {
  const names = PARTS.filter((part) => isStarted(part, env));
  for (const [at, name] of names.entries()) {
    const other = names.slice(0, at).find((duplicateName) => ports[duplicateName] === ports[name]);
    if (other)
      throw new StartError(
        `${PORT_VARIABLES[other]} and ${PORT_VARIABLES[name]} are both ${ports[name]}. Change one of the ports.`,
      );
  }
}

/**
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {string} [dotEnvFile]
 */
export function readSettings(environment = process.env, dotEnvFile = inRoot('.env')) {
  /** A variable that is set to nothing takes back what .env says. @type {Record<string, string | undefined>} */
  const env = { ...readDotEnv(dotEnvFile), ...environment };
  for (const [name, value] of Object.entries(env)) if (!value) delete env[name];
  // The Solr that we start always has this core name. SOLR_CORE applies only to an external Solr.
  const solrCore = (env.SOLR_URL && env.SOLR_CORE) || 'rulings';
  env.SOLR_CORE = solrCore;
  const ports = {
    product: port(env, 'PORT', 3000),
    partner: port(env, 'PARTNER_PORT', 3001),
    mail: port(env, 'MAIL_PORT', 1080),
    smtp: port(env, 'SMTP_PORT', 1025),
    solr: port(env, 'SOLR_PORT', 8983),
    database: port(env, 'DB_PORT', 33_307),
    payments: port(env, 'PAYMENTS_PORT', 12_111),
  };
  requireDifferent(ports, env);
  return {
    env,
    ports,
    solrCore,
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    publicUrl: (env.PUBLIC_URL || `http://localhost:${ports.product}`).replace(/\/+$/, ''),
    production: env.NODE_ENV === 'production',
    external: {
      databaseUrl: env.DATABASE_URL,
      migrationsUrl: env.MIGRATIONS_DATABASE_URL,
      solrUrl: env.SOLR_URL,
      smtpUrl: env.SMTP_URL,
      stripeKey: env.STRIPE_SECRET_KEY,
      paymentsUrl: env.PAYMENTS_URL,
    },
  };
}

/** @typedef {ReturnType<typeof readSettings>} Settings */

/** Name of each part with a port, as shown in messages. @type {[part: keyof Ports, what: string][]} */
const ADDRESSED = [
  ['product', 'the product'],
  ['partner', "the partner's page"],
  ['solr', 'the search engine'],
  ['mail', 'the mail catcher'],
  ['smtp', 'the mail catcher, SMTP'],
  ['payments', 'the payment sandbox'],
];

/**
 * Returns the ports that must be free. The database is not included, because it takes the next
 * free port.
 * @param {Settings} settings
 */
export const portsToHave = ({ env, ports }) =>
  ADDRESSED.filter(([part]) => isStarted(part, env)).map(([part, what]) => ({
    port: ports[part],
    variable: PORT_VARIABLES[part],
    what,
  }));
