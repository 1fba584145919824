import type { ResponseOf } from '../answers/types.ts';
import { cardScript } from '../card-script-double.ts';

/** Returns the public configuration. */
export const sampleConfig = (
  over: Partial<ResponseOf<'system.config'>> = {},
): ResponseOf<'system.config'> => ({
  termsUrl: '/terms',
  privacyUrl: '/privacy',
  privacy: { operator: null, securityLogDays: 190, questionsLeave: false },
  supportChatSrc: null,
  supportEmail: 'assistenza@massima.example',
  payments: cardScript,
  pricesIncludeVat: true,
  assistants: true,
  demo: false,
  now: new Date().toISOString(),
  currentYear: new Date().getFullYear(),
  ...over,
});
