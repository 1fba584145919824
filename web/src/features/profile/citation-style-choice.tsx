import { Radio, Stack } from '@mantine/core';
import { citation, type CitationStyle } from '@massima/contract/format/citation';
import { citationStyle, citationStyles } from '../../lib/citation-style.ts';
import { useText } from '../../lib/i18n.tsx';

/** Of no real ruling. */
const example = {
  issuer_type_id: 3,
  document_emanante: '',
  document_place: '',
  document_region: '',
  document_sezione: '3',
  document_area: 1,
  document_date: '2019-01-12',
  sent_anno: 2019,
  sent_numero: '123',
  ecli: 'ECLI:IT:CASS:2019:123CIV',
};

/** The form in which citations are copied everywhere, chosen by its example. */
export function CitationStyleChoice() {
  const { t } = useText();
  const chosen = citationStyle.use();
  return (
    <Radio.Group
      label={t('citation_style')}
      description={t('citation_style_hint')}
      value={chosen}
      onChange={(value) => citationStyle.set(value as CitationStyle)}
    >
      <Stack gap="xs" mt="xs" lang="it">
        {citationStyles.map((style) => (
          <Radio key={style} value={style} label={citation(example, style)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
