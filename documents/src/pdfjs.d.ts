// The package types the half that a page talks to; this is the other one, which is only handed on.
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
