import type { SignupView } from './create-signup.ts';

/** Moves the focus to the outcome of a submission after a redraw. */
export function moveFocus(before: SignupView, after: SignupView): void {
  const id =
    after.failures > before.failures
      ? 'ms-lead'
      : after.phase !== before.phase && after.phase === 'done'
        ? 'ms-title'
        : '';
  document.getElementById(id)?.focus();
}
