import { Button, Group } from '@mantine/core';
import { EmptyState } from '../../components/empty-state.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { AnswerFacts } from './entry.ts';
import { ask, filterCount, type Question, withoutFilters } from './question.ts';

interface Props {
  question: Question;
  /** What was recognised in the question. */
  references: AnswerFacts['references'];
  onShow: (question: Question) => void;
}

/** What helps depends on what was asked: other words are no help to somebody who named a ruling. */
function hintOf(question: Question, references: Props['references']) {
  if (filterCount(question) > 0) return 'search_no_results_filters';
  if (references.length > 0) return 'search_no_results_reference';
  if (question.q.includes('"')) return 'search_no_results_quotes';
  return /\s/.test(question.q) ? 'search_no_results_hint' : 'search_no_results_word';
}

/** Nothing was found: why that may be, and what can be asked instead. */
export function NoResults({ question, references, onShow }: Props) {
  const { t } = useText();
  const { q, type } = question;
  const unquoted = q.replaceAll('"', ' ').replace(/\s+/g, ' ').trim();
  const other = type === 'massima' ? 'sentenza' : 'massima';
  const hasFilters = filterCount(question) > 0;
  return (
    <EmptyState art="no-results">
      <strong>{t('search_no_results')}</strong>
      <p>{t(hintOf(question, references))}</p>
      <Group justify="center" mt="md">
        {hasFilters && (
          <Button onClick={() => onShow(withoutFilters(question))}>{t('search_reset_filters')}</Button>
        )}
        {!hasFilters && unquoted !== q && unquoted !== '' && (
          <Button onClick={() => onShow(ask(unquoted, type))}>{t('search_without_quotes')}</Button>
        )}
        {!hasFilters && (
          <Button variant="default" onClick={() => onShow(ask(q, other))}>
            {t(`search_among_${other}`)}
          </Button>
        )}
      </Group>
    </EmptyState>
  );
}
