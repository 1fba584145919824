import { Button } from '@mantine/core';
import { EmptyState } from '../../components/empty-state.tsx';
import { useText } from '../../lib/i18n.tsx';

export function NoResults({ hasFilters, onReset }: { hasFilters: boolean; onReset: () => void }) {
  const { t } = useText();
  return (
    <EmptyState art="no-results">
      <strong>{t('search_no_results')}</strong>
      <p>{t(hasFilters ? 'search_no_results_filters' : 'search_no_results_hint')}</p>
      {hasFilters && (
        <Button mt="md" onClick={onReset}>
          {t('search_reset_filters')}
        </Button>
      )}
    </EmptyState>
  );
}
