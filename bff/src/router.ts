import { createAccountsRouter } from './features/accounts/accounts.router.ts';
import { offersRouter } from './features/accounts/offers.router.ts';
import { accountAuthRouter } from './features/auth/account-auth.router.ts';
import { authRouter } from './features/auth/auth.router.ts';
import { accountHooks } from './features/billing/index.ts';
import { billingRouter } from './features/billing/billing.router.ts';
import { feedbackRouter } from './features/feedback/feedback.router.ts';
import { foldersRouter } from './features/folders/folders.router.ts';
import { historyRouter } from './features/history/history.router.ts';
import { rulingsRouter } from './features/search/rulings.router.ts';
import { searchRouter } from './features/search/search.router.ts';
import { systemRouter } from './features/system/system.router.ts';
import { t } from './trpc/init.ts';

const accountsRouter = createAccountsRouter(accountHooks);

export const appRouter = t.router({
  accounts: t.mergeRouters(accountsRouter, accountAuthRouter),
  offers: offersRouter,
  session: authRouter,
  billing: billingRouter,
  feedbacks: feedbackRouter,
  projects: foldersRouter,
  questions: historyRouter,
  rulings: rulingsRouter,
  search: searchRouter,
  system: systemRouter,
});
export type AppRouter = typeof appRouter;
