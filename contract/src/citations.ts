import { z } from 'zod';
import { briefMaxLength } from './constants.ts';
import { officialText } from './official-text.ts';
import { provisionFate } from './provision-fate.ts';
import { publisherFields } from './publisher-fields.ts';
import { receipt } from './receipt.ts';
import { rulingHeading } from './ruling-heading.ts';
import { limited, query, resultId, searchResult } from './search.ts';

/**
 * A ruling linked by a citation, with the start of its principle, which is empty if it has none or
 * none is shown.
 */
export const linkedHeading = rulingHeading.extend({ principle: z.string() });
export type LinkedHeading = z.infer<typeof linkedHeading>;

export const perYear = z.array(z.object({ year: z.int(), count: z.int() }));

export const citationsInput = z.object({ id_new: resultId });
/** Citations from and to a ruling, newest first. Free. */
export const citationsOutput = z.object({
  ruling_id: z.string(),
  cites: z.object({
    total: z.int(),
    /** Citations as written. `ruling` is null if the collection lacks it. */
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
  /** Relations by the publisher's own names: `conformi`, `difformi`, `vedi` and United Sections. */
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
  /**
   * A ruling that cites the given ruling, is cited by it or is similar to it, or the ruling
   * itself.
   */
  ruling_id: resultId,
});
/** Principles of a ruling that is linked from a readable ruling. Free. */
export const linkedOutput = z.object({
  results: z.array(searchResult),
  limited,
  receipt,
});

export const applyingInput = z.object({
  query,
  /** Day of the ruling that cites the article. The official text of that day is returned too. */
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
  /** Not trimmed, because the response contains offsets into it. */
  text: z.string('missing_parameters').min(1, 'missing_parameters').max(briefMaxLength, 'validation_failed'),
});
/** Holdings for a court and year. `highest` is their largest number, for comparison. */
export const coverage = z.object({
  label: z.string(),
  /** Null if the numbers do not follow years. */
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
  /** Normalised citation with date and section, or the original words if it was not recognised. */
  label: z.string(),
  /**
   * `found`: in the collection; `differs`: with another date, section or branch; `elsewhere`: the
   * number exists under another year or court; `impossible`: cannot exist; `missing`: not in the
   * collection; `understood`: an article or act; `unread`: resembles a citation and was not
   * recognised.
   */
  state: z.enum(['found', 'differs', 'elsewhere', 'impossible', 'missing', 'understood', 'unread']),
  differs: z.array(z.enum(['date', 'section', 'court', 'year'])),
  ruling: rulingHeading.nullable(),
  /** For a missing ruling: the ruling with the most similar number. */
  perhaps: rulingHeading.nullable(),
  /** Which of the references it is once more, counted from 0: "sent. cit.". All else is as there. */
  again: z.int().nullable(),
  impossible: impossibility.nullable(),
  /** A later act that replaced the cited act or article, and the day. */
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
  /** Link to the official text of a recognised article or act. */
  official: officialText.nullable(),
  /**
   * Holdings of the court if the ruling is missing; of both branches if the citation names none.
   */
  coverage: z.array(coverage),
});
export type CheckedReference = z.infer<typeof checkedReference>;
/** Text between « », “ ” or " ", compared with the cited ruling word by word. */
export const checkedQuotation = z.object({
  /** UTF-16 offsets of the text between the marks. `end` is exclusive. */
  start: z.int(),
  end: z.int(),
  /** Index into `references`, or null if no citation is near. */
  reference: z.int().nullable(),
  /**
   * `verbatim`: equal; `altered`: differs as listed; `absent`: not in any text of the ruling;
   * `uncheckable`: shorter than eight words, or the collection has no text of the ruling.
   */
  state: z.enum(['verbatim', 'altered', 'absent', 'uncheckable']),
  /**
   * Differing words: offsets in the text and the ruling's words, either of which may be empty.
   * Empty if the day's openings by number are used up.
   */
  differs: z.array(z.object({ start: z.int(), end: z.int(), original: z.string() })),
  /**
   * Place of the quotation, if no citation is near or its citation lacks it: another ruling that
   * the text cites.
   */
  found_at: z
    .object({
      /** The first citation of that ruling. */
      reference: z.int(),
      /** Id of the principle or synthesis, or of the ruling for its full text. */
      id_new: z.string(),
      kind: z.enum(['principle', 'verdict', 'full_text']),
      /** UTF-16 offsets in that text; `end` is exclusive. */
      start: z.int(),
      end: z.int(),
    })
    .nullable(),
});
export type CheckedQuotation = z.infer<typeof checkedQuotation>;
/** References and quotations of a text, in order. References overlap only within a range. */
export const checkOutput = z.object({
  references: z.array(checkedReference),
  quotations: z.array(checkedQuotation),
  receipt,
});
