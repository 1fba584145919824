// Writes the list of Italian word forms that the server has (docs/decisions/0075-no-italian-word-is-replaced.md), out of published
// packages:  node scripts/with-node.mjs node scripts/make-italian-words.mjs
// What runs the product only reads what this wrote.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { download } from '@massima/launch/download';
import { unzip } from '@massima/launch/unzip';
import { readFrequencies } from './lib/italian-words/read-frequencies.mjs';
import { sources } from './lib/italian-words/sources.mjs';
import { wordsOf } from './lib/italian-words/words-of.mjs';
import { inRoot } from './lib/paths.mjs';

/** Misspellings of newspapers that the lexicon took for words: found as what is one slip away from much more common words, and read. */
const MISSPELT = new Set(
  (
    'accellerare accellerato aereoporto appaluso appettito ballotaggio cinematrografico clackson confonto contigente ' +
    'dibattitto dichirazione diposizione dirittto disponiblita emedamento equlibrio espisodio estenso evolvuto ' +
    'finaziamento frustazione impreditore intevento orgine palinsensto parteciapzione possibilta previsone ' +
    'prigionero proccupazione programmma propi propia propie propio provedimento rappporto referedum responsabilta ' +
    'resposabilita richesta rifuto risulato scandenza schiocchezza stategia teconologia traferimento tramissione ' +
    'vancanza verrano cosidetta cosidetti cosidetto daccordo avvolte beneficienza pultroppo'
  ).split(' '),
);

const folder = mkdtempSync(path.join(tmpdir(), 'italian-words-'));
try {
  const words = new Set(
    [
      ...(await lexicon('nouns')),
      ...(await lexicon('verbs')),
      ...(await lexicon('adjectives')),
      ...(await frequent()),
    ]
      .flatMap((form) => fold(form).split(/['’.\s/-]+/))
      .filter((word) => /^(?!.*(.)\1\1)[a-z]{2,}$/.test(word) && !MISSPELT.has(word)),
  );
  const file = inRoot('bff/src/collection/words/italian/forms.br');
  writeFileSync(file, pack([...words].sort()));
  console.log(`${file}: ${words.size} forms`);
} finally {
  rmSync(folder, { recursive: true });
}

/** All texts of one of the lexicon's files, but the names of what they are. @param {'nouns' | 'verbs' | 'adjectives'} name */
async function lexicon(name) {
  const archive = await fetched(name);
  execFileSync('tar', ['-xzf', archive, '-C', folder, sources[name].file]);
  return textsIn(JSON.parse(readFileSync(path.join(folder, sources[name].file), 'utf8')));
}

async function frequent() {
  await unzip(await fetched('frequencies'), folder, (name) =>
    name === sources.frequencies.file ? 'counts' : undefined,
  );
  return wordsOf(readFrequencies(readFileSync(path.join(folder, 'counts'))));
}

/** @param {keyof typeof sources} name */
async function fetched(name) {
  const { url, checksum } = sources[name];
  const file = path.join(folder, name);
  await download(url, file, { checksum });
  return file;
}

/** @param {Record<string, unknown>} byLemma @returns {string[]} */
function textsIn(byLemma) {
  /** @param {unknown} part @param {string} key @returns {string[]} */
  const below = (part, key) => {
    if (typeof part === 'string') return key === 'G' || key === 'AUX' ? [] : [part];
    return Object.entries(part ?? {}).flatMap(([name, inner]) => below(inner, name));
  };
  return Object.entries(byLemma).flatMap(([lemma, forms]) => [lemma, ...below(forms, '')]);
}

/** As a word is looked up: accents are forgotten more often than they are wrong. @param {string} form */
function fold(form) {
  return form.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * Sorted, each as a capital that counts the letters it shares with the one before, and the others: a seventh of the bytes of a plain list,
 * compressed.
 * @param {string[]} words
 */
function pack(words) {
  let last = '';
  const lines = words.map((word) => {
    let shared = 0;
    while (shared < 25 && shared < word.length && word[shared] === last[shared]) shared += 1;
    last = word;
    return String.fromCharCode(65 + shared) + word.slice(shared);
  });
  const plain = Buffer.from(lines.join(''), 'latin1');
  return brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}
