import { SortButton } from '../../components/sort-button.tsx';
import { useText } from '../../lib/i18n.tsx';
import { HistoryRow } from './history-row.tsx';
import type { HistoryItem } from './history-item.ts';
import classes from './history-table.module.css';
import type { Edit, Edits } from './use-edits.ts';

interface Props {
  questions: HistoryItem[];
  edits: Edits;
  onEdit: (id: number, edit: Edit) => void;
  order: 'ASC' | 'DESC';
  onOrder: (order: 'ASC' | 'DESC') => void;
}

export function HistoryTable({ questions, edits, onEdit, order, onOrder }: Props) {
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
            <th scope="col">{t('history_column_found')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('history_column_delete')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => (
            <HistoryRow
              key={question.id}
              question={question}
              edit={edits.get(question.id)}
              onEdit={(edit) => onEdit(question.id, edit)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
