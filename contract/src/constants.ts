/** Section 9 of the product's specification: the numbers and codes that more than one package must agree on. */
export const searchPageSize = 10;
/** "Load more" is offered while the offset shown last is not past this one: five times. */
export const searchMaxOffset = 40;
export const queryMaxLength = 1000;
/** The engine's scores are floats of four bytes. */
export const scoreMax = 3.4e38;
/** Of the filter of a search. */
export const firstYear = 2000;
/** Of the rulings in the index. */
export const firstRulingYear = 1860;
export const trialDays = 14;
export const folderNameMax = 50;
export const folderNameTyped = 255;
export const folderDescriptionMax = 1000;
export const noteMax = 5000;
/** Folders of an account; deleted ones count for the day in which they can be brought back. */
export const foldersMax = 5000;
/** Of a name given to a question of the history. */
export const questionNameMax = 100;
/** Questions that are shown pinned above the history. */
export const pinnedQuestionsMax = 50;
/** Results in one folder. */
export const folderElementsMax = 1000;
/** And of all of them together: three times what the longest principles take. */
export const folderBytesMax = 10_000_000;
/** Results in all folders of an account, deleted ones included while they can be brought back: twenty a day for ten years. */
export const savedResultsMax = 50_000;
/** Results that are exported together without being in a folder: more than a question shows. */
export const exportedResultsMax = 100;
/** Ratings that are kept of one account; past them its oldest are forgotten. */
export const feedbacksMax = 2000;
/** What an account keeps in folders and ratings, in bytes; what was deleted counts for the day in which it can be brought back. */
export const storageMax = 250_000_000;
export const savesPerMinute = 60;
export const resultMaxBytes = 64 * 1024;
/** How long a paid question stays free, in both tabs, with all filters and pages. */
export const questionOpenMinutes = 30;
/** Different results that a paid question shows, in both tabs and with all filters and pages; `go_on` buys as many again. */
export const resultsPerQuestion = 400;
/** Of them the page says from here on how many are left. */
export const resultsToSay = 320;
/** Different rulings that open by their number alone, because a check or a suggestion named it: in a day, and in a whole trial. */
export const openingsByNumberPerDay = 100;
export const openingsByNumberInTrial = 30;
/** Different rulings whose full text leaves for one account in a day, whatever the way. */
export const fullTextsPerDay = 300;
/** Different principles that an account is shown in a day without having paid for them, whatever the way. */
export const unpaidPrinciplesPerDay = 600;
export const searchesAtOnce = 4;
export const searchesPerMinute = 120;
/** Faster than anyone types for a minute. */
export const suggestionsPerMinute = 300;
/** Keys of one account that are valid at a time, how long one lasts at most, and how long its name may be. */
export const connectionsMax = 5;
export const connectionDaysMax = 365;
export const connectionNameMax = 60;
/** Of one key. */
export const connectionCallsAtOnce = 2;
export const connectionCallsPerMinute = 120;
/** What an account can let its programs spend in a month past what its plan includes, in cents. */
export const programSpendingMax = 100_000;
/** Links that show a ruling without a login: how many an account makes in as many days as each lasts, and the name above it. */
export const sharesMax = 20;
export const shareDays = 30;
export const studioNameMax = 80;
/** What one account may follow. */
export const alertsMax = 20;
/** Articles and rulings that one alert follows, and letters of its name. */
export const citationsFollowedMax = 200;
export const citationsNameMax = 100;
/** The longest brief whose citations are checked in one call, in characters. */
export const briefMaxLength = 100_000;
export const briefChecksPerDay = 30;
export const briefChecksAtOnce = 2;
/** Reports of crashes in a minute: of one client, and of all. What is beyond is only counted. */
export const crashReportsPerClient = 10;
export const crashReportsInAll = 60;
export const crashReportMaxBytes = 2000;
/** Places in our own files that a report names. */
export const crashFramesMax = 5;
export const passwordMin = 6;
export const passwordMax = 200;
export const adminDefaultQueries = 500;
/** Of a plan, including what was added: the maximum of the column. */
export const queriesMax = 2_147_483_647;
/** The maximum of a column of ids or counts: an unsigned four-byte integer. */
export const unsignedMax = 4_294_967_295;
/** Days of a licence that is given in days. */
export const licenceDaysMax = 36_500;

export const searchTypes = { massima: 0, sentenza: 1 } as const;
export const pageSizes = { list: [10, 25, 50, 100], admin: [10, 15, 20] } as const;

/**
 * Which accounts a list shows. `expired`: something let them search once and nothing does now; `trial`: nothing but a trial
 * does; `low`: they may search, and under a tenth of their queries is left.
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

/** The names that errors have by themselves, and those of the app's own; what is called otherwise is an `Error`. */
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
