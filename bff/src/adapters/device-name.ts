import Bowser from 'bowser';

/** The kind of browser and system of a `User-Agent` header, such as "Firefox, Windows"; empty if it names none. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 60);
}
