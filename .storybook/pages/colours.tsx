import { contrast, parseHex } from '@massima/contract/format/contrast';
import { useComputedColorScheme } from '@mantine/core';
import { tokens } from '../../web/src/lib/theme.ts';
import classes from './tokens.module.css';

type Token = keyof typeof tokens.light;
const isColour = (value: string) => value.startsWith('#');

/**
 * Purpose of each colour, the background it is used on, and the minimum contrast: WCAG requires
 * 4.5:1 for text and 3:1 for the edge of a control.
 */
const uses: { name: Token; use: string; on?: { ground: Token; least: number }[] }[] = [
  { name: 'paper', use: 'Ground of the page' },
  { name: 'surface', use: 'Cards, dialogs, fields' },
  { name: 'sunken', use: 'What lies lower: quotations, hovered rows' },
  { name: 'line', use: 'Lines that only divide' },
  {
    name: 'control',
    use: 'Edges of fields and buttons',
    on: [
      { ground: 'paper', least: 3 },
      { ground: 'surface', least: 3 },
    ],
  },
  {
    name: 'ink',
    use: 'Text',
    on: [
      { ground: 'paper', least: 4.5 },
      { ground: 'surface', least: 4.5 },
      { ground: 'sunken', least: 4.5 },
    ],
  },
  {
    name: 'ink-soft',
    use: 'Text of second rank',
    on: [
      { ground: 'paper', least: 4.5 },
      { ground: 'sunken', least: 4.5 },
    ],
  },
  {
    name: 'link',
    use: 'Links, focus',
    on: [
      { ground: 'paper', least: 4.5 },
      { ground: 'accent-soft', least: 4.5 },
    ],
  },
  { name: 'accent', use: 'The one main action of a screen' },
  { name: 'accent-hover', use: 'The same under the pointer' },
  {
    name: 'on-accent',
    use: 'Text on the accent',
    on: [
      { ground: 'accent', least: 4.5 },
      { ground: 'accent-hover', least: 4.5 },
    ],
  },
  { name: 'accent-soft', use: 'What is chosen' },
  { name: 'mark', use: 'Words that were searched' },
  { name: 'mark-ink', use: 'Text on a mark', on: [{ ground: 'mark', least: 4.5 }] },
  { name: 'passage', use: 'Edge of the best passage' },
  {
    name: 'danger',
    use: 'What went wrong, what cannot be undone',
    on: [
      { ground: 'paper', least: 4.5 },
      { ground: 'danger-soft', least: 4.5 },
    ],
  },
  { name: 'danger-soft', use: 'Its ground' },
  { name: 'warning', use: 'What to know before', on: [{ ground: 'warning-soft', least: 4.5 }] },
  { name: 'warning-soft', use: 'Its ground' },
];

const ratioOf = (a: string, b: string): number =>
  contrast(parseHex(a) ?? [0, 0, 0], parseHex(b) ?? [0, 0, 0]);

/**
 * Shows every colour of the theme chosen in the toolbar, with its contrast on the background it is
 * used on.
 */
export function Colours() {
  const set = tokens[useComputedColorScheme()];
  return (
    <ul className={classes.colours}>
      {uses.map(({ name, use, on = [] }) => (
        <li key={name}>
          <span className={classes.swatch} style={{ background: `var(--${name})` }} />
          <div>
            <strong>{name}</strong> <span>{set[name]}</span>
            <p>{use}</p>
            {on.map(({ ground, least }) => {
              const ratio = ratioOf(set[name], set[ground]);
              return (
                <p key={ground} data-ratio={ratio} data-least={least} className={classes.ratio}>
                  {ratio.toFixed(2)}:1 on {ground}, {least} asked
                </p>
              );
            })}
          </div>
        </li>
      ))}
    </ul>
  );
}

export const described = new Set<string>(uses.map(({ name }) => name));
export const colourNames = Object.entries(tokens.light)
  .filter(([, value]) => isColour(value))
  .map(([name]) => name);
