import { useText } from '../lib/i18n.tsx';
import classes from './changed.module.css';

interface Props {
  now: string;
  /** Previous value; undefined if unchanged. */
  was?: string | undefined;
}

/**
 * Current value, preceded by the previous value if it changed while visible. The previous value is
 * marked up and announced as deleted.
 */
export function Changed({ now, was }: Props) {
  const { t } = useText();
  if (was === undefined || was === now) return now;
  return (
    <>
      {was !== '' && <Removed>{was}</Removed>}{' '}
      {now !== '' && (
        <ins className={classes.now}>
          <span className="visually-hidden">{t('amount_now')} </span>
          {now}
        </ins>
      )}
    </>
  );
}

/** Removed value, struck out. */
export function Removed({ children }: { children: string }) {
  const { t } = useText();
  return (
    <del className={classes.was}>
      <span className="visually-hidden">{t('amount_before')} </span>
      {children}
    </del>
  );
}
