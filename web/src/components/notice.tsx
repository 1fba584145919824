import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './notice.module.css';

interface Props {
  tone?: 'info' | 'warning' | 'error';
  children: ReactNode;
  /** Announced immediately. */
  urgent?: boolean;
  /** Adds space above a following list. */
  aboveList?: boolean;
}

/** Message in a fixed position on the page, unlike a toast. */
export function Notice({ tone = 'info', children, urgent = false, aboveList = false }: Props) {
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={[classes.notice, classes[tone], aboveList && classes.aboveList].filter(Boolean).join(' ')}
    >
      <Icon name={tone === 'info' ? 'info' : 'warning'} />
      <div className={classes.text}>{children}</div>
    </div>
  );
}
