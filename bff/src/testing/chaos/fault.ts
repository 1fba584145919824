export interface Fault {
  name: string;
  /** Nobody can search meanwhile, and the product says so of itself. */
  stopsSearches: boolean;
  begin(): unknown;
  end(): unknown;
}
