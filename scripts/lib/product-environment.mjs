import { MODEL_DIR, usesOwnModel } from './bring-model.mjs';
import { STORYBOOK } from './build-targets.mjs';
import { inRoot } from './paths.mjs';

/**
 * Returns the environment of the demo's server.
 * @param {Pick<import('./product.mjs').Context, 'settings' | 'secrets' | 'dev'>} context
 * @param {string} databaseUrl
 * @param {string} solrUrl
 */
export function productEnvironment({ settings, secrets, dev }, databaseUrl, solrUrl) {
  const { env, external, ports, publicUrl } = settings;
  const sandbox = external.stripeKey
    ? {}
    : { PAYMENTS_URL: external.paymentsUrl ?? `http://127.0.0.1:${ports.payments}` };
  return {
    STRIPE_WEBHOOK_SECRET: secrets.webhook,
    SECRET_KEY: secrets.product,
    DEMO: '1',
    SUPPORT_EMAIL: 'assistenza@massima.example',
    // While the app is worked on, Vite serves it, and nothing has to be built.
    ...(!dev && { WEB_DIST: inRoot('web/dist') }),
    WIDGET_DIST: inRoot('widget/dist'),
    STORYBOOK_DIST: inRoot(STORYBOOK),
    ...(usesOwnModel(settings) && { MEANING_MODEL: MODEL_DIR }),
    // The environment and .env override all of the above.
    ...env,
    ...sandbox,
    PORT: String(ports.product),
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl,
    SOLR_URL: solrUrl,
    SMTP_URL: external.smtpUrl ?? `smtp://127.0.0.1:${ports.smtp}`,
  };
}
