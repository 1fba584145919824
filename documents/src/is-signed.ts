/** The name of signed data in a CMS container, in DER: 1.2.840.113549.1.7.2. */
const signedData = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];
/** Behind the tag and the length of the container around it. */
const within = 16;
const armour = /^\s*-----BEGIN (?:PKCS7|CMS|PKCS #7 SIGNED DATA)-----/;

/** Whether a file is a document inside its signature (.p7m), written as bytes or as letters. */
export function isSigned(bytes: Uint8Array): boolean {
  if (isContainer(bytes)) return true;
  return isArmoured(bytes) || isBareBase64(bytes);
}

export const isContainer = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x30 &&
  Array.from({ length: within }, (_, at) => at).some((at) =>
    signedData.every((byte, i) => bytes[at + i] === byte),
  );

const isArmoured = (bytes: Uint8Array): boolean =>
  armour.test(new TextDecoder('windows-1252').decode(bytes.subarray(0, 80)));

/** Some programs write only the base64 text, without the PEM lines. */
function isBareBase64(bytes: Uint8Array): boolean {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 40)).trim();
  if (!/^MI[A-Za-z\d+/]{30,}$/.test(start)) return false;
  return isContainer(Uint8Array.from(atob(start.slice(0, 36)), (character) => character.charCodeAt(0)));
}
