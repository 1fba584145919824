import type { ReactNode } from 'react';
import type { Prefill } from './prefill.ts';
import type { Translate } from './text-keys.ts';
import type { SignupTransport } from './transport.ts';

export type SignupFormProps = {
  t: Translate;
  locale: 'it' | 'en';
  prefill: Prefill;
  transport: SignupTransport;
  termsUrl: string;
  loginUrl: string;
  /** Inside a partner's page: a given address is fixed, links open a new window. */
  embedded?: boolean;
  /** The link to the login, for a router; a plain link otherwise. */
  renderLoginLink?: (text: string) => ReactNode;
  /** Seconds that the server wants a form to have been open; its default where it hasn't said. */
  minFillSeconds?: number;
  /** Level of the form's heading in the page around it. */
  headingLevel?: 1 | 2;
  onStarted?: () => void;
  /** `limited`: the offer granted less than was asked for. */
  onSubmitted?: (limited: boolean) => void;
  onFailed?: (reason: 'unavailable' | 'rejected') => void;
};
