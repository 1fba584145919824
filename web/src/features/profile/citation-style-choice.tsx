import { noBreak } from '@massima/contract/format/no-break';
import { citationStyles } from '@massima/contract/constants';
import { citation } from '@massima/contract/format/citation';
import { chooseCitationStyle } from '../../api/accounts.ts';
import { RadioGroup } from '../../components/radio-group.tsx';
import { citationStyle } from '../../lib/citation-style.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';

/** Not a real ruling. */
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

/** Choice of the citation form for copying, shown by examples. It takes effect immediately. */
export function CitationStyleChoice() {
  const { t } = useText();
  const { session } = trpc.useUtils();
  const choose = useMutation({
    ...chooseCitationStyle,
    onMutate: ({ citation_style }) => {
      // A pending session check would restore the previous choice.
      void session.check.cancel();
      const before = citationStyle.get();
      citationStyle.keep(citation_style);
      return { before };
    },
    onSuccess: ({ citation_style }) => {
      citationStyle.keep(citation_style);
      session.check.setData(undefined, (current) => current && { ...current, citation_style });
    },
    onError: (_error, _input, context) => context && citationStyle.keep(context.before),
  });
  return (
    <RadioGroup
      label={t('citation_style')}
      hint={t('citation_style_hint')}
      value={citationStyle.use()}
      options={citationStyles.map((style) => ({ value: style, text: noBreak(citation(example, style)) }))}
      lang="it"
      onChange={(style) => choose.mutate({ citation_style: style })}
    />
  );
}
