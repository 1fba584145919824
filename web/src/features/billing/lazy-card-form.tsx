import { type ComponentProps, lazy, Suspense } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { loadChunk } from '../../lib/lazy-screen.tsx';

const Loaded = lazy(() => loadChunk(() => import('./card-form.tsx')).then((m) => ({ default: m.CardForm })));

/** The card's form with the provider's library: most visits to the subscription never open it. */
export function CardForm(props: ComponentProps<typeof Loaded>) {
  const { t } = useText();
  return (
    <Suspense fallback={<p role="status">{t('card_loading')}</p>}>
      <Loaded {...props} />
    </Suspense>
  );
}
