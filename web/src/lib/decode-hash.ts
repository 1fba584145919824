/** Returns the decoded `#part` of an address; empty if it cannot be decoded. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
