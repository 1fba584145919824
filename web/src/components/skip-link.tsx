import type { ReactNode } from 'react';

/** Focuses the first result, or the container of the results. */
export function focusResults(): void {
  const place =
    document.querySelector<HTMLElement>('article[data-result]') ??
    document.querySelector<HTMLElement>('[role=tabpanel]');
  place?.focus();
}

/** Shown while it has the focus: skips what takes many keystrokes. It leaves the address unchanged, which may be shared. */
export function SkipLink({ onSkip, children }: { onSkip: () => void; children: ReactNode }) {
  return (
    <button type="button" className="skip-link" onClick={onSkip}>
      {children}
    </button>
  );
}
