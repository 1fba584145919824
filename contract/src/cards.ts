/** What the rules about cards on file read of one, for server and app alike. */
export interface KeptCard {
  id: string;
  card?: { exp_month: number; exp_year: number } | null | undefined;
}

/** A card is good to the end of its month. */
export const isCardExpired = ({ card }: Omit<KeptCard, 'id'>, now: Date): boolean =>
  card != null && Date.UTC(card.exp_year, card.exp_month) <= now.getTime();

/**
 * Who pays the renewals once a card is gone: the card that pays them already, or else the newest that has not expired.
 * @param cards the newest first
 */
export function payerWithout<Card extends KeptCard>(
  id: string,
  cards: readonly Card[],
  paying: string | null,
  now: Date,
): Card | undefined {
  const others = cards.filter((card) => card.id !== id);
  return others.find((card) => card.id === paying) ?? others.find((card) => !isCardExpired(card, now));
}
