import { z } from 'zod';
import { briefMaxLength } from './constants.ts';
import { officialText } from './official-text.ts';
import { provisionFate } from './provision-fate.ts';
import { publisherFields } from './publisher-fields.ts';
import { receipt } from './receipt.ts';
import { rulingHeading } from './ruling-heading.ts';
import { limited, query, resultId, searchResult } from './search.ts';

/** A ruling at the other end of a citation, with the beginning of what it says; empty where it has no principle, or none is shown. */
export const linkedHeading = rulingHeading.extend({ principle: z.string() });
export type LinkedHeading = z.infer<typeof linkedHeading>;

export const perYear = z.array(z.object({ year: z.int(), count: z.int() }));

export const citationsInput = z.object({ id_new: resultId });
/** What a ruling cites and who cites it, newest first; costs no query. */
export const citationsOutput = z.object({
  ruling_id: z.string(),
  cites: z.object({
    total: z.int(),
    /** Of each as cited; `ruling` only of those that the collection has. */
    list: z.array(z.object({ label: z.string(), ruling: linkedHeading.nullable() })),
  }),
  cited_by: z.object({ total: z.int(), years: perYear, list: z.array(linkedHeading) }),
  /** Articles of law and acts that it applies: as cited, which is also the question that finds them. */
  provisions: z.array(
    z.object({
      key: z.string().describe('By which `GET /provisions/{key}` has it.'),
      label: z.string(),
      official: officialText,
    }),
  ),
  /** Under the names of the publisher who says so: `conformi`, `difformi`, `vedi` and the United Sections. */
  related: z.array(
    z.object({
      field: z.enum(publisherFields),
      list: z.array(z.object({ label: z.string(), ruling: linkedHeading.nullable() })),
    }),
  ),
  /** Other rulings with a principle in nearly the same words ("conformi"), newest first. */
  alike: z.array(linkedHeading),
  limited,
  receipt,
});
export type Citations = z.infer<typeof citationsOutput>;

export const linkedInput = z.object({
  /** A result, or a ruling, that the account may read. */
  id_new: resultId,
  /** A ruling that it cites, that cites it, or that says the same; or its own. */
  ruling_id: resultId,
});
/** The principles of a ruling that is linked from one that may be read; costs no query. */
export const linkedOutput = z.object({
  results: z.array(searchResult),
  limited,
  receipt,
});

export const applyingInput = z.object({
  query,
  /** Of the ruling that names it: its official text is also given as in force then. */
  day: z.iso.date('validation_failed').optional(),
});
/** How often, when and by whom an article of law is applied; null where the question names none. Costs no query. */
export const applyingOutput = z.object({
  provision: z
    .object({
      key: z.string().describe('By which `GET /provisions/{key}` has it.'),
      label: z.string(),
      official: officialText,
      total: z.int(),
      years: perYear,
      authorities: z.array(
        z.object({ issuer_type_id: z.int(), document_emanante: z.string(), count: z.int() }),
      ),
    })
    .nullable(),
  receipt,
});

