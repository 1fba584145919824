import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawHtml } from './first-html.tsx';
import { draw, h } from './draw.ts';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
});

const form = (name: string, areas: string[], chosen: string, note?: string) => [
  h('input', { id: 'name', value: name, required: true, onInput: () => undefined }),
  note ? h('p', { role: 'alert' }, note) : null,
  h(
    'select',
    { id: 'area', value: chosen },
    areas.map((area) => h('option', { value: area }, area)),
  ),
];

describe('draw', () => {
  it('draws the views, and keeps elements on a redraw', () => {
    draw(form('Anna', ['lawyer', 'judge'], 'judge'), root);
    const input = root.querySelector('input');
    const select = root.querySelector('select');
    expect(input?.value).toBe('Anna');
    expect(select?.value).toBe('judge');
    input?.focus();
    draw(form('Anne', ['notary', 'judge', 'lawyer'], 'lawyer'), root);
    expect(root.querySelector('input')).toBe(input);
    expect(document.activeElement).toBe(input);
    expect(input?.value).toBe('Anne');
    expect(select?.value).toBe('lawyer');
    expect(select?.options).toHaveLength(3);
    draw(form('Anne', ['judge'], 'judge', 'Wrong'), root);
    expect(root.querySelector('p')?.textContent).toBe('Wrong');
    expect(root.querySelector('select')?.value).toBe('judge');
    draw(h('h1', null, 'Done'), root);
    expect(root.innerHTML).toBe('<h1>Done</h1>');
  });

  it('hydrates the prerendered page', () => {
    root.innerHTML = drawHtml(form('', ['lawyer', 'judge'], 'lawyer', 'Note & more'));
    const before = [...root.querySelectorAll('*')];
    const html = root.innerHTML;
    draw(form('', ['lawyer', 'judge'], 'lawyer', 'Note & more'), root);
    expect([...root.querySelectorAll('*')]).toEqual(before);
    expect([...root.querySelectorAll('*')].every((element, i) => element === before[i])).toBe(true);
    expect(root.innerHTML).toBe(html);
  });

  it('calls only the newest handler of an event', () => {
    const first = vi.fn();
    const second = vi.fn();
    draw(h('button', { onClick: first }, 'x'), root);
    draw(h('button', { onClick: second }, 'x'), root);
    root.querySelector('button')?.click();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('removes attributes and handlers', () => {
    const click = vi.fn();
    draw(h('button', { role: 'alert', disabled: true, onClick: click }, 'x'), root);
    draw(h('button', { disabled: false }, 'x'), root);
    root.querySelector('button')?.click();
    expect(root.innerHTML).toBe('<button>x</button>');
    expect(click).not.toHaveBeenCalled();
  });
});
