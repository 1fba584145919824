import { lazyPlaceholder } from '../../components/lazy-placeholder.tsx';
import { loadTexts } from '../../lib/i18n.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';

/** Loaded with texts that no other panel needs. The counts are shown without it. */
export const ProvisionOnDay = lazyPart(
  () =>
    Promise.all([import('./provision-on-day.tsx'), loadTexts(['provision'])]).then(
      ([module]) => module.ProvisionOnDay,
    ),
  lazyPlaceholder(4),
);
