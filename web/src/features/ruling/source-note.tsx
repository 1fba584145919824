import type { RulingSource } from '@massima/contract/ruling-source';
import { useText } from '../../lib/i18n.tsx';

/** Names the sources and licences of a text from public sources. */
export function SourceNote({ sources = [] }: { sources?: RulingSource[] | undefined }) {
  const { t, locale } = useText();
  return sources.map(({ name, credit, licence }) => (
    <p key={name} lang={locale}>
      <small>{t('ruling_source', { credit, licence })}</small>
    </p>
  ));
}
