import { authRouter } from '../features/auth/auth.router.ts';
import { feedbackRouter } from '../features/feedback/feedback.router.ts';
import { foldersRouter } from '../features/folders/folders.router.ts';
import { historyRouter } from '../features/history/history.router.ts';
import { systemRouter } from '../features/system/system.router.ts';
import { t } from './init.ts';

export const appRouter = t.router({
  session: authRouter,
  feedbacks: feedbackRouter,
  projects: foldersRouter,
  questions: historyRouter,
  system: systemRouter,
});
export type AppRouter = typeof appRouter;
