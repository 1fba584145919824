import type { ReactNode } from 'react';
import classes from './entry-list.module.css';

interface ListProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** List of an account's items of one kind. Each item is an `Entry`. */
export const EntryList = ({ label, className = '', children }: ListProps) => (
  <ul className={`${classes.list} ${className}`} aria-label={label}>
    {children}
  </ul>
);

interface EntryProps {
  name: string;
  /** One line each. */
  facts: readonly string[];
  /** Actions of the item. */
  children: ReactNode;
}

export const Entry = ({ name, facts, children }: EntryProps) => (
  <li>
    <div className={classes.what}>
      <span className={classes.name}>{name}</span>
      {facts.map((line) => (
        <span key={line} className={classes.facts}>
          {line}
        </span>
      ))}
    </div>
    {children}
  </li>
);
