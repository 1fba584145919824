import type { Package } from './open-package.ts';
import { DocumentRefused } from './refusal.ts';
import { walkXml } from './walk-xml.ts';

interface Relationship {
  type: string;
  target: string;
}

interface WordParts {
  body: Uint8Array;
  notes: Uint8Array[];
  inserted: Uint8Array[];
  /** Heads and feet of the pages. */
  margins: Uint8Array[];
}

const NOTES = ['footnotes', 'endnotes'];

/**
 * Returns the parts of a Word document that its author wrote, in reading order. Their names vary:
 * the package names the body, and the body names the parts with its notes.
 * @throws DocumentRefused
 */
export function wordParts(files: Package): WordParts {
  const root = relationships(files, '');
  const bodyName = root.find(({ type }) => type === 'officeDocument')?.target ?? 'word/document.xml';
  const body = files.get(bodyName);
  if (!body) throw new DocumentRefused('damaged');
  const bodyRelationships = relationships(files, bodyName);
  const named = (type: string) =>
    bodyRelationships
      .filter((relationship) => relationship.type === type)
      .flatMap(({ target }) => files.get(target) ?? []);
  const folder = bodyName.slice(0, bodyName.lastIndexOf('/') + 1);
  return {
    body,
    notes: NOTES.flatMap((type) => {
      const numbered = [...files]
        .filter(
          ([name]) =>
            name.startsWith(folder) && new RegExp(`^${type}\\d*\\.xml$`).test(name.slice(folder.length)),
        )
        .map(([, part]) => part);
      return [...new Set([...named(type), ...numbered])];
    }),
    margins: [...named('header'), ...named('footer')],
    inserted: named('aFChunk'),
  };
}

/** The last word of a relationship's type: its beginning differs between strict and transitional documents. */
function relationships(files: Package, owner: string): Relationship[] {
  const slash = owner.lastIndexOf('/') + 1;
  const [folder, name] = [owner.slice(0, slash), owner.slice(slash)];
  const part = files.get(`${folder}_rels/${name}.rels`);
  const found: Relationship[] = [];
  if (!part) return found;
  walkXml(part, {
    open: (element, attribute) => {
      const [type, target] = [attribute('Type'), attribute('Target')];
      if (element !== 'Relationship' || !type || !target || attribute('TargetMode') === 'External') return;
      found.push({ type: type.slice(type.lastIndexOf('/') + 1), target: resolveTarget(folder, target) });
    },
    text: () => undefined,
    close: () => undefined,
  });
  return found;
}

function resolveTarget(folder: string, target: string): string {
  const plain = target.replaceAll('\\', '/');
  return decodeURI(new URL(plain, `file:///${folder}`).pathname).slice(1);
}
