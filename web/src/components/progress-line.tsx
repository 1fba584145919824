import classes from './progress-line.module.css';

/** Along the top edge while something is waited for; drawn after 200 ms, so that what is quick shows nothing. */
export const ProgressLine = () => <div aria-hidden="true" className={classes.line} />;
