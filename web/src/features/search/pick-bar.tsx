import { Button } from '@mantine/core';
import { citation } from '@massima/contract/format/citation';
import type { SearchResult } from '@massima/contract/search';
import { useEffect } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { picks } from './picks.ts';
import classes from './picks.module.css';

interface Props {
  /** Another question is another choice. */
  question: string;
  onSave: (results: readonly SearchResult[]) => void;
}

/** What can be done with the results that are picked; at the foot of the screen while there are any. */
export function PickBar({ question, onSave }: Props) {
  const { t } = useText();
  const picked = picks.use();
  useEffect(() => picks.clear, [question]);
  const copy = async () => {
    if (await copyText(picked.map((one) => citation(one)).join('\n'))) toast(t('picks_copied'));
    else toast(t('citation_not_copied'), { tone: 'error' });
  };
  const count = picked.length > 0 ? t('picks_count', { count: picked.length }) : '';
  return (
    <>
      <p role="status" className="visually-hidden">
        {count}
      </p>
      {picked.length > 0 && (
        <section aria-label={t('picks')} className={classes.bar}>
          <span className={classes.count}>{count}</span>
          <Button size="sm" onClick={() => onSave(picked)}>
            {t('save')}
          </Button>
          <Button size="sm" variant="default" onClick={() => void copy()}>
            {t('picks_copy')}
          </Button>
          <IconButton icon="close" label={t('picks_clear')} onClick={picks.clear} />
        </section>
      )}
    </>
  );
}
