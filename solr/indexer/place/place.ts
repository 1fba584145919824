/** Where indexes lie side by side, and which of them has the name that the product asks for. */
export interface Place {
  urlOf(index: string): string;
  /** The one that has the name; undefined when nothing has it yet. */
  current(): Promise<string | undefined>;
  /** The others that were made for this name: of unfinished runs, or the way back. */
  others(): Promise<string[]>;
  /** How a new one is divided, as far as this was requested; empty where it cannot be. */
  shape: string;
  /** Whether it is divided as requested. */
  hasShape(index: string): Promise<boolean>;
  /** Makes an empty one. Returns false where it is there already. */
  provide(index: string): Promise<boolean>;
  /** From this moment on the name means this one; no question finds nothing in between. */
  switchTo(index: string): Promise<void>;
  drop(index: string): Promise<void>;
  /** Returns once the copy is whole. @throws Error where Solr says that it could not be made */
  backUp(index: string, copy: Copy): Promise<void>;
  /** Makes an index out of a copy. Returns once it is there. */
  restore(copy: Copy, index: string): Promise<void>;
}

/** Of an index, where Solr may write: below `solr.allowPaths`, or in a repository of its solr.xml. */
export interface Copy {
  as: string;
  location: string;
  repository?: string | undefined;
}

/** What was not requested is as in the present index. */
export interface Shape {
  shards?: number | undefined;
  replicas?: number | undefined;
}
