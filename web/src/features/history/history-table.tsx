import { clockTime, shortDate } from '@massima/contract/format/dates';
import { IconButton } from '../../components/icon-button.tsx';
import { IconLink } from '../../components/icon-link.tsx';
import { SortButton } from '../../components/sort-button.tsx';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import type { Outputs } from '../../lib/trpc.ts';
import classes from './history-table.module.css';

type Question = Outputs['questions']['list'][number];
interface Props {
  questions: Question[];
  order: 'ASC' | 'DESC';
  onOrder: (order: 'ASC' | 'DESC') => void;
  onDelete: (question: Question) => void;
}

export function HistoryTable({ questions, order, onOrder, onDelete }: Props) {
  const { t } = useText();
  return (
    <div className={classes.scroll} role="region" aria-label={t('menu_history')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('history_column_repeat')}</span>
            </th>
            <th scope="col" aria-sort={order === 'ASC' ? 'ascending' : 'descending'}>
              <SortButton
                text={t('history_column_date')}
                label={t('history_sort_date', { order })}
                order={order}
                onSort={() => onOrder(order === 'ASC' ? 'DESC' : 'ASC')}
              />
            </th>
            <th scope="col">{t('history_column_type')}</th>
            <th scope="col">{t('history_column_query')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('history_column_delete')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => (
            <HistoryRow key={question.id} question={question} onDelete={onDelete} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HistoryRow({ question, onDelete }: { question: Question; onDelete: (question: Question) => void }) {
  const { t, locale } = useText();
  const { query, query_type: type, createdAt } = question;
  const selectedType = type === 'type_verdict' ? 'sentenza' : 'massima';
  const state = { queryToReSearch: query, selectedType };
  const time = clockTime(createdAt, locale);
  return (
    <tr>
      <td className={classes.repeat}>
        <IconLink icon="history" label={t('history_repeat', { query })} to={paths.search} state={state} />
      </td>
      <td className={classes.date}>
        <time dateTime={createdAt}>
          {shortDate(createdAt, locale)} <span className={classes.time}>{time}</span>
        </time>
      </td>
      <td className={classes.type}>{t(type === 'type_verdict' ? 'kind.verdict' : 'kind.principle')}</td>
      <td className={classes.query}>{query}</td>
      <td className={classes.delete}>
        <IconButton
          icon="trash"
          label={t('history_delete_one', { query })}
          onClick={() => onDelete(question)}
        />
      </td>
    </tr>
  );
}
