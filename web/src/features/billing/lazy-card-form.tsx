import { LoadFailed } from '../../components/load-failed.tsx';
import { useText } from '../../lib/i18n.tsx';
import { lazyPart, type Missing } from '../../lib/lazy-part.tsx';

/**
 * Card form with the provider's library. Loaded on demand, because most visits to the subscription
 * do not open it.
 */
export const CardForm = lazyPart(() => import('./card-form.tsx').then((m) => m.CardForm), NotHere);

function NotHere({ error, onRetry }: Missing) {
  const { t } = useText();
  return error === undefined ? (
    <p role="status">{t('card_loading')}</p>
  ) : (
    <LoadFailed error={error} onRetry={onRetry} />
  );
}
