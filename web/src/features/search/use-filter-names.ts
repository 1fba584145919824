import { useText } from '../../lib/i18n.tsx';
import type { CourtLine } from './court-lines.ts';

/** Returns functions that label filter values, also values missing from the results. */
export function useFilterNames() {
  const { t, has } = useText();
  const nameOf = (key: string, code: number) => (has(key) ? t(key) : String(code));
  // Uses the names of alerts and mails, because the rulings' names differ within a kind.
  const issuerName = (issuer: number) => nameOf(`issuer.${issuer}`, issuer);
  return {
    courtName: (of: CourtLine['of']) =>
      'area' in of ? t(`search_filter_area_${of.area}`) : issuerName(of.issuer),
    matterName: (matter: number) => nameOf(`area.${matter}`, matter),
  };
}
