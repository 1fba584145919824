import { Button } from '@mantine/core';
import { Notice } from '../../components/notice.tsx';
import type { CallError } from '../../lib/call-error.ts';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import classes from './search-failed.module.css';

/** Reports that the search failed and was not charged, and offers to retry it. */
export function SearchFailed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const { t, has } = useText();
  const isExplained = has(error.key) && error.status !== 500;
  return (
    <Notice tone="error" urgent>
      <div className={classes.text}>
        <strong>{t('search_failed_title')}</strong>
        <p>{isExplained ? t(error.key as TextKey) : t('error_search')}</p>
        <p>
          {t('search_not_charged')}
          {error.requestId && error.status >= 500 && ` (${error.requestId})`}
        </p>
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </Notice>
  );
}
