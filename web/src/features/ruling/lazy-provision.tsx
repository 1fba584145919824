import { partOnItsWay } from '../../components/part-on-its-way.tsx';
import { loadTexts } from '../../lib/i18n.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';

/** With texts that no other panel needs. What is counted is there without it. */
export const ProvisionOnDay = lazyPart(
  () =>
    Promise.all([import('./provision-on-day.tsx'), loadTexts(['provision'])]).then(
      ([module]) => module.ProvisionOnDay,
    ),
  partOnItsWay(4),
);
