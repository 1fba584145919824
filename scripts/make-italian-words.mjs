// Writes the list of Italian word forms that the server uses
// (docs/decisions/0075-no-italian-word-is-replaced.md) from published packages: node
// scripts/with-node.mjs node scripts/make-italian-words.mjs The application only reads the result.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { download } from '@massima/launch/download';
import { unzip } from '@massima/launch/unzip';
import { inRoot } from './lib/paths.mjs';

/**
 * Reads the rareness of each word in wordfreq, in hundredths of a power of ten: 640 is four in ten
 * million. The file is a MessagePack list whose first element is a header; element n + 1 contains
 * the words with frequency 10^(-n/100).
 * @param {Buffer} packed
 * @returns {Map<string, number>}
 */
function readFrequencies(packed) {
  const [, ...bins] = /** @type {[unknown, ...string[][]]} */ (decode(gunzipSync(packed)));
  return new Map(bins.flatMap((group, rareness) => group.map((word) => [word, rareness])));
}

/** The part of MessagePack that the file uses: lists, a map, texts and small numbers. @param {Buffer} bytes */
function decode(bytes) {
  let at = 0;
  const unsigned = (/** @type {1 | 2 | 4} */ width) => {
    at += width;
    return bytes.readUIntBE(at - width, width);
  };
  const text = (/** @type {number} */ length) => {
    at += length;
    return bytes.toString('utf8', at - length, at);
  };
  const list = (/** @type {number} */ length) => Array.from({ length }, value);
  const map = (/** @type {number} */ length) =>
    Object.fromEntries(Array.from({ length }, () => [value(), value()]));
  /** @returns {unknown} */
  function value() {
    const type = unsigned(1);
    if (type < 0x80) return type;
    if (type < 0x90) return map(type & 0x0f);
    if (type < 0xa0) return list(type & 0x0f);
    if (type < 0xc0) return text(type & 0x1f);
    if (type === 0xd9) return text(unsigned(1));
    if (type === 0xda) return text(unsigned(2));
    if (type === 0xdc) return list(unsigned(2));
    if (type === 0xdd) return list(unsigned(4));
    throw new Error(`type 0x${type.toString(16)} of MessagePack is not supported`);
  }
  return value();
}

/**
 * Where the list of Italian word forms comes from; its licences and authors: bff/src/collection/words/italian/NOTICES.md.
 * @typedef {{ url: string, checksum: import('@massima/launch/download').Checksum, file: string }} Source
 */

const registry = 'https://registry.npmjs.org';

/** @type {Record<'nouns' | 'verbs' | 'adjectives' | 'frequencies', Source>} */
const sources = {
  nouns: {
    url: `${registry}/italian-words-dict/-/italian-words-dict-3.4.0.tgz`,
    checksum: {
      algorithm: 'sha512',
      hash: '4Buxj5/d2lUrIdK9VaZyUfM0KlS0I/PmXtBC+7W0P+bMWidlHzHSfyKEguhWqWV4j9NYAlXFB4G82Non2bWHzA==',
      encoding: 'base64',
    },
    file: 'package/dist/words.json',
  },
  verbs: {
    url: `${registry}/italian-verbs-dict/-/italian-verbs-dict-3.4.0.tgz`,
    checksum: {
      algorithm: 'sha512',
      hash: 'TY0kVsDUxP8sg1V+9QDXryu/IJzaRGLZgkeOibECr1ASMwBwMW/O63YQEJl4R5kLO5cE3RIltFxt15mQkkdOlA==',
      encoding: 'base64',
    },
    file: 'package/dist/verbs.json',
  },
  adjectives: {
    url: `${registry}/italian-adjectives-dict/-/italian-adjectives-dict-3.4.0.tgz`,
    checksum: {
      algorithm: 'sha512',
      hash: 'Ka3iO5/chtB7B9tCa6pb9qSZiANfubp7JVmR0dx8fyCpsP7XpfVubyML8CzXT8iyNMvxDXuyf2QwaTXSWaF5sg==',
      encoding: 'base64',
    },
    file: 'package/dist/adjectives.json',
  },
  frequencies: {
    url: 'https://files.pythonhosted.org/packages/24/61/62835c475d69872d30689f284497853fe33fe1d6dd18f57346d13305861d/wordfreq-3.1.1-py3-none-any.whl',
    checksum: {
      algorithm: 'sha256',
      hash: '4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473',
      encoding: 'hex',
    },
    file: 'wordfreq/data/large_it.msgpack.gz',
  },
};

/** Until here what is counted is a word, a name or a foreign word that is often written: four times in ten million words. */
const OFTEN = 640;
/** Past this, nearly everything is a name or a mistake: sixteen times in a billion. */
const RAREST = 780;
/** A word is twenty times as common as its misspelling. */
const SLIP = 130;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzàèéìòù';

/**
 * Returns the words of a list without its misspellings: rare words that are one slip away from a
 * much more frequent word.
 * @param {ReadonlyMap<string, number>} rareness how rare each is, in hundredths of a power of ten
 */
function wordsOf(rareness) {
  return [...rareness.keys()].filter((word) => {
    const wordRareness = rareness.get(word) ?? RAREST;
    if (wordRareness >= RAREST) return false;
    return (
      wordRareness < OFTEN ||
      !slips(word).some((other) => (rareness.get(other) ?? RAREST) < wordRareness - SLIP)
    );
  });
}

/**
 * Returns the words with one letter added, removed or moved. Replaced letters are excluded,
 * because they produce too many other words.
 * @param {string} word
 */
function slips(word) {
  /** @type {string[]} */
  const made = [];
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    made.push(before + after.slice(1), before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of LETTERS) made.push(before + letter + after);
  }
  return made;
}

/**
 * Misspellings that the lexicon contains as words. Found as one slip away from much more frequent
 * words, and checked by reading.
 */
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
  const candidates = new Set(
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
  writeFileSync(file, pack([...candidates].sort()));
  console.log(`${file}: ${candidates.size} forms`);
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * Returns all texts of one of the lexicon's files except the names of their fields.
 * @param {'nouns' | 'verbs' | 'adjectives'} name
 */
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

/**
 * Folds a form for lookup. Accents are removed, because they are more often missing than wrong.
 * @param {string} form
 */
function fold(form) {
  return form.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * Packs sorted words: a capital for the number of letters shared with the previous word, then the
 * rest. Compressed, it has a seventh of the size of a plain list.
 * @param {string[]} sortedWords
 */
function pack(sortedWords) {
  let last = '';
  const lines = sortedWords.map((word) => {
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
