import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createSignup, type SignupOptions } from './create-signup.ts';
import { moveFocus } from './move-focus.ts';
import { SignupView } from './signup-view.tsx';
import type { ViewProps } from './view-props.ts';

export type SignupFormProps = SignupOptions & Omit<ViewProps, 'signup' | 'view'>;

/** The signup form in React; what it was first given (prefill, transport, callbacks) applies for its lifetime. */
export function SignupForm(props: SignupFormProps) {
  const [signup] = useState(() => createSignup(props));
  const view = useSyncExternalStore(signup.subscribe, signup.view);
  const drawn = useRef(view);
  useEffect(() => signup.start(), [signup]);
  useEffect(() => {
    moveFocus(drawn.current, view);
    drawn.current = view;
  }, [view]);
  return <SignupView {...props} signup={signup} view={view} />;
}
