/**
 * Number of bytes searched for a message's headers. Certified mail starts with many "Received"
 * lines.
 */
const maxHeaderBytes = 4_096;
const header = /^[A-Za-z][A-Za-z\d-]{0,60}:/;
const ownHeaders =
  /^(?:received|return-path|delivered-to|message-id|mime-version|from|to|subject|date|x-[a-z-]{1,40}|dkim-signature|content-type):/i;
const telling = /^(?:received|return-path|message-id|mime-version|from|date|content-type):/gim;
const fewest = 2;

/** Whether a file is a message (.eml): headers from the first line on, as no brief begins. */
export function isMessage(bytes: Uint8Array): boolean {
  const start = new TextDecoder('windows-1252')
    .decode(bytes.subarray(0, maxHeaderBytes))
    .replace(/^\ufeff/, '');
  const [first = ''] = start.split(/\r?\n/, 1);
  if (!header.test(first) || !ownHeaders.test(first)) return false;
  const [head = ''] = start.split(/\r?\n\r?\n/, 1);
  return (head.match(telling)?.length ?? 0) >= fewest;
}
