import { Group } from '@mantine/core';
import type { Around } from '@massima/contract/around';
import { useText } from '../../lib/i18n.tsx';
import { InsteadButtons } from './instead-buttons.tsx';
import classes from './near-subjects.module.css';
import type { SearchState } from './search-state.ts';

interface Props {
  instead: Around['instead'];
  onShow: (question: SearchState) => void;
}

/**
 * Subjects of the nearest results by embedding, below results with few matching terms. Loaded last,
 * so nothing above moves.
 */
export function NearSubjects({ instead, onShow }: Props) {
  const { t } = useText();
  return (
    <section className={classes.near} aria-label={t('search_near_subjects')}>
      <p>{t('search_near_subjects')}</p>
      <Group gap="sm">
        <InsteadButtons instead={instead} onShow={onShow} />
      </Group>
    </section>
  );
}
