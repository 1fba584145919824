import { useText } from '../../lib/i18n.tsx';
import type { CourtLine } from './courts.ts';
import type { Facets } from './facets.ts';

/** What choices are called, also those that the answer no longer has. */
export function useFilterNames({ choices }: Facets) {
  const { t, has } = useText();
  const nameOf = (key: string, fallback: string | number) => (has(key) ? t(key) : String(fallback));
  // As alerts and mails call them; the rulings' own names differ within a kind.
  const issuerName = (issuer: number) =>
    nameOf(
      `issuer.${issuer}`,
      choices.authorities.find((one) => one.issuer_type_id === issuer)?.document_emanante ?? issuer,
    );
  return {
    courtName: (of: CourtLine['of']) =>
      'area' in of ? t(`search_filter_area_${of.area}`) : issuerName(of.issuer),
    matterName: (matter: number) => nameOf(`area.${matter}`, matter),
  };
}
