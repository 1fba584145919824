import type { ReactNode } from 'react';

/** The first result of the screen, or the place where it would be. */
export function focusResults(): void {
  const place =
    document.querySelector<HTMLElement>('article[data-result]') ??
    document.querySelector<HTMLElement>('[role=tabpanel]');
  place?.focus();
}

/** Shown while it has the focus: past what many keystrokes lie in. It leaves the address as it is, which may be sent on. */
export function SkipLink({ onSkip, children }: { onSkip: () => void; children: ReactNode }) {
  return (
    <button type="button" className="skip-link" onClick={onSkip}>
      {children}
    </button>
  );
}
