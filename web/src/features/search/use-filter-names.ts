import { useText } from '../../lib/i18n.tsx';
import type { Facets } from './facets.ts';

/** What choices are called, also those that the answer no longer has. */
export function useFilterNames({ choices }: Facets) {
  const { t, has } = useText();
  const nameOf = (key: string, code: number) => (has(key) ? t(key) : String(code));
  return {
    issuerName: (issuer: number) =>
      choices.authorities.find((one) => one.issuer_type_id === issuer)?.document_emanante ??
      nameOf(`issuer.${issuer}`, issuer),
    matterName: (matter: number) => nameOf(`area.${matter}`, matter),
  };
}
