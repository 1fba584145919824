/** What one corpus has of a ruling, as it is withdrawn: `sentenzeweb:cass-civ-2021-1`. */
export const editionOf = (corpus: string, rulingId: string): string => `${corpus}:${rulingId}`;

/** Of each corpus that has a ruling one document: that of the ruling where it is shown, otherwise the one that keeps it. */
export const shownOrKept = '{!terms f=kind}ruling,edition';

/** Of what is withdrawn: the corpus, where only what that has is meant. */
export function readEditionOf(withdrawn: string): { corpus: string | undefined; id: string } {
  const at = withdrawn.lastIndexOf(':');
  return { corpus: at < 0 ? undefined : withdrawn.slice(0, at), id: withdrawn.slice(at + 1) };
}
