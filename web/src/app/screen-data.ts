/** Files of the build, by their place in `files`; none while developing. */
interface Loads {
  /** Its texts in each language. */
  it: number[];
  en: number[];
}

/**
 * What the build writes into `boot.ts`: which screen an address opens, what it loads and what it requests. The texts next to the
 * screens are those that each needs.
 */
export interface ScreenData extends Loads {
  /** Addresses of chunks and style sheets. */
  files: string[];
  screens: (Loads & {
    /** Source of the regular expression for its addresses. */
    at: string;
    /** Also shown without a session. */
    open: boolean;
    /** The part of index.html that stands in for it. */
    skeleton: 'login' | 'search' | 'page' | 'other';
    /** Calls without a price that the screen begins with, the input as JSON. */
    asks: { path: string; input: string | undefined }[] | undefined;
    /** Its chunk with all that belongs to it. */
    files: number[];
  })[];
}

declare global {
  interface Window {
    /** Which of the screens the address shows first, by its place in the list; -1 where there is none. */
    massimaFirst?: number;
  }
}
