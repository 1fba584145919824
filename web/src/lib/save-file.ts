export const wordMediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Saves a file by the browser's download. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves a file from a response, whose content is base64. */
export const saveSentFile = (file: { filename: string; media_type: string; content: string }): void =>
  saveFile(
    file.filename,
    file.media_type,
    Uint8Array.from(atob(file.content), (c) => c.charCodeAt(0)),
  );
