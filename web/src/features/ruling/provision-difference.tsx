import type { ChangedParagraph, DifferencePart } from '@massima/contract/provision-difference';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useDrawn } from '../../lib/use-drawn.ts';
import classes from './provision-difference.module.css';

interface Props {
  /** For example `cc:2051`. */
  provision: string;
  /** Days of the two texts, YYYY-MM-DD, earlier first. */
  from: string;
  to: string;
}

/**
 * Differences of an article between two days: added and removed words, and the number of unchanged
 * paragraphs. Uses no query.
 */
export function ProvisionDifference({ provision: key, from, to }: Props) {
  const { t } = useText();
  const { data, error, refetch } = trpc.rulings.difference.useQuery(
    { key, from, to },
    { staleTime: Infinity },
  );
  if (error) return <LoadFailed error={error} over="access_over.provision" onRetry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton lines={4} />;
  const { changed, same_after: sameAfter } = data;
  if (changed === null) return <p className={classes.note}>{t('difference_unknown')}</p>;
  if (changed.length === 0) return <p className={classes.note}>{t('difference_none')}</p>;
  return <ChangedParagraphs changed={changed} sameAfter={sameAfter} />;
}

function ChangedParagraphs({
  changed,
  sameAfter,
}: {
  changed: readonly ChangedParagraph[];
  sameAfter: number;
}) {
  const { t } = useText();
  const drawn = useDrawn(changed);
  return (
    <div className={classes.difference}>
      <p className={classes.note}>
        {t('difference_legend')} <del>{t('difference_struck_word')}</del>{' '}
        <ins>{t('difference_added_word')}</ins>
      </p>
      <div lang="it" className={classes.text}>
        {drawn.map((paragraph, i) => (
          <Changed
            key={`${paragraph.what} ${paragraph.number} ${i}`}
            {...paragraph}
            isAlone={changed.length + sameAfter === 1}
          />
        ))}
      </div>
      <Unchanged count={sameAfter} />
    </div>
  );
}

function Changed({
  number,
  was,
  parts,
  same_before: before,
  isAlone,
}: ChangedParagraph & { isAlone: boolean }) {
  const { t } = useText();
  return (
    <>
      <Unchanged count={before} />
      <div className={classes.comma}>
        {/* A single paragraph has no number, as in the codes. */}
        {!(isAlone && before === 0) && (
          <span className={classes.number}>
            {number}.{was !== null && <small> {t('difference_was', { number: was })}</small>}
          </span>
        )}
        <p>
          {parts.map((part, i) => (
            <Part key={i} {...part} />
          ))}
        </p>
      </div>
    </>
  );
}

/**
 * Announces the change to screen readers, which ignore lines and colours. White space stays
 * outside, so that words stay apart.
 */
function Part({ what, text }: DifferencePart) {
  const { t, locale } = useText();
  if (what === 'same') return text;
  const trimmed = text.trimEnd();
  const Change = what === 'struck' ? 'del' : 'ins';
  return (
    <>
      <Change>
        <span className="visually-hidden" lang={locale}>
          {t(`difference_${what}`)}{' '}
        </span>
        {trimmed}
        <span className="visually-hidden" lang={locale}>
          {' '}
          {t('difference_end')}
        </span>
      </Change>
      {text.slice(trimmed.length)}
    </>
  );
}

function Unchanged({ count }: { count: number }) {
  const { t, locale } = useText();
  if (count === 0) return null;
  return (
    <p lang={locale} className={classes.note}>
      {t('difference_same', { count })}
    </p>
  );
}
