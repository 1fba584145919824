import type { Locale } from '@massima/contract/format/dates';
import type { TextKey } from '@massima/contract/messages/it';
import type { TaggedKey, TaggedValuesOf, ValuesOf } from '@massima/contract/messages/text-values';
import { server } from '@massima/contract/messages/it/server';
import { shell } from '@massima/contract/messages/it/shell';
import { type ReactNode, useMemo } from 'react';
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import { createStore } from './external-store.ts';
import { local } from './storage.ts';

export type { Locale, TextKey };
type Messages = Record<string, string>;
export type Part =
  | 'server'
  | 'shell'
  | 'law'
  | 'search'
  | 'accounts'
  | 'folders'
  | 'billing'
  | 'signup'
  | 'admin'
  | 'citations'
  | 'alerts'
  | 'assistants'
  | 'programs'
  | 'privacy'
  | 'provision'
  | 'shares';

/**
 * Loaders of the catalogues. Texts that every screen needs in the default language are in the
 * bundle.
 */
const catalogues: Record<Locale, Record<Part, () => Promise<Record<string, Messages>>>> = {
  it: {
    server: () => Promise.resolve({ server }),
    shell: () => Promise.resolve({ shell }),
    law: () => import('@massima/contract/messages/it/law'),
    search: () => import('@massima/contract/messages/it/search'),
    accounts: () => import('@massima/contract/messages/it/accounts'),
    folders: () => import('@massima/contract/messages/it/folders'),
    billing: () => import('@massima/contract/messages/it/billing'),
    signup: () => import('@massima/contract/messages/it/signup'),
    admin: () => import('@massima/contract/messages/it/admin'),
    citations: () => import('@massima/contract/messages/it/citations'),
    alerts: () => import('@massima/contract/messages/it/alerts'),
    assistants: () => import('@massima/contract/messages/it/assistants'),
    programs: () => import('@massima/contract/messages/it/programs'),
    privacy: () => import('@massima/contract/messages/it/privacy'),
    provision: () => import('@massima/contract/messages/it/provision'),
    shares: () => import('@massima/contract/messages/it/shares'),
  },
  en: {
    server: () => import('@massima/contract/messages/en/server'),
    shell: () => import('@massima/contract/messages/en/shell'),
    law: () => import('@massima/contract/messages/en/law'),
    search: () => import('@massima/contract/messages/en/search'),
    accounts: () => import('@massima/contract/messages/en/accounts'),
    folders: () => import('@massima/contract/messages/en/folders'),
    billing: () => import('@massima/contract/messages/en/billing'),
    signup: () => import('@massima/contract/messages/en/signup'),
    admin: () => import('@massima/contract/messages/en/admin'),
    citations: () => import('@massima/contract/messages/en/citations'),
    alerts: () => import('@massima/contract/messages/en/alerts'),
    assistants: () => import('@massima/contract/messages/en/assistants'),
    programs: () => import('@massima/contract/messages/en/programs'),
    privacy: () => import('@massima/contract/messages/en/privacy'),
    provision: () => import('@massima/contract/messages/en/provision'),
    shares: () => import('@massima/contract/messages/en/shares'),
  },
};

const parts = new Set<Part>(['server', 'shell']);
const loaded: Record<Locale, Messages> = { it: { ...server, ...shell }, en: {} };
const cache = createIntlCache();

function intlOf(locale: Locale): IntlShape {
  const intl = createIntl(
    { locale: locale === 'it' ? 'it-IT' : 'en-GB', messages: loaded[locale], onError: reportMissing },
    cache,
  );
  const { getNumberFormat } = intl.formatters;
  // Italian groups 12.840 but not 1284 by default. The same rule applies to all numbers, including
  // those in plurals.
  intl.formatters.getNumberFormat = (locales, options) =>
    getNumberFormat(locales, { useGrouping: 'always' as never, ...options });
  return intl;
}
function reportMissing(error: Error) {
  if (import.meta.env.DEV) console.warn(error.message);
}

const current = createStore<{ locale: Locale; intl: IntlShape }>({ locale: 'it', intl: intlOf('it') });

async function loadInto(locale: Locale, requested: Iterable<Part>) {
  const modules = await Promise.all([...requested].map((part) => catalogues[locale][part]()));
  loaded[locale] = Object.assign({}, loaded[locale], ...modules.flatMap((m) => Object.values(m))) as Messages;
}

/** Loads the texts of these parts in the current language. A failed request can be repeated. */
export async function loadTexts(requested: readonly Part[]): Promise<void> {
  const fresh = requested.filter((part) => !parts.has(part));
  if (fresh.length === 0) return;
  for (;;) {
    const { locale } = current.get();
    await loadInto(locale, fresh);
    // The language changed in the meantime, so these texts are loaded again.
    if (current.get().locale !== locale) continue;
    for (const part of fresh) parts.add(part);
    return current.set({ locale, intl: intlOf(locale) });
  }
}

let latestRequest = 0;

/** Changes the language once its texts have loaded. The last of several pending changes applies. */
export async function setLocale(locale: Locale): Promise<void> {
  const mine = ++latestRequest;
  let partCount: number;
  do {
    partCount = parts.size;
    await loadInto(locale, parts);
    // A screen may have loaded in the meantime with texts in the previous language.
  } while (parts.size > partCount);
  if (mine !== latestRequest) return;
  local.write('locale', locale);
  document.documentElement.lang = locale;
  current.set({ locale, intl: intlOf(locale) });
}

export function I18nProvider({ children }: { children: ReactNode }) {
  const { intl } = current.use();
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

type Values = Record<string, string | number>;
type Tag = (chunks: ReactNode[]) => ReactNode;

/** Texts without placeholders are plain strings and need no formatter; see `build/compiled-messages.ts`. */
function plain(intl: IntlShape, key: string): string | undefined {
  const text = (intl.messages as Messages)[key];
  return typeof text === 'string' && !/[{}<]|''/.test(text) ? text : undefined;
}

function textOf(intl: IntlShape, locale: Locale) {
  function t<Key extends TextKey>(key: Key, ...values: ValuesOf<Key>): string;
  function t(key: TextKey, values?: Values): string {
    return plain(intl, key) ?? intl.formatMessage({ id: key }, values);
  }
  return {
    locale,
    /** The text defines its values, so that a missing or misspelt value is a type error. */
    t,
    /** For texts that contain tags: `rich('key', { link: (chunks) => <a href="…">{chunks}</a> })`. */
    rich: <Key extends TaggedKey>(key: Key, values: TaggedValuesOf<Key, Tag>): ReactNode =>
      intl.formatMessage({ id: key }, values as never),
    /** Returns whether a key from outside, such as a server's message, has a text. */
    has: (key: string): key is TextKey => key in intl.messages,
    number: (n: number): string => intl.formatNumber(n, { useGrouping: 'always' as never }),
  };
}
export type Text = ReturnType<typeof textOf>;

export function useText(): Text {
  const intl = useIntl();
  const { locale } = current.use();
  return useMemo(() => textOf(intl, locale), [intl, locale]);
}

/** Returns the texts in the current language, for use outside components. */
export const currentText = (): Text => textOf(current.get().intl, current.get().locale);