export const checkInput = z.object({
  /** Not trimmed: the places of the answer are places in it. */
  text: z.string('missing_parameters').min(1, 'missing_parameters').max(briefMaxLength, 'validation_failed'),
});
/** What the collection has of a court and year: `highest` of their numbers is what others can be compared with. */
export const coverage = z.object({
  label: z.string(),
  /** Null for what is not numbered by years. */
  year: z.int().nullable(),
  count: z.int(),
  highest: z.int().nullable(),
});
export type Coverage = z.infer<typeof coverage>;
/** Why what is cited can't exist. */
export const impossibility = z.object({
  what: z.enum(['date', 'future', 'year', 'number', 'section', 'court', 'article', 'article_absent']),
  /**
   * The day that does not exist, the first year, the highest number, the codes of the sections, the last article; of an article that the
   * act does not have the day of the latest of its texts that was loaded; empty for the others.
   */
  limit: z.string(),
});
export type Impossibility = z.infer<typeof impossibility>;
export const checkedReference = z.object({
  /** UTF-16 offsets in the text; `end` is exclusive. */
  start: z.int(),
  end: z.int(),
  kind: z.enum(['ruling', 'provision']),
  key: z
    .string()
    .nullable()
    .describe(
      'As understood: of an article or act what `GET /provisions/{key}` takes; both kinds can be followed by it. Null where nothing was understood.',
    ),
  /** As understood, with what the text says of date and section; of what was not understood, its words. */
  label: z.string(),
  /**
   * `found`: the collection has this ruling; `differs`: it has it, but with another date, section or branch than the text says;
   * `elsewhere`: it has the number under another year or court; `impossible`: there can't be such a one; `missing`: it has none;
   * `understood`: an article of law or an act; `unread`: it looks like a citation, and was not understood.
   */
  state: z.enum(['found', 'differs', 'elsewhere', 'impossible', 'missing', 'understood', 'unread']),
  differs: z.array(z.enum(['date', 'section', 'court', 'year'])),
  ruling: rulingHeading.nullable(),
  /** Of a missing one: a ruling whose number is nearly that one. */
  perhaps: rulingHeading.nullable(),
  /** Which of the references it is once more, counted from 0: "sent. cit.". All else is as there. */
  again: z.int().nullable(),
  impossible: impossibility.nullable(),
  /** Of an act, or an article of one, that a later act of the same name has replaced: which, and since when. */
  replaced: z
    .object({
      by: z.string().describe('The later act, as lawyers name it.'),
      since: z.iso.date().describe('The first day on which the later act is in force.'),
    })
    .nullable()
    .describe('Of a provision of an act that a later act of the same name has replaced.'),
  fate: z
    .array(provisionFate)
    .nullable()
    .describe(
      'What became of an article or act, the latest first; empty for a ruling. Null where the answer would grow too long: it is told with the first reference to the same article, or by `GET /provisions/{key}`.',
    ),
  /** Of an article or act that was understood. */
  official: officialText.nullable(),
  /** What the collection has where it lacks the ruling; both branches of the Cassazione where none is said. */
  coverage: z.array(coverage),
});
export type CheckedReference = z.infer<typeof checkedReference>;
/** What a brief puts between « », “ ” or " ", compared word by word with what it cites. */
export const checkedQuotation = z.object({
  /** UTF-16 offsets of what is between the signs; `end` is exclusive. */
  start: z.int(),
  end: z.int(),
  /** The citation it is taken from, counted from 0 into `references`; null where none is near. */
  reference: z.int().nullable(),
  /**
   * `verbatim`: the ruling says so; `altered`: it says so in other words, which `differs` has; `absent`: none of its texts in the collection
   * has it; `uncheckable`: shorter than eight words, or the collection has no text of the ruling.
   */
  state: z.enum(['verbatim', 'altered', 'absent', 'uncheckable']),
  /** Words of the quotation that are not the ruling's (places in the text), and the ruling's own; either may be empty. None where the openings of rulings by number are used up. */
  differs: z.array(z.object({ start: z.int(), end: z.int(), original: z.string() })),
  /** Where it was found: for one without a citation near, or one that its citation lacks, that is another ruling of the text. */
  found_at: z
    .object({
      /** The first citation of that ruling. */
      reference: z.int(),
      /** The principle or synthesis, or the ruling where it is its full text. */
      id_new: z.string(),
      kind: z.enum(['principle', 'verdict', 'full_text']),
      /** UTF-16 offsets in that text; `end` is exclusive. */
      start: z.int(),
      end: z.int(),
    })
    .nullable(),
});
export type CheckedQuotation = z.infer<typeof checkedQuotation>;
/**
 * Every reference of a text, in order; none overlaps another but those of a range, which share a place. And every quotation, in order.
 */
export const checkOutput = z.object({
  references: z.array(checkedReference),
  quotations: z.array(checkedQuotation),
  receipt,
});
