import { askedFactor } from '../../api/with-factor.ts';
import { loadTexts } from '../../lib/i18n.tsx';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';

const FactorDialog = lazyDialog(async () => {
  const [{ FactorDialog: Ready }] = await Promise.all([
    import('./factor-dialog.tsx'),
    loadTexts(['accounts']),
  ]);
  return Ready;
});

/** On every screen with something that a second factor confirms. */
export function FactorPrompt() {
  const asked = askedFactor.use();
  return asked && <FactorDialog asked={asked} onClose={() => asked.answer(null)} />;
}
