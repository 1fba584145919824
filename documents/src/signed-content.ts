import { fromBER, OctetString, Sequence, type BaseBlock, Constructed } from 'asn1js';
import { isContainer } from './is-signed.ts';
import { DocumentRefused } from './refusal.ts';

/**
 * Returns the document inside a signature (CMS SignedData, RFC 5652), in one piece or streamed.
 * The signature is not verified, because only the citations in the document are checked.
 * @throws DocumentRefused
 */
export function signedContent(bytes: Uint8Array): Uint8Array {
  const content = contentOf(isContainer(bytes) ? bytes : fromLetters(bytes));
  // A detached signature contains no document.
  if (content.length === 0) throw new DocumentRefused('no_text');
  return content;
}

function contentOf(bytes: Uint8Array): Uint8Array {
  try {
    const { result, offset } = fromBER(bytes);
    if (offset < 0) throw new DocumentRefused('damaged');
    // ContentInfo: contentType, [0] SignedData: version, digestAlgorithms, encapContentInfo: eContentType, [0] eContent
    const signed = part(part(part(result, 1), 0), 2);
    if (!(signed instanceof Sequence)) throw new DocumentRefused('damaged');
    const wrapped = signed.valueBlock.value[1];
    if (wrapped === undefined) return new Uint8Array();
    const octets = part(wrapped, 0);
    if (!(octets instanceof OctetString)) throw new DocumentRefused('damaged');
    return new Uint8Array(octets.getValue());
  } catch (error) {
    throw error instanceof DocumentRefused ? error : new DocumentRefused('damaged', { cause: error });
  }
}

function part(block: BaseBlock | undefined, at: number): BaseBlock {
  const found = block instanceof Constructed ? block.valueBlock.value[at] : undefined;
  if (!found) throw new DocumentRefused('damaged');
  return found;
}

function fromLetters(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder('windows-1252').decode(bytes);
  const letters = text.replace(/-----[A-Z\d #]{1,40}-----/g, '').replace(/\s+/g, '');
  try {
    return Uint8Array.from(atob(letters), (character) => character.charCodeAt(0));
  } catch (error) {
    throw new DocumentRefused('damaged', { cause: error });
  }
}
