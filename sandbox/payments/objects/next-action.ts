import type { SandboxContext } from '../core/context.ts';
import type { Wire } from '../core/wire.ts';

/**
 * Returns how the customer authenticates: in the browser script's dialog, or on a sandbox page
 * that redirects back.
 */
export function authenticationStep(
  context: SandboxContext,
  intent: { id: string; client_secret: string },
  returnUrl?: string,
): Wire {
  const page = new URL(`/authenticate/${intent.id}`, context.config.publicUrl);
  page.searchParams.set('client_secret', intent.client_secret);
  if (returnUrl === undefined) {
    return {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', source: intent.id, stripe_js: page.href },
    };
  }
  page.searchParams.set('return_url', returnUrl);
  return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: page.href } };
}
