import { local } from './storage.ts';

/** A random name kept on this device, prefixed with its kind as the login call asks. It says nothing about the person. */
export function deviceHash(): string {
  const known = local.read('device');
  if (known) return known;
  const kind = /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent) ? 'Mobile' : 'PC';
  const random = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((b) => b.toString(16).padStart(2, '0'))
    .join('');
  const hash = `${kind}-${random}`;
  local.write('device', hash);
  return hash;
}

/** Printing from these is of no use, so the button is not shown there. */
export const canPrint = (): boolean => !/iPhone|iPad|iPod|Android/i.test(navigator.userAgent);
