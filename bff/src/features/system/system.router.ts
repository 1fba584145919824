import { yearInItaly } from '@massima/contract/format/dates';
import { system } from '@massima/contract/operations/system';
import { implement } from '../../procedures/implement.ts';
import { status } from '../../collection/index.ts';
import { reportCrash } from './report-crash.ts';

export const systemRouter = {
  config: implement(system.config, ({ deps: { config, payments, clock } }) => ({
    termsUrl: config.TERMS_URL,
    privacyUrl: config.PRIVACY_URL,
    privacy: {
      operator: config.OPERATOR ?? null,
      securityLogDays: config.SECURITY_LOG_DAYS,
      questionsLeave: config.EMBEDDINGS_URL !== undefined && config.EMBEDDINGS_QUESTIONS,
    },
    supportChatSrc: config.SUPPORT_CHAT_SRC ?? null,
    supportEmail: config.SUPPORT_EMAIL ?? null,
    payments: payments && {
      publishableKey: payments.publishableKey,
      scriptSrc: payments.scriptSrc ?? 'https://js.stripe.com/v3/',
    },
    pricesIncludeVat: config.PRICES_INCLUDE_VAT,
    assistants: config.ASSISTANTS,
    demo: config.DEMO,
    now: clock.now().toISOString(),
    currentYear: yearInItaly(clock.now()),
  })),
  reportCrash: implement(system.reportCrash, ({ deps, clientIp }, crash) =>
    reportCrash(deps, crash, clientIp),
  ),
  collection: implement(system.collection, ({ deps, signal }) => status.describe(deps, signal)),
};
