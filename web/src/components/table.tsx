import type { ReactNode } from 'react';
import classes from './table.module.css';

/**
 * Read-only table, for example of figures by day or court. Lists with sorting, selection or a
 * phone layout have separate components.
 */
export const Table = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={classes.frame}>
    <table className={className ? `${classes.table} ${className}` : classes.table}>{children}</table>
  </div>
);
