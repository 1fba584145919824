import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { indexRulings, ownCore, type OwnCore } from './own-core.ts';

const root = path.join(import.meta.dirname, '../../..');
/** Fictional act, as rulings cite it. */
export const fairs = 'della legge 12 marzo 1999, n. 9991';

/** Builds a ruling of the Cassazione of 2018 with one principle. */
export const applyingRuling = (number: number, text: string, over: object = {}) => ({
  id: `cass-2018-${number}`,
  ...{ issuer_type_id: 3, issuer: 'Corte di cassazione', type: 'sentenza', number: String(number) },
  ...{ year: 2018, date: `2018-03-${10 + number}`, section: '3', area: 1, fictional: true },
  full_text: null,
  principles: [{ n: 1, kind: 'principle', title: 'Fiere', text }],
  ...over,
});

/** Builds a ruling of the Constitutional Court with this operative part. */
export const strikingRuling = (number: number, declares: string, over: object = {}) => ({
  id: `cost-2021-${number}`,
  ...{ issuer_type_id: 4, issuer: 'Corte costituzionale', type: 'sentenza', number: String(number) },
  ...{ year: 2021, date: '2021-02-10', section: '', area: 5, fictional: true, principles: [] },
  full_text: `Considerato in diritto\n1.- È fondata.\n\nPER QUESTI MOTIVI\nLA CORTE COSTITUZIONALE\n${declares}.\nCosì deciso in Roma.`,
  ...over,
});

export const annulsPart = `dichiara l'illegittimità costituzionale dell'art. 3, comma 2, ${fairs}, nella parte in cui esclude la responsabilità del custode`;

/** Indexes a fictional act in its text versions of some days, or in all versions. */
export async function loadFairs(core: OwnCore, files = 'solr/demo/acts'): Promise<void> {
  const acts = ['solr/indexer/import.ts', '--url', core.url, 'normattiva', files];
  await promisify(execFile)(process.execPath, acts, { cwd: root });
}

/**
 * Creates a core with the fictional act, one of whose articles was annulled in part in 2021, and
 * with these rulings.
 */
export async function annulledCore(of: string, rulings: readonly unknown[]): Promise<OwnCore> {
  const core = await ownCore(of);
  await indexRulings(core, 'fiere', [strikingRuling(612, annulsPart), ...rulings]);
  await loadFairs(core);
  return core;
}
