/** Key of a corpus' edition of a ruling, as withdrawals name it: `sentenzeweb:cass-civ-2021-1`. */
export const editionOf = (corpus: string, rulingId: string): string => `${corpus}:${rulingId}`;

/**
 * Filter for one document per ruling and corpus: the shown ruling, or the document that keeps its
 * edition.
 */
export const rulingOrEdition = '{!terms f=kind}ruling,edition';

/** Parses a withdrawal. `corpus` is undefined if the withdrawal applies to every corpus. */
export function readEditionOf(withdrawn: string): { corpus: string | undefined; id: string } {
  const at = withdrawn.lastIndexOf(':');
  return { corpus: at < 0 ? undefined : withdrawn.slice(0, at), id: withdrawn.slice(at + 1) };
}
