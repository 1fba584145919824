import { LoadFailed } from '../../components/load-failed.tsx';
import { lazyPlaceholder } from '../../components/lazy-placeholder.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';

// Loaded lazily, because few queries need these parts and the first load is near its size limit.
export const Silence = lazyPart(() => import('./silence.tsx').then((m) => m.Silence), lazyPlaceholder(3));
export const NoResults = lazyPart(
  () => import('./no-results.tsx').then((m) => m.NoResults),
  lazyPlaceholder(3),
);
// Load while the list is read, so they reserve no space.
const unseen: Parameters<typeof lazyPart>[1] = ({ error, onRetry }) =>
  error === undefined ? <></> : <LoadFailed error={error} onRetry={onRetry} />;
export const QuestionLimit = lazyPart(
  () => import('./question-limit.tsx').then((m) => m.QuestionLimit),
  unseen,
);
export const TrialLeft = lazyPart(() => import('./question-limit.tsx').then((m) => m.TrialLeft), unseen);
