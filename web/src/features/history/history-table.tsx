import { clockTime, shortDate } from '@massima/contract/format/dates';
import { IconButton } from '../../components/icon-button.tsx';
import { IconLink } from '../../components/icon-link.tsx';
import { Removed } from '../../components/removed.tsx';
import { SortButton } from '../../components/sort-button.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import classes from './history-table.module.css';

type Question = Outputs['questions']['list'][number];
/** By the id that an entry was listed with: deleted, or put back under a new id. */
export type Edits = ReadonlyMap<number, Question | 'deleted'>;

interface Props {
  questions: Question[];
  edits: Edits;
  onEdit: (id: number, edit: Question | 'deleted') => void;
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

interface RowProps {
  question: Question;
  edit: Question | 'deleted' | undefined;
  onEdit: (edit: Question | 'deleted') => void;
}

/** A row that was deleted stays in its place, to be undone there for as long as the list is shown. */
function HistoryRow({ question: listed, edit, onEdit }: RowProps) {
  const text = useText();
  const { t, locale } = text;
  const question = edit === undefined || edit === 'deleted' ? listed : edit;
  const { query, query_type, createdAt } = question;
  const failed = (error: unknown) => toast(errorMessage(text, error, 'error_deleting'), { tone: 'error' });
  const remove = trpc.questions.remove.useMutation({
    onMutate: () => onEdit('deleted'),
    onError: (error) => {
      onEdit(question);
      failed(error);
    },
  });
  const restore = trpc.questions.restore.useMutation({
    onSuccess: (answer) => onEdit(answer.question),
    onError: failed,
  });
  if (edit === 'deleted')
    return (
      <tr className={classes.gone}>
        <td colSpan={5}>
          <Removed
            text={t('history_deleted', { query })}
            isBusy={remove.isPending || restore.isPending}
            onUndo={() => restore.mutate({ query, query_type, createdAt })}
          />
        </td>
      </tr>
    );
  const selectedType = query_type === 'type_verdict' ? 'sentenza' : 'massima';
  return (
    <tr>
      <td className={classes.repeat}>
        <IconLink
          icon="history"
          label={t('history_repeat', { query })}
          to={paths.search}
          state={{ queryToReSearch: query, selectedType }}
        />
      </td>
      <td className={classes.date}>
        <time dateTime={createdAt}>
          {shortDate(createdAt, locale)} <span className={classes.time}>{clockTime(createdAt, locale)}</span>
        </time>
      </td>
      <td className={classes.type}>{t(query_type === 'type_verdict' ? 'kind.verdict' : 'kind.principle')}</td>
      <td className={classes.query}>{query}</td>
      <td className={classes.delete}>
        <IconButton
          icon="trash"
          label={t('history_delete_one', { query })}
          onClick={() => remove.mutate({ id: question.id })}
        />
      </td>
    </tr>
  );
}
