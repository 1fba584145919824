import type { SearchResult } from '@massima/contract/search';
import { useEffect, useRef } from 'react';
import { copyAndNotify } from '../../lib/copy-text.ts';
import { citationStyle } from '../../lib/citation-style.ts';
import { useText } from '../../lib/i18n.tsx';
import { isForKeys, shortcutsEnabled } from '../../lib/shortcuts.ts';
import { citationForms } from './ruling-name.ts';

/** Copies the citation of the current result on `c`, and the principle with it on `C`. */
export function useCopyKeys(currentResult: () => SearchResult | undefined) {
  const { t } = useText();
  const isOn = shortcutsEnabled.use();
  const find = useRef(currentResult);
  find.current = currentResult;
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.key !== 'c' && event.key !== 'C') || !isForKeys(event)) return;
      const result = find.current();
      if (!result) return;
      event.preventDefault();
      const forms = citationForms(result, citationStyle.get());
      void copyAndNotify(event.key === 'c' ? forms.citation : forms.withPrinciple, {
        copied: t('citation_copied'),
        notCopied: t('citation_not_copied'),
        kind: 'copied',
      });
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn, t]);
}
