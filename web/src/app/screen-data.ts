/** Files of the build, as indexes in `files`; empty in development. */
interface Loads {
  it: number[];
  en: number[];
}

/**
 * Data that the build writes into `boot.ts`: addresses, files, texts and requests of each screen.
 */
export interface ScreenData extends Loads {
  /** Addresses of chunks and style sheets. */
  files: string[];
  screens: (Loads & {
    /** Source of the regular expression for its addresses. */
    at: string;
    /** Also shown without a session. */
    open: boolean;
    /** Skeleton in index.html. */
    skeleton: 'login' | 'search' | 'page' | 'other';
    /** Free calls that the screen starts with, their input as JSON. */
    asks: { path: string; input: string | undefined }[] | undefined;
    /** Chunk of the screen with its imports. */
    files: number[];
  })[];
}

declare global {
  interface Window {
    /** Index of the first screen in the list; -1 if none matches. */
    massimaFirst?: number;
  }
}
