import Bowser from 'bowser';

/**
 * Returns the browser and system that a `User-Agent` header names, such as "Firefox, Windows";
 * empty if it names neither.
 */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 60);
}
