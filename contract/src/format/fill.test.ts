import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';
import { fill } from './fill.ts';

test('what a value contains is written as it is', () => {
  expect(fill('Fonte: {credit} ({licence})', { credit: "R$& & $1 $' {licence}", licence: 'CC BY' })).toBe(
    "Fonte: R$& & $1 $' {licence} (CC BY)",
  );
});

test('a text in XML closes no element and no attribute', () => {
  expect(escapeXml('a "b" <c> & \u0000d\u{1f600}\ud800')).toBe('a &quot;b&quot; &lt;c&gt; &amp; d\u{1f600}');
});
