import { citation } from '@massima/contract/format/citation';
import { noBreak } from '@massima/contract/format/no-break';
import type { SearchResult } from '@massima/contract/search';
import { Link } from 'react-router-dom';
import { AccessOver, isAccessOver } from '../../components/access-over.tsx';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { LimitedNote } from './limited-note.tsx';
import { markOf } from './mark-of.ts';
import { passageId } from './passage-id.ts';
import { rulingAddress } from './ruling-name.ts';
import classes from './similar-rulings.module.css';

/** Minimum length of a shared beginning to skip, in characters. */
const shortest = 20;

/**
 * Returns the offset at which each text starts to differ from the others, at the start of a word.
 * Rulings on one matter often start alike, and a list shows one line of each.
 */
export function firstDifferences(texts: readonly string[]): number[] {
  return texts.map((text, i) => {
    const shared = Math.max(0, ...texts.map((other, at) => (at === i ? 0 : sharedLength(text, other))));
    if (shared < shortest || shared >= text.length) return 0;
    return text.lastIndexOf(' ', shared) + 1;
  });
}

function sharedLength(text: string, other: string): number {
  let length = 0;
  while (length < text.length && text[length] === other[length]) length += 1;
  return length;
}

/** Link from verbatim text to its position in the ruling. */
function FromText({ result }: { result: SearchResult }) {
  const { t } = useText();
  const labelKey = markOf(result);
  if (!labelKey) return null;
  return (
    <Link
      className={classes.place}
      to={`${rulingAddress(result.id_new, result)}#${passageId}`}
      state={{ from: result.passage_start, to: result.passage_end }}
    >
      {t(labelKey)}
    </Link>
  );
}

interface ListProps {
  title: string;
  results: readonly SearchResult[];
  /**
   * True if each result needs its citation. Results of one ruling share it, so the first line of
   * the principle opens the result.
   */
  isCited: boolean;
  onSearch: (query: string) => void;
}

function RulingList({ title, results, isCited, onSearch }: ListProps) {
  const { t } = useText();
  if (results.length === 0) return null;
  const from = firstDifferences(results.map((result) => result.document_diritto));
  return (
    <section className={classes.list}>
      <h3>{title}</h3>
      <ul>
        {results.map((result, i) => (
          <li key={result.id_new}>
            <details>
              <summary>
                {isCited && <span className={classes.name}>{noBreak(citation(result))}</span>}
                <span lang="it" className={classes.start}>
                  {from[i] ? `… ${result.document_diritto.slice(from[i])}` : result.document_diritto}
                </span>
                {!isCited && (
                  <span lang="it" className={classes.whole}>
                    {result.document_diritto}
                  </span>
                )}
              </summary>
              {isCited && (
                <>
                  <p lang="it">{result.document_diritto}</p>
                  <FromText result={result} />
                  <button type="button" onClick={() => onSearch(result.ecli ?? citation(result))}>
                    {t('similar_search')}
                  </button>
                </>
              )}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Other principles of the opened ruling and rulings on the same matter. Uses no query; optional.
 */
export function SimilarRulings({ id, onSearch }: { id: string; onSearch: (query: string) => void }) {
  const { t } = useText();
  const similar = trpc.rulings.similar.useQuery({ id_new: id }, { staleTime: Infinity });
  if (isAccessOver(similar.error)) return <AccessOver error={similar.error} of="access_over.similar" />;
  if (!similar.data) return null;
  return (
    <>
      <RulingList
        title={t('same_ruling')}
        results={similar.data.same_ruling}
        isCited={false}
        onSearch={onSearch}
      />
      <RulingList title={t('similar_rulings')} results={similar.data.similar} isCited onSearch={onSearch} />
      <LimitedNote limited={similar.data.limited} />
    </>
  );
}
