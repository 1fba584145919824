import { brotliCompressSync, gzipSync } from 'node:zlib';

export interface Size {
  gzip: number;
  brotli: number;
}

/** Each file compressed by itself, as it travels; brotli 11 and gzip 9 for all alike. */
export const sizeOf = (files: readonly Buffer[]): Size => ({
  gzip: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
  brotli: files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0),
});

const kB = (bytes: number) => (bytes / 1000).toFixed(2).padStart(7);

export const sizeLine = (name: string, { gzip, brotli }: Size): string =>
  `${name.padEnd(44)} ${kB(gzip)} ${kB(brotli)}`;
