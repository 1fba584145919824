import classes from './filter-panel.module.css';

/** Reserves the space of a filter group. */
export const FilterWaiting = ({ rows }: { rows: number }) =>
  Array.from({ length: rows }, (_, i) => <div key={i} aria-hidden="true" className={classes.waiting} />);
