import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { indexRulings, ownCore, type OwnCore } from './own-core.ts';

const root = path.join(import.meta.dirname, '../../..');
/** An act of fantasy, as rulings name it. */
export const fairs = 'della legge 12 marzo 1999, n. 9991';

/** A ruling of the Cassazione of 2018 with one principle. */
export const applyingRuling = (number: number, text: string, over: object = {}) => ({
  id: `cass-2018-${number}`,
  ...{ issuer_type_id: 3, issuer: 'Corte di cassazione', type: 'sentenza', number: String(number) },
  ...{ year: 2018, date: `2018-03-${10 + number}`, section: '3', area: 1, fictional: true },
  full_text: null,
  principles: [{ n: 1, kind: 'principle', title: 'Fiere', text }],
  ...over,
});

/** A ruling of the Constitutional Court whose operative part says this. */
export const strikingRuling = (number: number, declares: string, over: object = {}) => ({
  id: `cost-2021-${number}`,
  ...{ issuer_type_id: 4, issuer: 'Corte costituzionale', type: 'sentenza', number: String(number) },
  ...{ year: 2021, date: '2021-02-10', section: '', area: 5, fictional: true, principles: [] },
  full_text: `Considerato in diritto\n1.- È fondata.\n\nPER QUESTI MOTIVI\nLA CORTE COSTITUZIONALE\n${declares}.\nCosì deciso in Roma.`,
  ...over,
});

export const struckInPart = `dichiara l'illegittimità costituzionale dell'art. 3, comma 2, ${fairs}, nella parte in cui esclude la responsabilità del custode`;

/** Loads an act of fantasy in the texts of some days, or all of them. */
export async function loadFairs(core: OwnCore, files = 'solr/demo/acts'): Promise<void> {
  const acts = ['solr/indexer/import.ts', '--url', core.url, 'normattiva', files];
  await promisify(execFile)(process.execPath, acts, { cwd: root });
}

/** A core with that act, one of whose articles was struck in part in 2021, and these rulings besides. */
export async function struckCore(of: string, rulings: readonly unknown[]): Promise<OwnCore> {
  const core = await ownCore(of);
  await indexRulings(core, 'fiere', [strikingRuling(612, struckInPart), ...rulings]);
  await loadFairs(core);
  return core;
}
