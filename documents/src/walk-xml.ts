import { SaxesParser, type SaxesAttributeNS } from 'saxes';
import { decodeText } from './plain-text.ts';
import { DocumentRefused } from './refusal.ts';

/** Elements by local name: strict and transitional documents have the same element in different namespaces. */
export interface XmlVisitor {
  open: (name: string, attribute: (local: string) => string | undefined) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}

const DEEPEST = 5_000;

/**
 * Parses a part from start to end. A DOCTYPE is rejected because office programs write none and
 * its entities can expand to gigabytes.
 * @throws DocumentRefused
 */
export function walkXml(part: Uint8Array, visitor: XmlVisitor): void {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  const fail = (cause?: unknown) => {
    throw new DocumentRefused('damaged', { cause });
  };
  parser.on('error', fail);
  parser.on('doctype', () => {
    throw new DocumentRefused('doctype');
  });
  parser.on('opentag', ({ local, attributes }) => {
    if (++depth > DEEPEST) fail();
    visitor.open(local, (name) => valueOf(attributes, name));
  });
  parser.on('text', visitor.text);
  parser.on('cdata', visitor.text);
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    visitor.close(local);
  });
  parser.write(decodeText(part)).close();
}

function valueOf(attributes: Record<string, SaxesAttributeNS>, local: string): string | undefined {
  return Object.values(attributes).find((one) => one.local === local)?.value;
}
