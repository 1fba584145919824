import { expect, it } from 'vitest';
import { presentResult } from '../../collection/present/present-result.ts';
import { flagNearDuplicates } from './flag-near-duplicates.ts';

const rule =
  'La responsabilità per i danni cagionati da cose in custodia ha carattere oggettivo, e perché possa configurarsi è sufficiente che sussista il nesso causale tra la cosa in custodia e il danno arrecato, senza che rilevi la condotta del custode';
const other =
  'Il termine per la proposizione del ricorso decorre dalla notificazione della sentenza eseguita presso il procuratore costituito, anche quando la parte abbia eletto domicilio altrove e la notificazione a lei personalmente sia stata eseguita prima';
const result = (id: string, issuer: number, date: string, text = rule) =>
  presentResult(
    {
      id,
      ruling_id: id,
      issuer_type_id: issuer,
      issuer: 'Corte',
      number: '1',
      year: 2019,
      date: `${date}T00:00:00Z`,
      area: 1,
    },
    text,
    { maxscore: 1, kind: 'principle' },
  );

it('flags near-duplicates with the highest court’s result, and within one court with the newest', () => {
  const page = [
    result('tribunal', 1, '2024-01-01', `${rule}, Cass. n. 2/2020.`),
    result('other', 1, '2023-01-01', other),
    result('old', 3, '2018-01-01'),
    result('new', 3, '2020-01-01', `Invero, ${rule}`),
  ];
  const flagged = flagNearDuplicates(page);
  expect(flagged.map(({ id_new: id, alike_to: leader }) => [id, leader])).toEqual([
    ['tribunal', 'new'],
    ['other', undefined],
    ['old', 'new'],
    ['new', undefined],
  ]);
  expect(page[0]).not.toHaveProperty('alike_to');
});

it('leaves short texts separate', () => {
  expect(
    flagNearDuplicates([
      result('a', 3, '2020-01-01', 'Non fondata.'),
      result('b', 3, '2019-01-01', 'Non fondata.'),
    ]),
  ).toEqual([
    expect.not.objectContaining({ alike_to: expect.anything() as unknown }),
    expect.not.objectContaining({ alike_to: expect.anything() as unknown }),
  ]);
});

const decree = (party: string, provision: string) =>
  `DECRETO sul ricorso proposto da ${party} contro AGENZIA DELLE ENTRATE, avverso la sentenza della commissione tributaria regionale. ` +
  `Rilevato che la controversia è stata definita ai sensi ${provision}, e che non vi è stato diniego nel termine che la legge prevede; ` +
  'che il processo si è pertanto estinto, fatta salva la possibilità per le parti di chiedere la fissazione dell’udienza; ' +
  'che le spese del processo estinto restano a carico della parte che le ha anticipate. Dichiara estinto il processo.';
const otherLaw =
  'dell’istanza con cui i carichi affidati agli agenti della riscossione sono stati rottamati dal debitore, che si è obbligato a rinunciare ai ' +
  'giudizi pendenti sugli stessi carichi e ha prodotto la prova dei pagamenti delle rate scadute fino a quel giorno, onde le sentenze di merito ' +
  'sono inefficaci e le somme versate restano acquisite';

it('compares short full texts completely for any shown passage, and separates decisions on other provisions', () => {
  const page = [
    result('uno', 3, '2025-01-01', 'Rilevato che la controversia è stata definita.'),
    result('due', 3, '2025-02-01', 'Dichiara estinto il processo.'),
    result('tre', 3, '2025-03-01', rule),
    result('sintesi', 3, '2020-01-01', rule),
  ];
  const texts = new Map([
    ['uno', decree('ROSSI MARIO', 'dell’art. 1, comma 198, della legge n. 197 del 2022')],
    ['due', decree('BIANCHI S.R.L.', 'dell’art. 1, comma 198, della legge n. 197 del 2022')],
    ['tre', decree('VERDI ANNA', otherLaw)],
  ]);
  expect(flagNearDuplicates(page, texts).map(({ id_new: id, alike_to: leader }) => [id, leader])).toEqual([
    ['uno', 'due'],
    ['due', undefined],
    ['tre', undefined],
    ['sintesi', 'tre'],
  ]);
});
