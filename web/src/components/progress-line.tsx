import classes from './progress-line.module.css';

/** Progress line at the top edge, delayed by 200 ms so that fast responses show none. */
export const ProgressLine = () => <div aria-hidden="true" className={classes.line} />;
