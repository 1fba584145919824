import { Skeleton } from '@mantine/core';
import { ProgressLine } from '../../components/progress-line.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './results-skeleton.module.css';

/** Three empty cards with the height of results, so that nothing moves when the results arrive. */
export function ResultsSkeleton() {
  const { t } = useText();
  return (
    <div className={classes.place}>
      <ProgressLine />
      <span role="status" className="visually-hidden">
        {t('search_searching')}
      </span>
      {[0, 1, 2].map((card) => (
        <div key={card} aria-hidden="true" className={classes.card}>
          <Skeleton className={classes.where ?? ''} />
          <Skeleton className={classes.citation ?? ''} />
          <Skeleton className={classes.line ?? ''} />
          <Skeleton className={classes.line ?? ''} />
          <Skeleton className={classes.line ?? ''} />
        </div>
      ))}
    </div>
  );
}
