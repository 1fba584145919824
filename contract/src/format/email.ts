/**
 * An address that mail can be sent to, in lower case: words joined by single dots (RFC 5321's Dot-string, which refuses
 * `a..b@` where browsers let it pass), and a domain whose last label is a word, so that `a@127.0.0.1` is not one. The only rule
 * of contract, forms and mailer; without zod, for the widget's sake.
 */
export const emailPattern =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
export const emailMax = 254;

/**
 * Direction marks and zero-width joiners, which are invisible and come with text copied from chats
 * or documents.
 */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** As an address is stored and compared. */
export const normalEmail = (typed: string): string => typed.replace(invisible, '').trim().toLowerCase();

export function isEmail(typed: string): boolean {
  const address = normalEmail(typed);
  return address.length <= emailMax && emailPattern.test(address);
}
