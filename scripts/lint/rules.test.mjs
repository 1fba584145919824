import { RuleTester } from 'eslint';
import { afterAll, describe, it } from 'vitest';
import { kebabCaseFiles } from './kebab-case-files.mjs';
import { linearRegex } from './linear-regex.mjs';
import { noCallForItsThrow } from './no-call-for-its-throw.mjs';
import { noLiteralText } from './no-literal-text.mjs';
import { noUrlPath } from './no-url-path.mjs';
import { plainNames } from './plain-names.mjs';

Object.assign(RuleTester, { afterAll, describe, it });
const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });

tester.run('kebab-case-files', kebabCaseFiles, {
  valid: [
    'log-in.ts',
    'auth.router.ts',
    'log-in.integration.test.ts',
    '0001-accounts.ts',
    '.dependency-cruiser.cjs',
  ].map((filename) => ({ code: '', filename })),
  invalid: ['logIn.ts', 'Shell.tsx', 'log_in.ts'].map((filename) => ({ code: '', filename, errors: 1 })),
});

tester.run('no-literal-text', noLiteralText, {
  valid: [
    '<p>{text}</p>',
    '<p> · </p>',
    '<b>{`${a} ${b}`}</b>',
    '<div className="big card" />',
    '<img alt="" />',
    '<b>Massima</b>',
  ],
  invalid: [
    '<p>Cerca</p>',
    '<p>{"Cerca"}</p>',
    '<button aria-label="Chiudi" />',
    '<input placeholder={"Cerca"} />',
    '<p>{`Cerca ${x}`}</p>',
    '<p>{count === 0 && "Nessun risultato"}</p>',
    '<b title={isOpen ? "Chiudi" : t("open")} />',
  ].map((code) => ({
    code,
    errors: 1,
  })),
});

tester.run('linear-regex', linearRegex, {
  valid: ['/^\\d+$/', '/^[a-z]+(?=x)/u', '"(a+)+"'],
  invalid: ['/^(\\d+)\\s*(.*)$/', '/^(a+)+$/'].map((code) => ({ code, errors: 1 })),
});

tester.run('no-url-path', noUrlPath, {
  valid: [
    'fileURLToPath(new URL("a", import.meta.url))',
    'location.pathname',
    'new URL(request.url, "http://x").pathname',
  ],
  invalid: [
    'new URL("a", import.meta.url).pathname',
    'new URL(import.meta.url).pathname',
    'at("./src").pathname',
  ].map((code) => ({ code, errors: 1 })),
});

tester.run('no-call-for-its-throw', noCallForItsThrow, {
  valid: [
    'const text = decodeURIComponent(part)',
    'function read(part) { return decodeURIComponent(part) }',
    'if (decodeURIComponent(part) === other) go()',
    'expect(() => decodeURIComponent("%")).toThrow()',
    'import { BigInt } from "./ours.js"; BigInt(text)',
    'const { JSON } = ours; JSON.parse(text)',
    'new Worker(file)',
    'Object.assign(a, b)',
    'URL.revokeObjectURL(url)',
    'void send()',
  ],
  invalid: [
    'try { decodeURIComponent(part) } catch { wrong() }',
    'new URL(text)',
    'JSON.parse(text)',
    'BigInt(text)',
    'void decodeURIComponent(text)',
    'const test = () => void new URL(text)',
    'isGiven && new RegExp(text)',
    'isGiven ? new Intl.Locale(text) : go()',
    'globalThis.atob(text)',
    'Intl.getCanonicalLocales(text)',
    'const _ = new URL(text)',
    '(a(), decodeURI(b))',
  ].map((code) => ({ code, errors: 1 })),
});

tester.run('plain-names', plainNames, {
  valid: [
    { code: 'const maxWaiting = 3; const mostly = true', filename: 'fair-queue.ts' },
    { code: 'send(oneAtATime)', filename: 'elsewhere.ts' },
  ],
  invalid: [
    { code: 'const mostWaiting = 3', filename: 'fair-queue.ts', errors: 1 },
    { code: 'function takeAttempt() {}', filename: 'rate-limit.ts', errors: 1 },
    { code: 'class Deed {}', filename: 'actor.ts', errors: 1 },
    { code: 'const send = (mostRows, { a: Deed, ...Bell }) => mostRows', filename: 'a.ts', errors: 3 },
    { code: '', filename: 'bff/src/collection/retrieve/search.ts', errors: [{ messageId: 'stale' }] },
    { code: '', filename: 'take-attempt.integration.test.ts', errors: 1 },
  ],
});
