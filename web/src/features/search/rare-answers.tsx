import { LoadFailed } from '../../components/load-failed.tsx';
import { partOnItsWay } from '../../components/part-on-its-way.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';

// Few questions end in one of these, and the search's first load has no room.
export const Silence = lazyPart(() => import('./silence.tsx').then((m) => m.Silence), partOnItsWay(3));
export const NoResults = lazyPart(() => import('./no-results.tsx').then((m) => m.NoResults), partOnItsWay(3));
export const QuestionLimit = lazyPart(
  () => import('./question-limit.tsx').then((m) => m.QuestionLimit),
  // It comes while the list is read: nothing may move for it.
  ({ error, onRetry }) => (error === undefined ? <></> : <LoadFailed error={error} onRetry={onRetry} />),
);
