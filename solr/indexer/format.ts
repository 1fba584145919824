import { firstRulingYear } from '@massima/contract/constants';
import { z } from 'zod';

const text = z.string().trim().min(1);
/**
 * Limits of a principle and of a full text, in characters. The longest rulings have some ten
 * thousand pages.
 */
const longestPrinciple = 1_000_000;
export const longestRuling = 30_000_000;
/**
 * Filter fields are single terms. Solr rejects a term beyond 32,766 bytes, together with its
 * batch.
 */
const name = text.max(500);
const optional = z.string().trim().max(500).nullish();

const citations = z.array(z.string().max(2000)).max(500).nullish();
/** `publisherFields` of the contract. */
const related = { conformi: citations, difformi: citations, vedi: citations, sezioni_unite: citations };

const principleFormat = z.object({
  n: z.int().min(1),
  kind: z.enum(['principle', 'synthesis']),
  title: z.string().trim().max(longestPrinciple),
  text: text.max(longestPrinciple),
  provisions: z.array(z.string().max(2000)).max(200).nullish(),
  rv: z.string().trim().max(50).nullish(),
  ...related,
});

/** Schema of a line with one ruling. FORMAT.md describes its fields. */
export const rulingFormat = z
  .object({
    id: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,119}$/i, 'only letters, digits, dot, hyphen and underscore'),
    issuer_type_id: z.int().refine((type) => (type >= 1 && type <= 10) || type === 12, '1–10 or 12'),
    issuer: name,
    place: optional,
    region: optional,
    type: z.enum(['sentenza', 'ordinanza', 'decreto', 'parere']),
    number: z.union([name, z.int().min(1).transform(String)]),
    year: z.int().min(firstRulingYear).max(9999),
    date: z.iso.date().refine((date) => date >= String(firstRulingYear), `before ${firstRulingYear}`),
    section: optional,
    area: z.int().min(1).max(8),
    ecli: optional,
    subject: optional,
    full_text: z.string().max(longestRuling).nullable(),
    fictional: z.boolean().nullish(),
    principles: z.array(principleFormat).max(500),
    cites: z.array(z.string().max(2000)).max(2000).nullish(),
    ...related,
    source: z.object({ name, licence: name, credit: name }).nullish(),
  })
  .refine(({ principles }) => new Set(principles.map(({ kind, n }) => kind + n)).size === principles.length, {
    path: ['principles'],
    message: 'two principles of one kind with the same n',
  });

type ParsedRuling = z.infer<typeof rulingFormat>;
/**
 * `stated` is the position of the principle in the full text. Only principles extracted from the
 * text have one.
 */
export type Principle = z.infer<typeof principleFormat> & {
  stated?: { start: number; end: number };
};
export type Ruling = Omit<ParsedRuling, 'principles'> & { principles: Principle[] };
