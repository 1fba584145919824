import type { Config } from '../config.ts';
import type { InlineSources } from './built-page.ts';

const none: InlineSources = { scripts: [], styles: [] };

/**
 * Builds the content security policy.
 *
 * Sources are the application's origin, the card provider's script and frames, the support chat if
 * configured, and a page's inline elements by hash. Other styles are blocked. Scripts style
 * elements through the CSSOM, which no policy restricts; the card provider's script does so too
 * (its guide names no sources of styles).
 */
export function contentPolicy(config: Config): (inline?: InlineSources) => string {
  const origin = (url: string | undefined) => (url ? new URL(url).origin : '');
  const payments = config.STRIPE_SECRET_KEY
    ? [
        'https://js.stripe.com',
        'https://*.js.stripe.com',
        'https://hooks.stripe.com',
        'https://api.stripe.com',
      ]
    : [origin(config.PAYMENTS_URL)];
  const chat = origin(config.SUPPORT_CHAT_SRC);
  const list = (...sources: string[]) => sources.filter(Boolean).join(' ');
  return ({ scripts, styles } = none) =>
    [
      "default-src 'self'",
      `script-src ${list("'self'", ...scripts, ...payments, chat)}`,
      `frame-src ${list("'self'", ...payments, chat)}`,
      `connect-src ${list("'self'", ...payments, chat)}`,
      "img-src 'self' data:",
      "font-src 'self'",
      `style-src ${list("'self'", ...styles)}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
}
