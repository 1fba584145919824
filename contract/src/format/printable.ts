/**
 * Control characters (except tab and line breaks), lone surrogates and two characters that XML
 * forbids.
 *
 * They come with text pasted from PDF files. A Word document that contains one does not open.
 */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/gu;

/** The text as it may appear in a document of any kind. */
export const printable = (text: string): string => text.replace(unprintable, '');
