import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

/** Line drawings in theme colours: a file, an empty folder, a lens over a blank page. */
const drawings = {
  'lost-page': (
    <>
      <path
        className={classes.soft}
        d="M52 22h58l26 26v70a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6z"
      />
      <path d="M110 22v20a6 6 0 0 0 6 6h20" />
      <path d="M62 62h58M62 76h58M62 90h26" />
      <path className={classes.accent} d="M104 108c0-7 5-9 9-12s6-6 6-10a10 10 0 0 0-20-1M104 119v.2" />
    </>
  ),
  'empty-folder': (
    <>
      <path
        className={classes.soft}
        d="M28 46a6 6 0 0 1 6-6h34l12 14h66a6 6 0 0 1 6 6v54a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6z"
      />
      <path d="M28 66h124" />
      <path className={classes.accent} d="M78 92h24" />
    </>
  ),
  'no-results': (
    <>
      <path
        className={classes.soft}
        d="M40 24h72a6 6 0 0 1 6 6v88a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z"
      />
      <path d="M50 46h52M50 60h52M50 74h22" />
      <circle className={classes.accent} cx="112" cy="88" r="22" />
      <path className={classes.accent} d="M128 104l18 18" />
    </>
  ),
} as const;

export function EmptyState({ art, children }: { art: keyof typeof drawings; children: ReactNode }) {
  return (
    <div className={classes.place}>
      <svg
        viewBox="0 0 180 140"
        width="180"
        height="140"
        aria-hidden="true"
        focusable="false"
        className={classes.art}
      >
        {drawings[art]}
      </svg>
      {children}
    </div>
  );
}
