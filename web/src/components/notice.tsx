import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './notice.module.css';

interface Props {
  tone?: 'info' | 'warning' | 'error';
  children: ReactNode;
  /** Read out immediately: only for what the reader must know now. */
  urgent?: boolean;
  /** A list comes right below: at a distance from it. */
  aboveList?: boolean;
}

/** A message that stays in its place on the page, as opposed to a toast. */
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
