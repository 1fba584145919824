import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import classes from './picked-bar.module.css';

interface Props {
  /** What its actions are for, read out. */
  label: string;
  /** How many are picked, in words; empty when none are, and then there is no bar. */
  count: string;
  clearLabel: string;
  onClear: () => void;
  className?: string | undefined;
  /** The actions. */
  children: ReactNode;
}

/** What can be done with the rows that are picked; at the foot of the screen while there are any. */
export function PickedBar({ label, count, clearLabel, onClear, className, children }: Props) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {count}
      </p>
      {count && (
        <section aria-label={label} className={className ? `${classes.bar} ${className}` : classes.bar}>
          <span className={classes.count}>{count}</span>
          {children}
          <IconButton icon="close" label={clearLabel} onClick={onClear} />
        </section>
      )}
    </>
  );
}
