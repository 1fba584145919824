import { describe, expect, it } from 'vitest';
import { drawHtml } from './first-html.tsx';
import { flatten, Fragment, h } from './draw.ts';

describe('flatten', () => {
  it('calls components, drops the same values as React, and joins adjacent texts', () => {
    const Name = ({ who }: Record<string, unknown>) => h(Fragment, null, 'dear ', who, h('b', null, '!'));
    const flat = flatten(['a', null, false, true, undefined, 0, h(Name, { who: 'Anna' }), [' b', ['c']]]);
    expect(flat.map((item) => (typeof item === 'string' ? item : item.type))).toEqual([
      'a0dear Anna',
      'b',
      ' bc',
    ]);
  });
});

describe('drawHtml', () => {
  it('writes attributes as HTML has them', () => {
    const field = h('input', {
      className: 'x',
      readOnly: true,
      required: false,
      'aria-invalid': false,
      'aria-busy': true,
      maxLength: 9,
      value: 'never',
      onInput: () => undefined,
      role: undefined,
    });
    expect(drawHtml(field)).toBe(
      '<input class="x" readonly="" aria-invalid="false" aria-busy="true" maxlength="9">',
    );
  });

  it('escapes texts and attributes, and keeps the value of an option', () => {
    const option = h('option', { value: '"<&' }, '<script>&"');
    expect(drawHtml(h('label', { htmlFor: 'a' }, option))).toBe(
      '<label for="a"><option value="&quot;&lt;&amp;">&lt;script>&amp;&quot;</option></label>',
    );
  });
});
