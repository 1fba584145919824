export const wordMediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Hands a file to the browser's own download. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // After the click's own task: some browsers read the address late.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A file as the server sends one: its contents in base64. */
export const saveSentFile = (file: { filename: string; media_type: string; content: string }): void =>
  saveFile(
    file.filename,
    file.media_type,
    Uint8Array.from(atob(file.content), (c) => c.charCodeAt(0)),
  );
