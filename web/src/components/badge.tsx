import type { ReactNode } from 'react';
import classes from './badge.module.css';

/** A word or two about what stands beside it: how it is doing, or what it is. */
export function Badge({ tone, children }: { tone: 'good' | 'bad' | 'plain'; children: ReactNode }) {
  return <span className={`${classes.badge} ${classes[tone]}`}>{children}</span>;
}
