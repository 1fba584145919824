export { refuseYearsToCome } from './refuse-years-to-come.ts';
export { runSearch } from './run-search.ts';
