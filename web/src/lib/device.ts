import { local } from './storage.ts';

/** An iPad identifies as a Mac, but no Mac has a multi-touch screen. */
const isDisguisedTablet = (): boolean =>
  navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;

/**
 * Returns the random id of this device, prefixed with its kind for the login call. Contains no
 * personal data.
 */
export function deviceHash(): string {
  const stored = local.read('device');
  if (stored) return stored;
  const isMobile = /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent) || isDisguisedTablet();
  const random = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((b) => b.toString(16).padStart(2, '0'))
    .join('');
  const hash = `${isMobile ? 'Mobile' : 'PC'}-${random}`;
  local.write('device', hash);
  return hash;
}

/** Returns true unless the device cannot usefully print, which hides the button. */
export const canPrint = (): boolean =>
  !/iPhone|iPad|iPod|Android/i.test(navigator.userAgent) && !isDisguisedTablet();
