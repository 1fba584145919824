import { Button } from '@mantine/core';
import { money } from '@massima/contract/format/money';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/i18n.tsx';
import type { AnswerMeta } from './cached-answer.ts';
import type { SearchState } from './search-state.ts';
import classes from './silence.module.css';

interface Props {
  question: SearchState;
  facts: AnswerMeta;
  onShow: (question: SearchState) => void;
}

/**
 * States that the collection has no result for the query, and offers the nearest results with their
 * number and price.
 */
export function Silence({ question, facts, onShow }: Props) {
  const { t } = useText();
  const count = facts.near_total ?? 0;
  return (
    <section className={classes.silence} aria-label={t('search_silent_title')}>
      <p>{t('search_silent_text', { count: facts.silent_on.length })}</p>
      <p>{t('search_silent_follow')}</p>
      {count > 0 && (
        <div className={classes.near}>
          <h2>{t('search_near_heading', { count })}</h2>
          <p>{t('search_near_text')}</p>
          <OpenNear
            count={count}
            receipt={facts.receipt}
            isPaid={facts.near_is_paid}
            onOpen={() => onShow({ ...question, near: true })}
          />
        </div>
      )}
    </section>
  );
}

interface OpenNearProps {
  count: number;
  receipt: AnswerMeta['receipt'];
  isPaid: boolean;
  onOpen: () => void;
}

/** Only the button with the price buys results. */
function OpenNear({ count, receipt, isPaid, onOpen }: OpenNearProps) {
  const { t, locale } = useText();
  const { free, amount, currency } = receipt.next_search;
  if (!isPaid && amount === null)
    return (
      <p>
        {t('search_left_none')} <Link to={paths.subscription}>{t('search_blocked_subscription')}</Link>
      </p>
    );
  const isUnlimited = free && receipt.searches_left === null;
  const label =
    isPaid || isUnlimited
      ? t('search_near_open', { count })
      : free
        ? t('search_near_open_search', { count })
        : t('search_near_open_price', { count, amount: money(amount ?? 0, currency, locale) });
  return (
    <Button variant="default" aria-expanded={false} onClick={onOpen}>
      {label}
    </Button>
  );
}
