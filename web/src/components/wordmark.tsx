import classes from './wordmark.module.css';

/** The product's name as always set. */
export function Wordmark({ size = 'small' }: { size?: 'small' | 'large' }) {
  return <span className={size === 'large' ? classes.large : classes.small}>Massima</span>;
}
