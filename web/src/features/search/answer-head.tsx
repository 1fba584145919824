import type { SelectedType } from '@massima/contract/search';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/notice.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './answer-head.module.css';
import { MissingReference } from './missing-reference.tsx';
import type { AnswerFacts } from './entry.ts';
import { byIssuer } from './facets.ts';
import { ask, type Question, writeAddress } from './question.ts';

interface Props {
  question: Question;
  facts: AnswerFacts;
  /** The address that this question's spelling was corrected from. */
  before: Question | null;
}

const shownAuthorities = 3;
export const foundKey = (type: SelectedType) => `search_found_${type}` as const;

/** What was understood and found, in one line, and what was changed to find it, with the way back. */
export function AnswerHead({ question, facts, before }: Props) {
  const { t, rich, number } = useText();
  const authorities = byIssuer(facts.autList);
  const missing = facts.references.filter((r) => !r.found);
  const known = facts.references.filter((r) => !missing.includes(r)).map((r) => r.label);
  const isPhrase = question.q.includes('"');
  const link = (to: Question, state?: object) => {
    const LinkTo = (chunks: ReactNode[]) => (
      <Link to={writeAddress(to)} state={state}>
        {chunks}
      </Link>
    );
    return LinkTo;
  };

  return (
    <div className={classes.head}>
      <p className={classes.found}>
        <strong>{t(foundKey(question.type), { count: facts.total })}</strong>
        {authorities.length > 1 &&
          authorities.slice(0, shownAuthorities).map((authority) => (
            <span key={authority.issuer_type_id}>
              {authority.document_emanante} {number(authority.count)}
            </span>
          ))}
      </p>
      {known.length > 0 && <p>{t('search_understood', { list: known.join('; ') })}</p>}
      {before && (
        <p>{rich('search_corrected', { words: question.q, before: before.q, link: link(before) })}</p>
      )}
      {facts.also_searched.length > 0 && (
        <p>
          {rich('search_also', {
            list: facts.also_searched.join('; '),
            link: link({ ...question, asTyped: true }),
          })}
        </p>
      )}
      {facts.excluded.some(({ query }) => query === '') && <Notice>{t('search_excluded_all')}</Notice>}
      {facts.not_excluded.length > 0 && (
        <p>{t('search_not_excluded', { list: facts.not_excluded.join('; ') })}</p>
      )}
      {facts.corrected && (
        <p>{t('search_corrected_at_once', { words: facts.did_you_mean ?? '', typed: question.q })}</p>
      )}
      {facts.did_you_mean && !facts.corrected && (
        <p>
          {rich('search_did_you_mean', {
            words: facts.did_you_mean,
            link: link(ask(facts.did_you_mean, question.type), { before: question.q }),
          })}
        </p>
      )}
      {missing.map((reference) => (
        <MissingReference key={reference.label} reference={reference} question={question} facts={facts} />
      ))}
      {facts.matched === 'some' && facts.total > 0 && (
        <p>
          {t('search_matched_some', { count: facts.with_every_word })}{' '}
          {!isPhrase && question.q.includes(' ') && (
            <Link to={writeAddress(ask(`"${question.q}"`, question.type))} state={{ before: question.q }}>
              {t('search_exact_phrase')}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
