// Counts type assertions (`x as T`, without `as const`) per 1,000 lines of server, law and contract, without tests.
//   node scripts/casts.mjs            prints the rate
//   node scripts/casts.mjs --list     also lists the assertions
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const root = path.join(import.meta.dirname, '..');

/** @param {string} text @param {string} file */
export function castsIn(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {{ line: number, type: string }[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isAssertionExpression(node) && !ts.isConstTypeReference(node.type))
      found.push({
        line: source.getLineAndCharacterOfPosition(node.type.getStart()).line + 1,
        type: node.type.getText(),
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @param {string} folder */
export function measureCasts(folder) {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|(?:^|\/)testing\//.test(file))
    .sort();
  let lines = 0;
  const casts = files.flatMap((file) => {
    const text = readFileSync(path.join(root, folder, file), 'utf8');
    lines += text.split('\n').length - 1;
    return castsIn(text, file).map(({ line, type }) => `${folder}/${file}:${line} ${type}`);
  });
  return { lines, casts };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const folder of ['bff/src', 'contract/src', 'law/src', 'meaning/src']) {
    const { lines, casts } = measureCasts(folder);
    if (process.argv.includes('--list')) console.log(casts.join('\n'));
    const rate = ((casts.length / lines) * 1000).toFixed(1);
    console.log(`${folder}: ${casts.length} casts in ${lines} lines, ${rate} per 1,000`);
  }
}
