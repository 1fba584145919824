import type { SearchData, SearchInput, SearchResult } from '@massima/contract/search';
import { applyingFacts, presentFact } from '../query/implied-filters.ts';
import { countContentWords, questionWords } from '../query/question-words.ts';
import type { ReadQuestion } from '../query/read-question.ts';
import { kindOf, toFilters } from '../query/search-query.ts';
import type { EngineAnswer } from '../solr/engine-answer.ts';
import { presentAuthorities, presentFacets, presentYears } from './present-facets.ts';
import { markedText, markedValues, presentResult } from './present-result.ts';
import { requestedTerms } from './why-found.ts';

interface Retrieved {
  engineAnswer: EngineAnswer;
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
  /** Query that the page answers: `parsed`, or its correction. */
  readQuestion: ReadQuestion;
  named: Named;
}

export interface SearchPage {
  hits: {
    id: string;
    rulingId: string;
    hasFullText: boolean;
    /**
     * Keys of the provisions that a principle or synthesis applies. Empty for a full text, which
     * also names provisions that others cited.
     */
    provisions: readonly string[];
    /** The whole of a short full text, by which near duplicates are found; otherwise undefined. */
    shortText: string | undefined;
    result: SearchResult;
  }[];
  data: Omit<SearchData, 'search' | 'near_is_paid' | 'charged' | 'limited' | 'opened' | 'receipt'>;
  /**
   * Rulings that the query names exactly, regardless of tab and filters. Their full texts may be
   * opened.
   */
  namedIds: string[];
  /** Rulings that cite the ruling, if the query is a single ruling reference. */
  citingIds: string[];
}

export function presentPage(
  page: Retrieved,
  { input, parsed, readQuestion: found, named }: Question,
): SearchPage {
  const { numFound, docs, maxScore } = page.engineAnswer.response;
  const maxscore = input.offset > 0 && input.maxscore ? input.maxscore : (maxScore ?? 0);
  const kind = kindOf(input.filters.selectedType);
  const requested = requestedTerms(found, input.as_typed);
  const wantedWords = page.byMeaning ? countContentWords(questionWords(parsed.plain).text) : 0;
  return {
    hits: docs.map((doc) => {
      const result = presentResult(doc, markedText(page.engineAnswer, doc), {
        maxscore,
        kind,
        requested,
        highlighted: markedValues(page.engineAnswer, doc),
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
    data: {
      autList: presentAuthorities(page.engineAnswer),
      years: presentYears(page.engineAnswer),
      choices: presentFacets(page.engineAnswer),
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
 * Empties a page on which the collection is silent, but keeps the parsed query and the number of
 * similar results.
 */
export function silentPage({ data, ...page }: SearchPage): SearchPage {
  return {
    ...page,
    hits: [],
    data: {
      ...data,
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
