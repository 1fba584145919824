import { z } from 'zod';

/**
 * How a publisher of principles relates one to other rulings: those that say the same, that say the contrary, that are to be compared, and those
 * of the United Sections. Nothing is worked out: what no publisher says is not there.
 */
export const publisherFields = ['conformi', 'difformi', 'vedi', 'sezioni_unite'] as const;
export type PublisherField = (typeof publisherFields)[number];

/** What its publisher relates a principle to, under the publisher's own names; only where there is any. */
export const relatedByPublisher = z.object({
  field: z.enum(publisherFields),
  total: z.int(),
  /** The first of them, as cited. */
  labels: z.array(z.string()),
});
export type RelatedByPublisher = z.infer<typeof relatedByPublisher>;
