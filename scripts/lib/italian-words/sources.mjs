/**
 * Where the list of Italian word forms comes from; its licences and authors: bff/src/collection/words/italian/NOTICES.md.
 * @typedef {{ url: string, checksum: import('@massima/launch/download').Checksum, file: string }} Source
 */

const registry = 'https://registry.npmjs.org';

/** @type {Record<'nouns' | 'verbs' | 'adjectives' | 'frequencies', Source>} */
export const sources = {
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
