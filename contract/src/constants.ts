/** Section 9 of the product's specification: the numbers and codes that more than one package must agree on. */
export const searchPageSize = 10;
/** Largest offset after which "Load more" is offered: five times. */
export const searchMaxOffset = 40;
export const queryMaxLength = 1000;
/** The engine's scores are floats of four bytes. */
export const scoreMax = 3.4e38;
/** Earliest year of the search filter. */
export const firstYear = 2000;
/** Earliest year of rulings in the index. */
export const firstRulingYear = 1860;
export const trialDays = 14;
export const folderNameMax = 50;
export const folderNameTyped = 255;
export const folderDescriptionMax = 1000;
export const noteMax = 5000;
/** Folders of an account; deleted ones count for the day in which they can be brought back. */
export const foldersMax = 5000;
/** Length of a saved query's name. */
export const questionNameMax = 100;
/** Questions that are shown pinned above the history. */
export const pinnedQuestionsMax = 50;
/** Results in one folder. */
export const folderElementsMax = 1000;
/** Limit of all texts of a folder: three times what the longest principles need. */
export const folderBytesMax = 10_000_000;
/**
 * Maximum number of results in all folders of an account, including deleted results that can still
 * be restored. Enough for twenty a day over ten years.
 */
export const savedResultsMax = 50_000;
/** Results that are exported together without being in a folder: more than a question shows. */
export const exportedResultsMax = 100;
/** Number of ratings stored per account. The oldest are deleted first. */
export const feedbacksMax = 2000;
/**
 * Bytes that an account may store in folders and ratings. Deleted rows count for the day in which
 * they can be restored.
 */
export const storageMax = 250_000_000;
export const savesPerMinute = 60;
export const resultMaxBytes = 64 * 1024;
/** How long a paid question stays free, in both tabs, with all filters and pages. */
export const questionOpenMinutes = 30;
/**
 * Different results that a paid query shows, across tabs, filters and pages. `go_on` buys the same
 * number again.
 */
export const resultsPerQuestion = 400;
/** Number of shown results from which the page displays the remainder. */
export const showRemainingFrom = 320;
/**
 * Different rulings opened by number because a check or suggestion named them: per day, and in a
 * trial.
 */
export const openingsByNumberPerDay = 100;
export const openingsByNumberInTrial = 30;
/** Different rulings whose full text an account may open in a day. */
export const fullTextsPerDay = 300;
/** Different principles that an account may see in a day without paying for them. */
export const unpaidPrinciplesPerDay = 600;
export const searchesAtOnce = 4;
export const searchesPerMinute = 120;
/** Faster than anyone types for a minute. */
export const suggestionsPerMinute = 300;
/** Limits of keys: number per account, maximum lifetime, length of the name. */
export const connectionsMax = 5;
export const connectionDaysMax = 365;
export const connectionNameMax = 60;
/** Maximum number of concurrent calls with one API key. */
export const connectionCallsAtOnce = 2;
export const connectionCallsPerMinute = 120;
/** Highest monthly limit for programs beyond the plan, in cents. */
export const programSpendingMax = 100_000;
/**
 * Limits of shares: number within their lifetime, lifetime in days, length of the studio's name.
 */
export const sharesMax = 20;
export const shareDays = 30;
export const studioNameMax = 80;
/** Maximum number of alerts per account. */
export const alertsMax = 20;
/** Limits of an alert on citations: number of articles and rulings, length of the name. */
export const citationsFollowedMax = 200;
export const citationsNameMax = 100;
/** The longest brief whose citations are checked in one call, in characters. */
export const briefMaxLength = 100_000;
export const briefChecksPerDay = 30;
export const briefChecksAtOnce = 2;
/** Crash reports per minute, per client and in total. Reports above the limit are only counted. */
export const crashReportsPerClient = 10;
export const crashReportsInAll = 60;
export const crashReportMaxBytes = 2000;
/** Places in our own files that a report names. */
export const crashFramesMax = 5;
export const passwordMin = 6;
export const passwordMax = 200;
export const adminDefaultQueries = 500;
/** Upper limit of a plan's searches, added ones included: the column's maximum. */
export const queriesMax = 2_147_483_647;
/** The maximum of a column of ids or counts: an unsigned four-byte integer. */
export const unsignedMax = 4_294_967_295;
/** Longest licence, in days. */
export const licenceDaysMax = 36_500;

export const searchTypes = { massima: 0, sentenza: 1 } as const;
export const pageSizes = { list: [10, 25, 50, 100], admin: [10, 15, 20] } as const;

/** Different results that a card-free trial shows: a share of the index or, if that is less, the larger of the other two. */
export const trialShareOfIndex = 0.2;
export const trialResultsAtLeast = 400;
export const trialResultsPerSearch = 10;
export const trialSearchesIfUnlimited = 100;

/**
 * Account filters. `expired`: could search once and no longer can; `trial`: only a trial permits
 * searching; `low`: may search with less than a tenth of its queries left; `many`: was shown more
 * than a twentieth of the index within 30 days.
 */
export const accountFilters = [
  'all',
  'true',
  'false',
  'enabled',
  'disabled',
  'expired',
  'trial',
  'low',
  'many',
] as const;
/** `license_expire_at`: the later of licence and trial, as the list shows it. */
export const accountSorts = [
  'name',
  'surname',
  'email',
  'is_verified',
  'used_queries',
  'license_expire_at',
  'createdAt',
] as const;

/** Milliseconds. */
export const debounces = {
  folderSearch: 500,
  folderFilter: 300,
  historySearch: 1000,
  emailCheck: 1500,
} as const;
/** Milliseconds. */
export const delays = {
  messageReset: 5000,
  errorBanner: 3000,
  loginError: 1500,
  verifiedRedirect: 3000,
  deletedLogout: 3000,
  print: 500,
} as const;

export const areas = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Area = (typeof areas)[number];

/** The courts behind the issuer codes; 11 was never given out. */
export const issuerTypes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const;
export type IssuerType = (typeof issuerTypes)[number];

/** `selectedArea` of a search: 1 "court" = Cassazione, 2 "tribunals" = first and second instance. */
export const issuerTypesOfArea: Record<1 | 2, readonly IssuerType[]> = { 1: [3], 2: [1, 2] };

/** The forms in which citations are copied: whole, short, ECLI. */
export const citationStyles = ['italian', 'short', 'ecli'] as const;

export const workAreas = [
  'lawyer',
  'private_legal_office',
  'public_entity',
  'judge',
  'rome_order_lawyer',
] as const;
export type WorkArea = (typeof workAreas)[number];
export const priceTypes = ['regular', 'rome_special_offer'] as const;
export const workAreasOfPriceType: Record<(typeof priceTypes)[number], readonly WorkArea[]> = {
  regular: ['lawyer', 'private_legal_office', 'public_entity', 'judge'],
  rome_special_offer: ['rome_order_lawyer'],
};

/** Standard error names and the app's own. Others are reported as `Error`. */
export const crashNames = [
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'DOMException',
  /** A refusal that no screen showed. */
  'TRPCClientError',
  /** A file of the app that could not be loaded although the server answers. */
  'ChunkError',
] as const;

/** Replaces a text that its source had to withdraw; in Italian, as the texts of rulings are. */
export const withdrawnText = 'Ritirata dalla fonte.';
