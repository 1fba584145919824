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

/** Below results that contain few of the words: what the nearest in meaning are about. Where it comes later than they, nothing above it moves. */
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
