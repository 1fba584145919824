import { Skeleton } from '@mantine/core';
import { useText } from '../lib/i18n.tsx';
import { ProgressLine } from './progress-line.tsx';
import classes from './screen-skeleton.module.css';

/** Placeholder lines for a screen whose chunk or data is loading. */
export function ScreenSkeleton({ lines = 4 }: { lines?: number }) {
  const { t } = useText();
  return (
    <div role="status" className={classes.place}>
      <ProgressLine />
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, i) => (
        <Skeleton key={i} className={classes.line ?? ''} />
      ))}
    </div>
  );
}
