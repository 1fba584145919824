import { escapeXml } from '@massima/contract/format/escape-xml';
import type { InvoiceDocument } from './invoice-rules.ts';

/**
 * Returns an element, or an empty string without text, because the format allows no empty
 * elements.
 */
const el = (tag: string, text: string | undefined): string =>
  text ? `<${tag}>${escapeXml(text)}</${tag}>` : '';
const sum = (cents: number) => (cents / 100).toFixed(2);

const vatId = (country: string, code: string): string =>
  code &&
  `<IdFiscaleIVA>${el('IdPaese', country === 'GR' ? 'EL' : country)}${el('IdCodice', code)}</IdFiscaleIVA>`;

/** Returns an address. Foreign addresses may lack a five-digit zip code and have no province. */
const addressOf = (
  { street, zip, city, province }: Omit<InvoiceDocument['seller'], 'regime'>,
  country = 'IT',
): string =>
  [
    el('Indirizzo', street),
    el('CAP', country === 'IT' ? zip : '00000'),
    el('Comune', city),
    country === 'IT' ? el('Provincia', province.toUpperCase()) : '',
    // Northern Ireland has its own VAT prefix but is not a country.
    el('Nazione', country === 'XI' ? 'GB' : country),
  ].join('');

/**
 * Returns FatturaPA 1.2 XML for a document that passed `invoiceDocument`, with one line and one
 * VAT rate. Stamp duty and withholding do not apply.
 */
export function writeInvoiceXml(invoice: InvoiceDocument): string {
  const { seller, buyer, of } = invoice;
  const isItalian = buyer.country === 'IT';
  // A code of six characters is a public office. Zeros stand for certified mail or no code.
  const format = isItalian && buyer.code.length === 6 ? 'FPA12' : 'FPR12';
  const code = isItalian ? buyer.code || '0000000' : 'XXXXXXX';
  const rate = el('AliquotaIVA', invoice.rate.toFixed(2)) + el('Natura', invoice.nature);
  return `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica versione="${format}" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2">
<FatturaElettronicaHeader>
<DatiTrasmissione><IdTrasmittente><IdPaese>IT</IdPaese>${el('IdCodice', seller.vat)}</IdTrasmittente>${el('ProgressivoInvio', invoice.progressive)}${el('FormatoTrasmissione', format)}${el('CodiceDestinatario', code)}${code === '0000000' ? el('PECDestinatario', buyer.pec) : ''}</DatiTrasmissione>
<CedentePrestatore><DatiAnagrafici>${vatId('IT', seller.vat)}<Anagrafica>${el('Denominazione', seller.name)}</Anagrafica>${el('RegimeFiscale', seller.regime)}</DatiAnagrafici><Sede>${addressOf(seller)}</Sede></CedentePrestatore>
<CessionarioCommittente><DatiAnagrafici>${vatId(buyer.country, buyer.vat)}${el('CodiceFiscale', buyer.fiscalCode.toUpperCase())}<Anagrafica>${el('Denominazione', buyer.name)}</Anagrafica></DatiAnagrafici><Sede>${addressOf(buyer, buyer.country)}</Sede></CessionarioCommittente>
</FatturaElettronicaHeader>
<FatturaElettronicaBody>
<DatiGenerali><DatiGeneraliDocumento>${el('TipoDocumento', invoice.type)}<Divisa>EUR</Divisa>${el('Data', invoice.day)}${el('Numero', invoice.number)}${el('ImportoTotaleDocumento', sum(invoice.total))}</DatiGeneraliDocumento>${of ? `<DatiFattureCollegate>${el('IdDocumento', of.number)}${el('Data', of.day)}</DatiFattureCollegate>` : ''}</DatiGenerali>
<DatiBeniServizi><DettaglioLinee><NumeroLinea>1</NumeroLinea>${el('Descrizione', invoice.description)}${el('PrezzoUnitario', sum(invoice.net))}${el('PrezzoTotale', sum(invoice.net))}${rate}</DettaglioLinee><DatiRiepilogo>${rate}${el('ImponibileImporto', sum(invoice.net))}${el('Imposta', sum(invoice.tax))}${invoice.nature ? '' : '<EsigibilitaIVA>I</EsigibilitaIVA>'}${el('RiferimentoNormativo', invoice.law)}</DatiRiepilogo></DatiBeniServizi>
<DatiPagamento><CondizioniPagamento>TP02</CondizioniPagamento><DettaglioPagamento><ModalitaPagamento>MP08</ModalitaPagamento>${el('ImportoPagamento', sum(invoice.total))}</DettaglioPagamento></DatiPagamento>
</FatturaElettronicaBody>
</p:FatturaElettronica>
`;
}
