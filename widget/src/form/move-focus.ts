import type { SignupView } from './create-signup.ts';

/** After each drawing: the focus goes to what a submission brought about, and nowhere otherwise. */
export function moveFocus(before: SignupView, after: SignupView): void {
  const id =
    after.failures > before.failures
      ? 'ms-lead'
      : after.phase !== before.phase && after.phase === 'done'
        ? 'ms-title'
        : '';
  document.getElementById(id)?.focus();
}
