import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { lazyPart, type Missing } from '../../lib/lazy-part.tsx';

/** What stands for an answer that is still on its way, or could not be fetched. */
const Instead = ({ error, onRetry }: Missing) =>
  error === undefined ? <ScreenSkeleton lines={3} /> : <LoadFailed error={error} onRetry={onRetry} />;

/** Few questions end in one of these, and the search's first load has no room. */
export const Silence = lazyPart(() => import('./silence.tsx').then((m) => m.Silence), Instead);
export const NoResults = lazyPart(() => import('./no-results.tsx').then((m) => m.NoResults), Instead);
export const QuestionLimit = lazyPart(
  () => import('./question-limit.tsx').then((m) => m.QuestionLimit),
  // It comes while the list is read: nothing may move for it.
  ({ error, onRetry }) => (error === undefined ? <></> : <LoadFailed error={error} onRetry={onRetry} />),
);
