import { z } from 'zod';

/**
 * Relations of a principle by its publisher: agreeing, contrary, to be compared, United Sections.
 * They are never derived.
 */
export const publisherFields = ['conformi', 'difformi', 'vedi', 'sezioni_unite'] as const;
export type PublisherField = (typeof publisherFields)[number];

/**
 * Publisher's relations of a principle, by the publisher's names. Absent if the publisher states
 * none.
 */
export const relatedByPublisher = z.object({
  field: z.enum(publisherFields),
  total: z.int(),
  /** The first relations, as cited. */
  labels: z.array(z.string()),
});
export type RelatedByPublisher = z.infer<typeof relatedByPublisher>;
