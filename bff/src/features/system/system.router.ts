import { publicConfig } from '@massima/contract/system';
import { t } from '../../trpc/init.ts';
import { publicProcedure } from '../../trpc/procedures.ts';

export const systemRouter = t.router({
  config: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/config', summary: 'What the web app must know before anybody signs in' },
    })
    .output(publicConfig)
    .query(({ ctx: { deps } }) => ({
      termsUrl: deps.config.TERMS_URL,
      supportChatSrc: deps.config.SUPPORT_CHAT_SRC ?? null,
      payments: deps.payments && {
        publishableKey: deps.payments.publishableKey,
        scriptSrc: deps.payments.scriptSrc ?? 'https://js.stripe.com/v3/',
      },
      demo: deps.config.DEMO,
    })),
});
