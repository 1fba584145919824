import type { ReactNode } from 'react';

/** Focuses the first result, or the container of the results. */
export function focusResults(): void {
  const target =
    document.querySelector<HTMLElement>('article[data-result]') ??
    document.querySelector<HTMLElement>('[role=tabpanel]');
  target?.focus();
}

/**
 * Visible while focused. Skips controls that would take many keystrokes, without changing the
 * address, which may be shared.
 */
export function SkipLink({ onSkip, children }: { onSkip: () => void; children: ReactNode }) {
  return (
    <button type="button" className="skip-link" onClick={onSkip}>
      {children}
    </button>
  );
}
