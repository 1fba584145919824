/** The text of a dropped or chosen file; rejects what is neither .docx nor text. */
export async function readBrief(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (/\.docx$/i.test(file.name)) {
    const { docxText } = await import('./docx-text.ts');
    return docxText(bytes);
  }
  if (!/\.txt$/i.test(file.name)) throw new Error('neither .docx nor .txt');
  return plainText(bytes);
}

/** UTF-8, or else what Windows wrote for decades. */
function plainText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
