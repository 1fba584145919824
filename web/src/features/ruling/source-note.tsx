import type { Article } from '@massima/contract/article';
import { useText } from '../../lib/i18n.tsx';

/** Below a text that was loaded from a public source: whom to name, and under which licence it is. */
export function SourceNote({ source }: Pick<Article, 'source'>) {
  const { t } = useText();
  if (!source) return null;
  return (
    <p>
      <small>{t('ruling_source', source)}</small>
    </p>
  );
}
