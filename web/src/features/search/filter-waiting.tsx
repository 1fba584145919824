import classes from './filter-panel.module.css';

/** The room that a group of filters will take. */
export const FilterWaiting = ({ rows }: { rows: number }) =>
  Array.from({ length: rows }, (_, i) => <div key={i} aria-hidden="true" className={classes.waiting} />);
