import type { ReactNode } from 'react';
import type { Signup, SignupView } from './create-signup.ts';
import type { Translate } from './text-keys.ts';

/** Input of the form's views. */
export type ViewProps = {
  t: Translate;
  signup: Signup;
  view: SignupView;
  embedded?: boolean;
  termsUrl: string;
  privacyUrl: string;
  loginUrl: string;
  /** The link to the login, for a router; a plain link otherwise. */
  renderLoginLink?: (text: string) => ReactNode;
  /** Level of the form's heading in the page around it. */
  headingLevel?: 1 | 2;
};
