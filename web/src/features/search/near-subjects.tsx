import { Button, Group } from '@mantine/core';
import type { Around } from '@massima/contract/around';
import { useText } from '../../lib/i18n.tsx';
import classes from './near-subjects.module.css';
import { ask, type Question } from './question.ts';

interface Props {
  instead: Around['instead'];
  onShow: (question: Question) => void;
}

/** Below results that hold few of the words: what the nearest in meaning are about. Where it comes later than they, nothing above it moves. */
export function NearSubjects({ instead, onShow }: Props) {
  const { t } = useText();
  return (
    <section className={classes.near} aria-label={t('search_near_subjects')}>
      <p>{t('search_near_subjects')}</p>
      <Group gap="sm">
        {instead.map((one) => (
          <Button
            key={`${one.type} ${one.query}`}
            variant="default"
            onClick={() => onShow(ask(one.query, one.type))}
          >
            {t(`search_instead_${one.type}`, { query: one.query, count: one.count })}
          </Button>
        ))}
      </Group>
    </section>
  );
}
