import type { Case } from '../types.ts';
import { CITIES } from './courts.ts';
import type { Random } from './random.ts';
import { longDate } from './words.ts';

const LETTERS = [...'ABCDEFGILMNOPRSTVZ'];
const COMPANIES = [
  'Alfa s.r.l.',
  'Beta s.p.a.',
  'Gamma s.r.l.',
  'Delta s.p.a.',
  'Epsilon s.r.l.',
  'Zeta s.n.c.',
  'Omega s.p.a.',
  'Sigma s.r.l.',
  'Kappa s.p.a.',
  'Lambda s.r.l.',
  'Rho s.a.s.',
  'Tau s.r.l.',
];

export function initials(random: Random): string {
  return `${random.pick(LETTERS)}.${random.pick(LETTERS)}.`;
}

/** "12.400 euro", or lire for facts older than the common currency; rounded as sums claimed are. */
function sum(random: Random, past: number, from: number, to: number): string {
  const hundreds = random.int(from, to);
  const value = past >= 2002 ? hundreds * 100 : hundreds * 200_000;
  const digits = String(value).replace(/\B(?=(\d{3})+$)/gu, '.');
  return past >= 2002 ? `${digits} euro` : `lire ${digits}`;
}

/**
 * The words a lawsuit keeps throughout its ruling: people ({$A}, {$B}), companies ({$S}, {$T}), a town, sums, dates
 * some years before the ruling, and whatever the case itself lets vary.
 */
export function bindWords(random: Random, past: number, lawsuit: Case): Map<string, string> {
  const [first, second] = random.shuffle(COMPANIES);
  const day = `${past}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;
  const people = random.shuffle(LETTERS);
  const words = new Map([
    ['A', `${people[0]}.${people[1]}.`],
    ['B', `${people[2]}.${people[3]}.`],
    ['C', `${people[4]}.${people[5]}.`],
    ['S', first ?? 'Alfa s.r.l.'],
    ['T', second ?? 'Beta s.p.a.'],
    ['city', random.pick(CITIES).city],
    ['eur', sum(random, past, 61, 980)],
    ['eur2', sum(random, past, 1100, 4900)],
    ['eurs', sum(random, past, 4, 21)],
    ['d', longDate(day)],
    ['y', String(past)],
  ]);
  for (const [name, options] of Object.entries(lawsuit.v ?? {})) words.set(name, random.pick(options));
  return words;
}
