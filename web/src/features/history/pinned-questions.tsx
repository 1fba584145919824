import { Link } from 'react-router-dom';
import { IconButton } from '../../components/icon-button.tsx';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { repeatQueryState, type HistoryItem } from './history-item.ts';
import classes from './pinned-questions.module.css';
import { usePin } from './use-pin.ts';

/** Pinned queries above the list; empty if none are pinned. */
export function PinnedQuestions({ onChanged }: { onChanged: (question: HistoryItem) => void }) {
  const { t } = useText();
  const pinned = trpc.questions.pinned.useQuery({}).data ?? [];
  const pin = usePin(onChanged);
  if (pinned.length === 0) return null;
  return (
    <section aria-labelledby="pinned" className={classes.pinned}>
      <h2 id="pinned">{t('history_pinned')}</h2>
      <ul>
        {pinned.map((question) => (
          <li key={question.id}>
            <Link to={paths.search} state={repeatQueryState(question)}>
              {question.name || question.query}
            </Link>
            {question.name !== '' && <small>{question.query}</small>}
            <IconButton
              icon="pin"
              active
              aria-pressed
              label={t('history_unpin', { query: question.name || question.query })}
              onClick={() => pin(question)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
