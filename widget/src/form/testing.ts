import type { SignupOptions } from './create-signup.ts';
import { parsePrefill } from './prefill.ts';
import type { SignupPayload, SignupTransport } from './transport.ts';

/** A server in memory that answers immediately; each call can be replaced. */
export function fakeTransport(over: Partial<SignupTransport> = {}) {
  const sent: SignupPayload[] = [];
  const requests: string[] = [];
  let tokens = 0;
  const transport: SignupTransport = {
    exists: async (email) => {
      requests.push(email);
      return email === 'used@example.com';
    },
    existed: async (email) => email === 'returning@example.com',
    offer: async (price_type) => ({
      price_type,
      work_areas: price_type === 'rome_special_offer' ? ['rome_order_lawyer'] : ['lawyer', 'judge'],
    }),
    formToken: async () => `token-${++tokens}`,
    signUp: async (payload) => {
      sent.push(payload);
      return { email: payload.email };
    },
    resend: async () => undefined,
    ...over,
  };
  return { transport, sent, asked: requests };
}

export function optionsWith(
  transport: SignupTransport,
  search = '',
  over: Partial<SignupOptions> = {},
): SignupOptions {
  return { locale: 'it', prefill: parsePrefill(search, true), transport, minFillSeconds: 0, ...over };
}

export const filledIn = {
  name: 'Anna',
  surname: 'Rossi',
  workArea: 'lawyer',
  email: 'anna@example.com',
  password: 'segreto',
  terms: true,
};
