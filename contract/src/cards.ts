/** Fields of a stored card that the card rules use, in server and app. */
export interface KeptCard {
  id: string;
  card?: { exp_month: number; exp_year: number } | null | undefined;
}

/** A card is good to the end of its month. */
export const isCardExpired = ({ card }: Omit<KeptCard, 'id'>, now: Date): boolean =>
  card != null && Date.UTC(card.exp_year, card.exp_month) <= now.getTime();

/**
 * Returns the card that pays renewals after a card is removed: the present payer, or the newest
 * unexpired card.
 * @param cards newest first
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
