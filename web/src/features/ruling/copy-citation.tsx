import { ecliAddress } from '@massima/contract/format/citation';
import type { SearchResult } from '@massima/contract/search';
import { copyAndNotify } from '../../lib/copy-text.ts';
import { citationStyle } from '../../lib/citation-style.ts';
import { useText } from '../../lib/i18n.tsx';
import { PopoverMenu } from '../../components/popover-menu.tsx';
import { citationForms } from './ruling-name.ts';

export function CopyCitation({ result }: { result: SearchResult }) {
  const { t } = useText();
  const forms = citationForms(result, citationStyle.use());
  const copy = (text: string) => () =>
    copyAndNotify(text, {
      copied: t('citation_copied'),
      notCopied: t('citation_not_copied'),
      kind: 'copied',
    });
  return (
    <PopoverMenu
      icon="copy"
      label={t('citation_copy')}
      word={t('word_copy')}
      choices={[
        { label: t('citation_italian'), onSelect: () => void copy(forms.citation)() },
        ...(forms.ecli && forms.ecli !== forms.citation
          ? [{ label: t('citation_ecli'), onSelect: () => void copy(forms.ecli ?? '')() }]
          : []),
        ...(forms.ecli
          ? [{ label: t('citation_ecli_link'), onSelect: () => void copy(ecliAddress(forms.ecli ?? ''))() }]
          : []),
        { label: t('citation_with_principle'), onSelect: () => void copy(forms.withPrinciple)() },
      ]}
    />
  );
}
