import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';
import { fill } from './fill.ts';

test('inserts a value verbatim', () => {
  expect(fill('Fonte: {credit} ({licence})', { credit: "R$& & $1 $' {licence}", licence: 'CC BY' })).toBe(
    "Fonte: R$& & $1 $' {licence} (CC BY)",
  );
});

test('escapes a value in XML, so that it closes no element or attribute', () => {
  expect(escapeXml('a "b" <c> & \u0000d\u{1f600}\ud800')).toBe('a &quot;b&quot; &lt;c&gt; &amp; d\u{1f600}');
});
