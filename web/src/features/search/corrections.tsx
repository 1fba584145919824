import { Link } from 'react-router-dom';
import { useText } from '../../lib/i18n.tsx';
import type { AnswerMeta } from './cached-answer.ts';
import { newSearchState, type SearchState, writeAddress } from './search-state.ts';

interface Props {
  question: SearchState;
  corrections: AnswerMeta['corrections'];
}

/** Spellings that find more, each with how much it finds: nothing was asked in the place of what was typed. */
export function Corrections({ question, corrections }: Props) {
  const { t } = useText();
  return (
    <p>
      {t('search_did_you_mean')}{' '}
      {corrections.map(({ words, count }, i) => (
        <span key={words}>
          {i > 0 && '; '}
          <Link
            to={writeAddress(newSearchState(words, question.type))}
            state={{ before: question.q }}
            lang="it"
          >
            {words}
          </Link>{' '}
          ({t('search_provision_count', { count })})
        </span>
      ))}
    </p>
  );
}
