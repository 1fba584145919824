import { authRouter } from '../features/auth/auth.router.ts';
import { systemRouter } from '../features/system/system.router.ts';
import { t } from './init.ts';

export const appRouter = t.router({
  session: authRouter,
  system: systemRouter,
});
export type AppRouter = typeof appRouter;
