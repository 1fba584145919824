/**
 * Misspelt words with their intended form, all of which the demo contains: missing, doubled and
 * swapped letters, phonetic spellings, adjacent keys.
 */
export const misspellings: readonly (readonly [typed: string, meant: string])[] = `
resonsabilità responsabilità, responsabilta responsabilità, licenziamneto licenziamento, licenzamento licenziamento, risarcimeto risarcimento,
risarcimnto risarcimento, contrato contratto, contrattto contratto, condomnio condominio, condominnio condominio, locazzione locazione,
locazine locazione, apalto appalto, appallto appalto, vendta vendita, compravendtia compravendita, usucapine usucapione, uscapione usucapione,
prescizione prescrizione, prescrizzione prescrizione, decadnza decadenza, illecto illecito, malatia malattia, pagameto pagamento,
impugnazzione impugnazione, creditroe creditore, credittore creditore, debitroe debitore, debittore debitore, fideussione fideiussione,
fideiusione fideiussione, garanzzia garanzia, garnazia garanzia, assicurazzione assicurazione, assicurzione assicurazione, sinitsro sinistro,
sinsitro sinistro, pedonne pedone, veicollo veicolo, veiclo veicolo, circolazzione circolazione, separazzione separazione,
separzione separazione, divrozio divorzio, divorzzio divorzio, mantenimeto mantenimento, mantenimemto mantenimento, affidameto affidamento,
affidamneto affidamento, minroe minore, assegnno assegno, coniugge coniuge, sucessione successione, successine successione,
testameto testamento, testamennto testamento, legittma legittima, donazzione donazione, donazine donazione, lavoratroe lavoratore,
lavorattore lavoratore, retribuzzione retribuzione, retribuizone retribuzione, infortuno infortunio, inforunio infortunio, mansoni mansioni,
mannsioni mansioni, contribente contribuente, proprietaro proprietario, trasferimeto trasferimento, sanzzione sanzione, sanzine sanzione,
discipilnare disciplinare, disciplnare disciplinare, giudce giudice, giudicce giudice, sentnza sentenza, sentennza sentenza,
sentensa sentenza, apello appello, appelo appello, ricrso ricorso, ricorsso ricorso, notifca notifica, notificca notifica,
esecuzzione esecuzione, esecuzine esecuzione, pignoramneto pignoramento, pignorameto pignoramento, indenizzo indennizzo, acertamento accertamento,
accertameto accertamento, diligneza diligenza, procedimeto procedimento, furtto furto, lesoni lesioni, inadempimeto inadempimento, difamazione diffamazione,
diffamazzione diffamazione, risponsabilità responsabilità
`
  .trim()
  .split(/,\s*/)
  .map((pair) => {
    const [misspelt = '', intended = ''] = pair.split(' ');
    return [misspelt, intended] as const;
  });
