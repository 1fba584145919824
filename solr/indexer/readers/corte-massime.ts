import { walkXml } from '@massima/documents/walk-xml';

export interface Massima {
  titolo: string;
  testo: string;
}

/**
 * Reads the massime of a year's file, by `year/number` of their ruling.
 * @throws Error if the XML is malformed
 */
export function readMassime(bytes: Buffer): Map<string, Massima[]> {
  const found = new Map<string, Massima[]>();
  const path: string[] = [];
  let [year, number, titolo, testo] = ['', '', '', ''];
  let massime: Massima[] = [];
  walkXml(bytes, {
    open: (name) => {
      path.push(name);
      if (name === 'pronuncia') [year, number, massime] = ['', '', []];
      if (name === 'massima') [titolo, testo] = ['', ''];
    },
    text: (content) => {
      const name = path.at(-1);
      const parent = path.at(-2);
      if (parent === 'pronuncia_testata' && name === 'anno_pronuncia') year += content.trim();
      if (parent === 'pronuncia_testata' && name === 'numero_pronuncia') number += content.trim();
      if (parent === 'massima' && name === 'titolo') titolo += content;
      if (parent === 'massima' && name === 'testo') testo += content;
    },
    close: (name) => {
      path.pop();
      if (name === 'massima') massime.push({ titolo: titolo.trim(), testo: testo.trim() });
      if (name === 'pronuncia' && massime.length > 0) found.set(`${Number(year)}/${Number(number)}`, massime);
    },
  });
  return found;
}
