import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { runSearch } from '../../api/search.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Notice } from '../../components/notice.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';

interface Props {
  /** Citation of the ruling; empty if the address lacks it. */
  citation: string;
  /** Tries to open the ruling again. Resolves to true if it opened. */
  onSearched: () => Promise<boolean>;
}

/**
 * Offers to open a shared ruling by a search, which is charged like any other. For accounts that
 * the ruling has not been shown to. Only a search reveals which rulings exist.
 */
export function OpenBySearch({ citation, onSearched }: Props) {
  const text = useText();
  const { t } = text;
  const { data: account } = trpc.session.check.useQuery(undefined, { staleTime: 60_000 });
  const isCounted = account?.user.type !== 'admin' && (account?.user.plan_queries ?? 0) >= 0;
  const [isMissing, setMissing] = useState(false);
  const search = useMutation({
    mutationFn: async () => {
      // A ruling may have no principle. The second search is then the same query and free.
      for (const selectedType of ['massima', 'sentenza'] as const) {
        await runSearch({ query: citation, filters: { selectedType } });
        if (await onSearched()) return;
      }
      setMissing(true);
    },
  });
  if (citation === '' || isMissing) {
    return (
      <EmptyState art="no-results">
        <h2>{t('ruling_missing')}</h2>
        <p>
          <Link to={paths.search}>{t('go_to_search')}</Link>
        </p>
      </EmptyState>
    );
  }
  return (
    <div>
      <p>{t('ruling_by_search')}</p>
      {isCounted && <p>{t('ruling_by_search_counted')}</p>}
      {search.error && (
        <Notice tone="error" urgent>
          {errorMessage(text, search.error, 'error_search')}
        </Notice>
      )}
      <Button loading={search.isPending} onClick={() => search.mutate()}>
        {t('ruling_by_search_open')}
      </Button>
    </div>
  );
}
