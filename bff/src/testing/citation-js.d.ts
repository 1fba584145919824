/** As far as the tests use it; the package has no types. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(file: string);
    data: Record<string, unknown>[];
  }
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
