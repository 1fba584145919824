// The one place where the scripts read the environment. What is given there (or in .env) is used, what is not is started.
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
  throw new StartError(`${name}=${raw} is not a port: it takes a whole number from 1 to 65535.`);
}

/**
 * @param {NodeJS.ProcessEnv} [given]
 * @param {string} [dotEnvFile]
 */
export function readSettings(given = process.env, dotEnvFile = inRoot('.env')) {
  /** A variable that is set to nothing takes back what .env says. @type {Record<string, string | undefined>} */
  const env = { ...readDotEnv(dotEnvFile), ...given };
  for (const [name, value] of Object.entries(env)) if (!value) delete env[name];
  // That of the engine we start is called so, whatever was said of another one.
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
  return {
    env,
    ports,
    solrCore,
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    publicUrl: (env.PUBLIC_URL || `http://localhost:${ports.product}`).replace(/\/+$/, ''),
    production: env.NODE_ENV === 'production',
    given: {
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
