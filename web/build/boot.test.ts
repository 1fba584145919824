import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { firstScreen, screens } from '../src/app/screens.ts';
import { modulesOf, screenData } from './screen-data.ts';

const script = readFileSync(new URL('boot.js', import.meta.url), 'utf8');

/** Runs the script as a page does that knows the file of every module by the module's name. */
function boot(address: string, stored: Record<string, string> = {}) {
  const { pathname, search } = new URL(address, 'http://localhost');
  const attributes: Record<string, string> = {};
  const asked: string[] = [];
  const root = {
    lang: '',
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
    style: { setProperty: (name: string, value: string) => void (attributes[name] = value) },
  };
  const data = JSON.stringify(screenData((modules) => modules));
  const context = createContext({
    document: {
      documentElement: root,
      getElementById: (id: string) => (id === 'screens' ? { textContent: data } : null),
      createElement: () => ({}),
      head: { appendChild: (link: { href: string }) => asked.push(link.href) },
    },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { pathname, search },
    matchMedia: () => ({ matches: false }),
    URLSearchParams,
  });
  runInContext(script, context);
  return { start: attributes['data-start'], question: attributes['--question'], asked };
}

const addresses = [
  ...screens.map(({ path }) => path.replaceAll(/:\w+/g, '12')),
  '/nowhere',
  '/login/',
  '/Login',
  '/users/verify/12',
  '/registration/x',
  '/terms/of/use',
];
const signedIn = { 'massima.token': 't' };

describe('the script before the first paint', () => {
  it.each(addresses)('asks for what the app will show at %s', (address) => {
    for (const [stored, isSignedIn] of [
      [{}, false],
      [signedIn, true],
    ] as const) {
      const first = firstScreen(address, isSignedIn);
      expect(boot(address, stored).asked).toEqual(first ? modulesOf(first, 'it') : []);
    }
  });

  it('shows the login in the place of nothing but the login', () => {
    const withLogin = addresses.filter((address) => boot(address).start === 'login');
    expect(withLogin).toEqual(addresses.filter((address) => firstScreen(address, false)?.module === 'login'));
    expect(boot('/terms').start).toBe('other');
  });

  it('shows what is being asked', () => {
    expect(boot('/?q=danno+morale', signedIn)).toMatchObject({ start: 'answer', question: '"danno morale"' });
    expect(boot('/?q=+', signedIn).start).toBe('search');
    expect(boot('/nowhere', signedIn).start).toBe('page');
  });

  it('asks for the texts of the chosen language', () => {
    expect(boot('/terms', { 'massima.locale': 'en' }).asked).toContain('messages/en/shell.ts');
  });
});
