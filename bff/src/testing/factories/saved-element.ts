/** Ruling as a client saves it into a folder. */
export const savedElement = (idResult: string, over: object = {}) => ({
  idResult,
  query: 'danno',
  result: JSON.stringify({
    id_new: idResult,
    document_type_massima: 0,
    document_diritto: 'Il custode risponde del danno cagionato dalla cosa.',
    issuer_type_id: 3,
    document_emanante: 'Corte di cassazione',
    document_place: 'Roma',
    document_region: 'Lazio',
    document_sezione: '3',
    document_area: 1,
    document_date: '2019-01-12',
    sent_numero: '123',
    sent_anno: 2019,
    document: { ruling_full_text: null, ruling_section: '3' },
    ...over,
  }),
});
