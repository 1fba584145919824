import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json)$/;

/**
 * Writes Brotli and gzip copies of every text file except the page, which the server reads and
 * compresses itself, once.
 */
export function precompress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'massima:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.test(file)) continue;
        const content = readFileSync(path.join(outDir, file));
        const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
        writeFileSync(path.join(outDir, `${file}.br`), brotliCompressSync(content, options));
        writeFileSync(path.join(outDir, `${file}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
