import type { Operations } from '@massima/contract/operations';
import { accessRouter } from './features/access/access.router.ts';
import { addressRouter } from './features/address/address.router.ts';
import { administrationRouter } from './features/administration/administration.router.ts';
import { alertsRouter } from './features/alerts/alerts.router.ts';
import { accountAuthRouter } from './features/auth/account-auth.router.ts';
import { authRouter } from './features/auth/auth.router.ts';
import { billingRouter } from './features/billing/billing.router.ts';
import { assistantsRouter } from './features/assistants/assistants.router.ts';
import { connectionsRouter } from './features/connections/connections.router.ts';
import { supportResetRouter, undoRouter } from './features/recovery/recovery.router.ts';
import { factorsRouter } from './features/factors/factors.router.ts';
import { feedbackRouter } from './features/feedback/feedback.router.ts';
import { foldersRouter } from './features/folders/folders.router.ts';
import { historyRouter } from './features/history/history.router.ts';
import { citationsRouter } from './features/citations/citations.router.ts';
import { rulingsRouter } from './features/rulings/rulings.router.ts';
import { searchRouter } from './features/search/search.router.ts';
import { offersRouter, signupRouter } from './features/signup/signup.router.ts';
import { sharesRouter } from './features/shares/shares.router.ts';
import { systemRouter } from './features/system/system.router.ts';
import type { Implementations } from './procedures/implement.ts';
import { t } from './procedures/init.ts';

/**
 * Router of all operations. An operation that the contract declares and no feature implements is a
 * compile error.
 */
export const appRouter = t.router({
  access: accessRouter,
  accounts: { ...signupRouter, ...accountAuthRouter, ...addressRouter, ...administrationRouter },
  alerts: alertsRouter,
  assistants: assistantsRouter,
  billing: billingRouter,
  connections: connectionsRouter,
  factors: { ...factorsRouter, ...supportResetRouter },
  feedbacks: feedbackRouter,
  offers: offersRouter,
  projects: foldersRouter,
  questions: historyRouter,
  citations: citationsRouter,
  rulings: rulingsRouter,
  search: searchRouter,
  session: { ...authRouter, ...undoRouter },
  shares: sharesRouter,
  system: systemRouter,
} satisfies Implementations<Operations>);
