import { useText } from '../lib/i18n.tsx';
import classes from './changed.module.css';

interface Props {
  now: string;
  /** What was there before, where that was something else. */
  was?: string | undefined;
}

/** What is said, and where it has changed under the reader's eyes, what was said before: struck out, and read out as such. */
export function Changed({ now, was }: Props) {
  const { t } = useText();
  if (was === undefined || was === now) return now;
  return (
    <>
      {was !== '' && <Gone>{was}</Gone>}{' '}
      {now !== '' && (
        <ins className={classes.now}>
          <span className="visually-hidden">{t('amount_now')} </span>
          {now}
        </ins>
      )}
    </>
  );
}

/** What was there and no longer is. */
export function Gone({ children }: { children: string }) {
  const { t } = useText();
  return (
    <del className={classes.was}>
      <span className="visually-hidden">{t('amount_before')} </span>
      {children}
    </del>
  );
}
