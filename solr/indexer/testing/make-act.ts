/** An act of fantasy as Normattiva would publish it: the text of one day. */
export interface MadeAct {
  urn?: string;
  day?: string;
  title?: string;
  changes?: readonly string[];
  /** Elements of the body. */
  body?: string;
  /** Documents of its annexes: `<doc name="…">…</doc>`. */
  annexes?: readonly string[];
}

export const makeAct = ({
  urn = 'urn:nir:stato:legge:1999-03-12;9991',
  day = '2001-01-01',
  title = 'Legge di fantasia',
  changes = [],
  body = '',
  annexes = [],
}: MadeAct): string =>
  '<?xml version="1.0" encoding="UTF-8"?><akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:nrdfa="http://www.normattiva.it/rdfa/">' +
  `<act name="monovigente"><meta><identification source=""><FRBRWork><FRBRalias name="urn:nir" value="${urn}"/><FRBRalias name="eli" value="eli/id/x"/>` +
  `<FRBRdate date="1999-03-12"/><preservation><nrdfa:span content="${title}" property="eli:title"/></preservation></FRBRWork>` +
  `<FRBRExpression><FRBRuri value="/akn/it/act/x/ita@${day}"/><FRBRdate date="${day}"/></FRBRExpression></identification>` +
  `<lifecycle source="">${changes.map((date) => `<eventRef date="${date}" source="ro1"/>`).join('')}</lifecycle></meta>` +
  `<body>${body}</body>${annexes.length > 0 ? `<attachments>${annexes.map((annex) => `<attachment>${annex}</attachment>`).join('')}</attachments>` : ''}</act></akomaNtoso>`;

/** `commi`: numbered paragraphs, or only text. */
export const makeArticle = (
  number: string,
  rubric: string,
  commi: readonly (string | readonly [number: string, text: string])[],
): string =>
  `<article eId="art_x"><num>Art. ${number}.</num><heading>${rubric}</heading>${commi
    .map((comma) =>
      typeof comma === 'string'
        ? `<paragraph><content><p>${comma}</p></content></paragraph>`
        : `<paragraph><num>${comma[0]}.</num><content><p>${comma[1]}</p></content></paragraph>`,
    )
    .join('')}</article>`;
