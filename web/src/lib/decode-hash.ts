/** What an address's `#part` says; empty where it says nothing that can be read: an address may be anything. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
