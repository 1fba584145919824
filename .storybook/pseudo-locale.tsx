import { it } from '@massima/contract/messages/it';
import type { ReactNode } from 'react';
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import { createStore } from '../web/src/lib/external-store.ts';
import { pseudoText } from './pseudo-text.ts';

/**
 * True if texts use the pseudo-locale. Switching keeps the story's state, such as an open dialog.
 */
export const pseudoLocale = createStore(false);

const pseudoMessages = (): Record<string, string> =>
  (cached ??= Object.fromEntries(Object.entries(it).map(([key, text]) => [key, pseudoText(text)])));
let cached: Record<string, string> | undefined;

let intl: IntlShape | undefined;
const pseudoIntl = () =>
  (intl ??= createIntl({ locale: 'it-IT', messages: pseudoMessages() }, createIntlCache()));

/** Always in the tree, so that switching re-renders its children without remounting them. */
export function PseudoLocale({ children }: { children: ReactNode }) {
  const real = useIntl();
  return <RawIntlProvider value={pseudoLocale.use() ? pseudoIntl() : real}>{children}</RawIntlProvider>;
}
