/**
 * How a publisher of principles relates one to other rulings: those that say the same, that say the contrary, that are to be compared, and those
 * of the United Sections. Nothing is worked out: what no publisher says is not there.
 */
export const publisherFields = ['conformi', 'difformi', 'vedi', 'sezioni_unite'] as const;
export type PublisherField = (typeof publisherFields)[number];
