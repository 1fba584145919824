import classes from './wordmark.module.css';

/** Product name in its fixed typography. */
export function Wordmark({ size = 'small' }: { size?: 'small' | 'large' }) {
  return <span className={size === 'large' ? classes.large : classes.small}>Massima</span>;
}
