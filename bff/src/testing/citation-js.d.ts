/** Types for the part that the tests use; the package has none. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(file: string);
    data: Record<string, unknown>[];
  }
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
