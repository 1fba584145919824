export interface Fault {
  name: string;
  /** No one can search in the meantime, and the product reports this itself. */
  stopsSearches: boolean;
  begin(): unknown;
  end(): unknown;
}
