/** The indexes of a Solr, and the name that the application queries. */
export interface IndexHost {
  urlOf(index: string): string;
  /** Index that has the name, or undefined. */
  current(): Promise<string | undefined>;
  /** Other indexes made for this name: unfinished ones, or previous ones. */
  others(): Promise<string[]>;
  /** Division of a new index, as far as it was requested. Empty if it cannot be divided. */
  shape: string;
  /** Whether the index is divided as requested. */
  hasShape(index: string): Promise<boolean>;
  /** Creates an empty index. Returns false if it exists. */
  provide(index: string): Promise<boolean>;
  /** Gives the name to this index, without a moment in which a query finds nothing. */
  switchTo(index: string): Promise<void>;
  /**
   * Whether the name refers to this index. After a swap of names, a node calls the index by the
   * other name.
   */
  isInUse(index: string): Promise<boolean>;
  drop(index: string): Promise<void>;
  /**
   * Copies the index. Resolves once the copy is complete.
   * @throws Error with Solr's reason
   */
  backUp(index: string, copy: Copy): Promise<void>;
  /** Restores a copy as an index. Resolves once it is usable. */
  restore(copy: Copy, index: string): Promise<void>;
}

/**
 * Location of a copy that Solr may write: below `solr.allowPaths`, or a repository of its
 * solr.xml.
 */
export interface Copy {
  as: string;
  location: string;
  repository?: string | undefined;
}

/** Requested division. Missing values default to the values of the present index. */
export interface Shape {
  shards?: number | undefined;
  replicas?: number | undefined;
}
