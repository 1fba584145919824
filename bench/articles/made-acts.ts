import { seededRandom } from '../generator/random.ts';

export const articlesOfAct = 1000;

/** Numbers that no law of 1999 has. */
export const lawOf = (act: number): number => 5000 + act;

const vocabulary =
  'il custode risponde della perdita e della avaria della cosa esposta dalla consegna alla restituzione salvo che provi il caso fortuito o il fatto di chi espone'.split(
    ' ',
  );

/** An act of fantasy on one day, as Normattiva would publish it: a third of its articles changed between two days. */
export function actFile(act: number, articles: number, day: string): string {
  const urn = `urn:nir:stato:legge:1999-03-12;${lawOf(act)}`;
  const body = Array.from({ length: articles }, (_, i) => {
    const random = seededRandom(act * 10_000 + i + (i % 3 === 0 && day > '2010' ? 7 : 0));
    const text = () =>
      Array.from({ length: 60 }, () => vocabulary[Math.floor(vocabulary.length * random())] ?? '').join(' ');
    const commi = [1, 2, 3].map(
      (number) => `<paragraph><num>${number}.</num><content><p>${text()}.</p></content></paragraph>`,
    );
    return `<article eId="art_${i + 1}"><num>Art. ${i + 1}.</num><heading>Rubrica ${i + 1} della custodia</heading>${commi.join('')}</article>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?><akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:nrdfa="http://www.normattiva.it/rdfa/">' +
    `<act name="monovigente"><meta><identification source=""><FRBRWork><FRBRalias name="urn:nir" value="${urn}"/><FRBRdate date="1999-03-12"/>` +
    '<preservation><nrdfa:span content="Legge di fantasia" property="eli:title"/></preservation></FRBRWork>' +
    `<FRBRExpression><FRBRuri value="/akn/it/act/x/ita@${day}"/><FRBRdate date="${day}"/></FRBRExpression></identification>` +
    '<lifecycle source=""><eventRef date="2012-06-01" source="ro1"/></lifecycle></meta>' +
    `<body>${body.join('')}</body></act></akomaNtoso>`
  );
}
