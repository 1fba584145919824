import type { ReactNode } from 'react';
import classes from './table.module.css';

/** A plain table to be read: figures by day, by court. A list that is sorted, picked from or folded on a phone looks as it must. */
export const Table = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={classes.frame}>
    <table className={className ? `${classes.table} ${className}` : classes.table}>{children}</table>
  </div>
);
