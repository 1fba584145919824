import { spawnSync } from 'node:child_process';

/** What a PDF says, by poppler's pdftotext; null where that is not installed. */
export function pdfText(pdf: Buffer): string | null {
  const { error, stdout, status } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf });
  if (error) return null;
  if (status !== 0) throw new Error('pdftotext could not read the PDF');
  return stdout.toString('utf8');
}
