import type { SearchData, SearchInput, SearchResult } from '@massima/contract/search';
import { applyingFacts, presentFact } from '../query/implied-filters.ts';
import { countContentWords, questionWords } from '../query/question-words.ts';
import type { ReadQuestion } from '../query/read-question.ts';
import { kindOf, toFilters } from '../query/search-query.ts';
import type { EngineAnswer } from '../solr/engine-answer.ts';
import { presentAuthorities, presentFacets, presentYears } from './present-facets.ts';
import { markedText, markedValues, presentResult } from './present-result.ts';
import { askedFor } from './why-found.ts';

/** A page as it was retrieved. */
interface Retrieved {
  answer: EngineAnswer;
  everyWord: number;
  otherKind: number | null;
  byMeaning: boolean;
  meaningLost: boolean;
  nearer: ReadonlySet<string>;
  correctedTo: string | null;
  corrections: SearchData['corrections'];
  silentOn: readonly string[];
}

interface Named {
  references: SearchData['references'];
  rulingIds: string[];
  citingIds: string[];
}

interface Question {
  input: SearchInput;
  parsed: ReadQuestion;
  /** What the page answers: `parsed`, unless that was corrected. */
  asked: ReadQuestion;
  named: Named;
}

export interface SearchPage {
  hits: {
    id: string;
    rulingId: string;
    hasFullText: boolean;
    /** Keys of what a principle or synthesis applies; none of a full text, which names what others said. */
    provisions: readonly string[];
    /** Of a full text that is short all of it: by that it is compared with others, and not by its passage. */
    shortText: string | undefined;
    result: SearchResult;
  }[];
  /** What else the answer says. */
  answer: Omit<SearchData, 'search' | 'near_is_paid' | 'charged' | 'limited' | 'opened' | 'receipt'>;
  /** Rulings that the query named exactly, whatever tab and filters: their full text may be read. */
  namedIds: string[];
  /** Where it is nothing but one ruling: those that cite it. */
  citingIds: string[];
}

export function presentPage(page: Retrieved, { input, parsed, asked: found, named }: Question): SearchPage {
  const { numFound, docs, maxScore } = page.answer.response;
  const maxscore = input.offset > 0 && input.maxscore ? input.maxscore : (maxScore ?? 0);
  const kind = kindOf(input.filters.selectedType);
  const asked = askedFor(found, input.as_typed);
  const wantedWords = page.byMeaning ? countContentWords(questionWords(parsed.plain).text) : 0;
  return {
    hits: docs.map((doc) => {
      const result = presentResult(doc, markedText(page.answer, doc), {
        maxscore,
        kind,
        asked,
        marked: markedValues(page.answer, doc),
        nearer: page.nearer,
        wantedWords,
      });
      return {
        id: result.id_new,
        rulingId: doc.ruling_id,
        hasFullText: doc.has_full_text ?? false,
        provisions: result.passage ? [] : (doc.provisions ?? []),
        shortText: doc.short_text,
        result,
      };
    }),
    answer: {
      autList: presentAuthorities(page.answer),
      years: presentYears(page.answer),
      choices: presentFacets(page.answer),
      total: numFound,
      other_total: page.otherKind,
      maxscore,
      by_meaning: page.byMeaning,
      ...(page.meaningLost && { meaning_lost: true as const }),
      matched: page.everyWord < numFound ? 'some' : 'all',
      with_every_word: page.everyWord,
      silent_on: [...page.silentOn],
      near_total: page.silentOn.length > 0 ? numFound : null,
      did_you_mean: page.correctedTo ?? page.corrections[0]?.words ?? null,
      corrected: page.correctedTo !== null,
      corrections: page.corrections,
      also_searched: input.as_typed ? [] : parsed.synonyms.map(({ terms }) => terms),
      excluded: parsed.excluded,
      not_excluded: parsed.kept,
      narrowed_by: applyingFacts(toFilters(input.filters), parsed.facts).flatMap(presentFact),
      references: named.references,
    },
    namedIds: named.rulingIds,
    citingIds: named.citingIds,
  };
}

/**
 * The answer where the collection is silent and nobody has asked for what is near: none of it, and how much there is. What was read in the
 * question stays, so that it can be asked otherwise.
 */
export function silentPage({ answer, ...page }: SearchPage): SearchPage {
  return {
    ...page,
    hits: [],
    answer: {
      ...answer,
      autList: [],
      years: [],
      choices: { courts: [], authorities: [], areas: [], sections: [] },
      total: 0,
      other_total: 0,
      maxscore: 0,
      by_meaning: false,
      matched: 'all',
      also_searched: [],
    },
  };
}
