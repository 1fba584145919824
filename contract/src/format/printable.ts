/**
 * Control characters (but for tab and line breaks), lone surrogates and the two signs that no XML may contain: a Word document
 * with one of them does not open, and a spreadsheet, a mail or a printer shows what no one typed. They come with texts that
 * are pasted out of PDF files.
 */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/gu;

/** The text as it may appear in a document of any kind. */
export const printable = (text: string): string => text.replace(unprintable, '');
