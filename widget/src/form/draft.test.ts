import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, loadDraft, saveDraft } from './create-signup.ts';

const none = { name: '', surname: '', workArea: '', email: '' };
const draft = { name: 'Anna', surname: 'Rossi', workArea: 'judge', email: 'a@x.it' };

function memory() {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
}
afterEach(() => void vi.unstubAllGlobals());

describe('the draft', () => {
  it('survives a reload of the same form', () => {
    memory();
    saveDraft('seed', draft);
    expect(loadDraft('seed', { ...none, name: 'Given' })).toEqual(draft);
    clearDraft();
    expect(loadDraft('seed', none)).toEqual(none);
  });

  it('is overridden by the prefill of another form, and fills the remaining fields', () => {
    memory();
    saveDraft('seed', draft);
    expect(loadDraft('other', { ...none, name: 'Given' })).toEqual({ ...draft, name: 'Given' });
  });

  it('holds neither password nor consent', () => {
    const items = memory();
    saveDraft('seed', { ...draft, password: 'segreto', terms: true } as typeof draft);
    expect([...items.values()].join()).not.toMatch(/segreto|true/);
  });

  it('works without storage if it is blocked, full or malformed', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => '{"a": 1',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(loadDraft('seed', draft)).toEqual(draft);
    expect(() => saveDraft('seed', draft)).not.toThrow();
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(loadDraft('seed', draft)).toEqual(draft);
    expect(() => clearDraft()).not.toThrow();
  });
});
