import type { ReactNode } from 'react';
import classes from './list-bar.module.css';

/** Row with search box and filters above a list. */
export const ListBar = ({ children }: { children: ReactNode }) => (
  <div className={classes.bar}>{children}</div>
);
