import type { Factors } from '@massima/contract/second-factor';

export const noFactors: Factors = {
  passkeys: [],
  app_since: null,
  app_young_until: null,
  recovery_codes: 0,
  recovery_young_until: null,
  passkey_alone: false,
  remembered_devices: 0,
  is_required: false,
};
export const sampleFactors: Factors = {
  ...noFactors,
  passkeys: [
    {
      id: 4,
      name: 'Portatile dello studio',
      created_at: '2025-09-01T08:00:00.000Z',
      last_used_at: '2025-11-14T08:00:00.000Z',
      young_until: null,
    },
    {
      id: 5,
      name: 'Telefono',
      created_at: '2025-10-08T08:00:00.000Z',
      last_used_at: null,
      young_until: null,
    },
  ],
  app_since: '2025-10-01T08:00:00.000Z',
  recovery_codes: 8,
  remembered_devices: 2,
};
export const sampleRequest = { challenge: 'domanda', kinds: ['passkey', 'code', 'recovery'] as const };
export const sampleCodes = Array.from({ length: 10 }, (_, i) => `abcd-efgh-jk${i}m`);
