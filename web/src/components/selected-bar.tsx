import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import classes from './selected-bar.module.css';

interface Props {
  /** Accessible name of the actions. */
  label: string;
  /** Number of selected items as text; empty if none are selected, which hides the bar. */
  count: string;
  clearLabel: string;
  onClear: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** Actions for the selected rows, at the foot of the screen. */
export function SelectedBar({ label, count, clearLabel, onClear, className, children }: Props) {
  const bar = useRef<HTMLElement>(null);
  const isShown = count !== '';
  // Keeps notices above the bar for any number of lines.
  useLayoutEffect(() => {
    const { current } = bar;
    if (!isShown || !current) return;
    const root = document.documentElement;
    const measure = () => root.style.setProperty('--bar-height', `${current.offsetHeight + 8}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--bar-height');
    };
  }, [isShown]);
  return (
    <>
      <p role="status" className="visually-hidden">
        {count}
      </p>
      {count && (
        <section
          ref={bar}
          aria-label={label}
          className={className ? `${classes.bar} ${className}` : classes.bar}
        >
          <span className={classes.count}>{count}</span>
          {children}
          <IconButton icon="close" label={clearLabel} onClick={onClear} />
        </section>
      )}
    </>
  );
}
