export interface Fault {
  name: string;
  /** Whether users cannot search during the fault and the readiness check reports it. */
  stopsSearches: boolean;
  begin(): unknown;
  end(): unknown;
}
