import { noBreak } from '@massima/contract/format/no-break';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/notice.tsx';
import { OfficialText } from '../../components/official-text.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { AnswerMeta } from './cached-answer.ts';
import { newSearchState, type SearchState, writeAddress } from './search-state.ts';

interface Props {
  reference: AnswerMeta['references'][number];
  question: SearchState;
  facts: Pick<AnswerMeta, 'total'>;
}

/** A ruling that the collection lacks, or an article or act that no ruling applies, with links to what may have been meant. */
export function MissingReference({ reference: { label, kind, near, official }, question, facts }: Props) {
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
          {near.map((one, i) => (
            <span key={one.label}>
              {i > 0 && '; '}
              <Link to={writeAddress(newSearchState(one.label, question.type))} lang="it">
                {noBreak(one.label)}
              </Link>{' '}
              ({t('search_provision_count', { count: one.count })})
            </span>
          ))}
        </>
      )}
    </Notice>
  );
}
