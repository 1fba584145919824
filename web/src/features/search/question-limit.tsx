import { Button } from '@mantine/core';
import { money } from '@massima/contract/format/money';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/notice.tsx';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/i18n.tsx';
import { type AnswerMeta, isAtLimit } from './cached-answer.ts';
import classes from './question-limit.module.css';

interface Props {
  facts: AnswerMeta;
  isLoading: boolean;
  onGoOn: () => void;
}

/** Number of results that a free trial still shows. */
export function TrialLeft({ left }: { left: number }) {
  const { t } = useText();
  return (
    <Notice>
      {t('trial_results_left', { left })}{' '}
      <Link to={paths.subscription}>{t('search_blocked_subscription')}</Link>
    </Notice>
  );
}

/**
 * Notice about the number of results that a search opens, before and after the limit, with the
 * price of continuing. Only the button with the price buys more.
 */
export function QuestionLimit({ facts, isLoading, onGoOn }: Props) {
  const { t, locale, number } = useText();
  const { opened } = facts;
  if (!opened) return null;
  const next = facts.receipt.next_search;
  const amount = next.amount;
  const price = !next.free && amount !== null ? money(amount, next.currency, locale) : null;
  const most = number(opened.most);
  if (!isAtLimit({ facts }))
    return (
      <p className={classes.soon}>
        {t('search_limit_soon', { left: Math.max(0, opened.most - opened.results), most })}
      </p>
    );
  return (
    <Notice>
      <div className={classes.reached}>
        <p>{t('search_limit_of_question', { most })}</p>
        {amount === null ? (
          <p>
            {t('search_left_none')} <Link to={paths.subscription}>{t('search_blocked_subscription')}</Link>
          </p>
        ) : (
          <Button variant="default" loading={isLoading} onClick={onGoOn}>
            {price === null ? t('search_go_on') : t('search_go_on_price', { amount: price })}
          </Button>
        )}
      </div>
    </Notice>
  );
}
