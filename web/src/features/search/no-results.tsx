import { noBreak } from '@massima/contract/format/no-break';
import type { Around } from '@massima/contract/around';
import { citation } from '@massima/contract/format/citation';
import { Button, Group } from '@mantine/core';
import { EmptyState } from '../../components/empty-state.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { AnswerMeta } from './cached-answer.ts';
import { InsteadButtons } from './instead-buttons.tsx';
import classes from './no-results.module.css';
import { newSearchState, filterCount, type SearchState, withoutFilters } from './search-state.ts';
import { useFactName } from './use-fact-name.ts';

interface Props {
  question: SearchState;
  /** References recognised in the query. */
  references: AnswerMeta['references'];
  /** Filters implied by the query that left no result. */
  narrowedBy?: AnswerMeta['narrowed_by'] | undefined;
  /** Results outside the filters or in the other tab; undefined while loading. */
  around?: Around | undefined;
  onShow: (question: SearchState) => void;
}

/** Returns the hint for an empty result. Different words do not help a user who cited a ruling. */
function hintOf(question: SearchState, references: Props['references']) {
  if (filterCount(question) > 0) return 'search_no_results_filters';
  if (references.length > 0) return 'search_no_results_reference';
  if (question.q.includes('"')) return 'search_no_results_quotes';
  return /\s/.test(question.q) ? 'search_no_results_hint' : 'search_no_results_word';
}

/** Explains an empty result and offers alternative queries with their result counts. */
export function NoResults({ question, references, narrowedBy = [], around, onShow }: Props) {
  const { t } = useText();
  const factName = useFactName();
  const { q, type } = question;
  const unquoted = q.replaceAll('"', ' ').replace(/\s+/g, ' ').trim();
  const other = type === 'massima' ? 'sentenza' : 'massima';
  const hasFilters = filterCount(question) > 0;
  const { total = null, instead = [], citing = { total: 0, list: [] } } = around ?? {};
  return (
    <EmptyState art="no-results">
      <strong>{t('search_no_results')}</strong>
      {narrowedBy.length > 0 && (
        <p>{t('search_no_results_facts', { list: narrowedBy.map(factName).join('; ') })}</p>
      )}
      {(narrowedBy.length === 0 || filterCount(question) > 0) && <p>{t(hintOf(question, references))}</p>}
      <Group justify="center" mt="md">
        {hasFilters && (
          <Button onClick={() => onShow(withoutFilters(question))}>{t('search_reset_filters')}</Button>
        )}
        {narrowedBy.length > 0 && (
          <Button
            variant={hasFilters ? 'default' : 'filled'}
            onClick={() =>
              onShow({ ...question, factsOff: [...question.factsOff, ...narrowedBy.map(({ kind }) => kind)] })
            }
          >
            {t('search_without_facts')}
          </Button>
        )}
        {!hasFilters && unquoted !== q && unquoted !== '' && (
          <Button onClick={() => onShow(newSearchState(unquoted, type))}>{t('search_without_quotes')}</Button>
        )}
        {/* Offered only if the other tab is not empty. With filters, its count must have arrived. */}
        {total !== 0 && (total !== null || !hasFilters) && (
          <Button variant="default" onClick={() => onShow({ ...question, type: other })}>
            {total === null ? t(`search_among_${other}`) : t(`search_among_${other}_count`, { count: total })}
          </Button>
        )}
        <InsteadButtons instead={instead} onShow={onShow} />
      </Group>
      {citing.list.length > 0 && (
        <section className={classes.citing} aria-label={t('search_citing', { count: citing.total })}>
          <p>{t('search_citing', { count: citing.total })}</p>
          <ul lang="it">
            {citing.list.map((ruling) => (
              <li key={ruling.ruling_id}>
                <button type="button" onClick={() => onShow(newSearchState(citation(ruling), type))}>
                  {noBreak(citation(ruling))}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </EmptyState>
  );
}
