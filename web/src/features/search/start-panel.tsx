import type { SelectedType } from '@massima/contract/search';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import classes from './start-panel.module.css';

interface Props {
  /** Fills the box without searching. */
  onFill: (text: string) => void;
  onSearch: (text: string, type: SelectedType) => void;
}

const shownQuestions = 5;

/** Example queries and recent queries below the empty search box. */
export function StartPanel({ onFill, onSearch }: Props) {
  const { t } = useText();
  const recent = trpc.questions.list.useQuery({ limit: 15 }, { staleTime: 0 });
  const config = trpc.system.config.useQuery(undefined, { staleTime: Infinity });
  // The fictional demo collection lacks real rulings, and the reverse.
  const reference = config.data?.demo ? 'search_example_reference_demo' : 'search_example_reference';
  const examples = [reference, 'search_example_article', 'search_example_question'] as const;
  const seen = new Set<string>();
  const questions = (recent.data ?? []).filter((q) => {
    const key = `${q.query_type} ${q.query}`;
    return !seen.has(key) && seen.add(key);
  });

  return (
    <div className={classes.panel}>
      <section aria-labelledby="examples">
        <h2 id="examples">{t('search_examples')}</h2>
        <ul className={classes.examples}>
          {examples.map((key) => (
            <li key={key} className={key === reference && config.isPending ? classes.unknown : undefined}>
              <button type="button" onClick={() => onFill(t(key))}>
                {t(key)}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {questions.length > 0 && (
        <section aria-labelledby="recent">
          <h2 id="recent">{t('search_recent')}</h2>
          <ul className={classes.recent}>
            {questions.slice(0, shownQuestions).map((question) => {
              const type = question.query_type === 'type_verdict' ? 'sentenza' : 'massima';
              return (
                <li key={question.id}>
                  <button type="button" title={question.query} onClick={() => onSearch(question.query, type)}>
                    <Icon name="history" size={18} />
                    <span>{question.query}</span>
                    {type === 'sentenza' && <small>{t('search_recent_verdicts')}</small>}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
