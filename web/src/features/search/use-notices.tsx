import { noBreak } from '@massima/contract/format/no-break';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/notice.tsx';
import { OfficialText } from '../../components/official-text.tsx';
import { useText } from '../../lib/i18n.tsx';
import { provisionAddress } from '../ruling/index.ts';
import type { AnswerMeta } from './cached-answer.ts';
import { newSearchState, type SearchState, writeAddress } from './search-state.ts';

interface MissingReferenceProps {
  reference: AnswerMeta['references'][number];
  question: SearchState;
  facts: Pick<AnswerMeta, 'total'>;
}

/**
 * Reports a ruling that the collection lacks, or an article without rulings, and links to similar
 * ones.
 */
function MissingReference({
  reference: { label, kind, near, official },
  question,
  facts,
}: MissingReferenceProps) {
  const { t } = useText();
  if (kind === 'ruling')
    return (
      <Notice>
        {t(facts.total > 0 ? 'search_reference_missing_near' : 'search_reference_missing', {
          label: noBreak(label),
        })}
      </Notice>
    );
  return (
    <Notice>
      {t('search_provision_missing', { label: noBreak(label) })}{' '}
      {official && <OfficialText label={label} official={official} />}
      {near.length > 0 && (
        <>
          {' '}
          {t('search_provision_near')}{' '}
          {near.map((alternative, i) => (
            <span key={alternative.label}>
              {i > 0 && '; '}
              <Link to={writeAddress(newSearchState(alternative.label, question.type))} lang="it">
                {noBreak(alternative.label)}
              </Link>{' '}
              ({t('search_provision_count', { count: alternative.count })})
            </span>
          ))}
        </>
      )}
    </Notice>
  );
}

interface Props {
  question: SearchState;
  corrections: AnswerMeta['corrections'];
}

/** Alternative spellings with more results, each with its count. They were not applied. */
function Corrections({ question, corrections }: Props) {
  const { t } = useText();
  return (
    <p>
      {t('search_did_you_mean')}{' '}
      {corrections.map(({ words: spelling, count }, i) => (
        <span key={spelling}>
          {i > 0 && '; '}
          <Link
            to={writeAddress(newSearchState(spelling, question.type))}
            state={{ before: question.q }}
            lang="it"
          >
            {spelling}
          </Link>{' '}
          ({t('search_provision_count', { count })})
        </span>
      ))}
    </p>
  );
}

export interface ResultContext {
  question: SearchState;
  facts: AnswerMeta;
  /** Query before its spelling was corrected; null without correction. */
  before: SearchState | null;
}

interface ResultNotice {
  id: string;
  text: ReactNode;
  /** True if the results answer a changed query. Such a notice is never collapsed. */
  isUrgent?: boolean;
}

/**
 * For a long query, missing terms are normal and need no notice; for two or three words they
 * matter.
 */
const isSentence = (input: string) => input.trim().split(/\s+/).length > 4;

/** Returns notices on corrections and unrecognised parts of the query, with a way to undo each. */
export function useNotices({ question, facts, before }: ResultContext): ResultNotice[] {
  const { t, rich } = useText();
  const recognised = facts.references.filter((r) => r.found);
  const isPhrase = question.q.includes('"');
  const link = (to: SearchState, state?: object) => {
    const LinkTo = (chunks: ReactNode[]) => (
      <Link to={writeAddress(to)} state={state}>
        {chunks}
      </Link>
    );
    return LinkTo;
  };
  const notices: (ResultNotice | false | null)[] = [
    recognised.length > 0 && {
      id: 'understood',
      text: (
        <p>
          {t('search_understood', { list: noBreak(recognised.map(({ label }) => label).join('; ')) })}{' '}
          {recognised.map(({ label, official, key }) => (
            <Fragment key={label}>
              {official && <OfficialText label={label} official={official} named={recognised.length > 1} />}{' '}
              {key !== undefined && (
                <Link to={provisionAddress(key)}>
                  {t('search_provision_page')}
                  <span className="visually-hidden">: {label}</span>
                </Link>
              )}{' '}
            </Fragment>
          ))}
        </p>
      ),
    },
    before && {
      id: 'before',
      text: <p>{rich('search_corrected', { words: question.q, before: before.q, link: link(before) })}</p>,
    },
    facts.also_searched.length > 0 && {
      id: 'also',
      text: (
        <p>
          {rich('search_also', {
            list: facts.also_searched.join('; '),
            link: link({ ...question, asTyped: true }),
          })}
        </p>
      ),
    },
    facts.excluded.some(({ query }) => query === '') && {
      id: 'excluded',
      isUrgent: true,
      text: <Notice>{t('search_excluded_all')}</Notice>,
    },
    facts.not_excluded.length > 0 && {
      id: 'not-excluded',
      text: <p>{t('search_not_excluded', { list: facts.not_excluded.join('; ') })}</p>,
    },
    facts.corrected && {
      id: 'corrected',
      isUrgent: true,
      text: (
        <p>
          {rich('search_corrected_at_once', {
            words: facts.did_you_mean ?? '',
            typed: question.q,
            link: link({ ...question, asTyped: true }),
          })}
        </p>
      ),
    },
    facts.corrections.length > 0 && {
      id: 'meant',
      isUrgent: facts.total === 0,
      text: <Corrections question={question} corrections={facts.corrections} />,
    },
    ...facts.references
      .filter((r) => !r.found)
      .map((reference) => ({
        id: reference.label,
        isUrgent: true,
        text: <MissingReference reference={reference} question={question} facts={facts} />,
      })),
    facts.meaning_lost === true && { id: 'meaning', text: <p>{t('search_meaning_lost')}</p> },
    facts.matched === 'some' &&
      facts.total > 0 &&
      (facts.with_every_word > 0 || !isSentence(question.q)) && {
        id: 'matched',
        text: (
          <p>
            {t('search_matched_some', { count: facts.with_every_word })}{' '}
            {!isPhrase && facts.with_every_word > 0 && question.q.includes(' ') && (
              <Link
                to={writeAddress(newSearchState(`"${question.q}"`, question.type))}
                state={{ before: question.q }}
              >
                {t('search_exact_phrase')}
              </Link>
            )}
          </p>
        ),
      },
  ];
  return notices.filter((notice) => notice !== null && notice !== false);
}
