import { z } from 'zod';
import { rulingSources } from './ruling-source.ts';

/** Citation fields of a ruling, named as in a search result. */
export const rulingHeading = z
  .object({
    ruling_id: z.string(),
    issuer_type_id: z.int(),
    document_emanante: z.string(),
    document_place: z.string(),
    document_region: z.string(),
    document_sezione: z.string(),
    document_area: z.int(),
    document_date: z.string(),
    sent_anno: z.int(),
    sent_numero: z.string(),
    ecli: z.string().optional(),
    document: z.object({
      ruling_type: z.string(),
      has_full_text: z.boolean(),
      fictional: z.literal(true).optional(),
      sources: rulingSources,
    }),
  })
  .meta({ id: 'RulingHeading' });
export type RulingHeading = z.infer<typeof rulingHeading>;
