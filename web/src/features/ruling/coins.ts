/**
 * A ruling as Zotero's connector finds it in a page: COinS, OpenURL 1.0 in Dublin Core with Zotero's own type (zotero/utilities,
 * `openurl.js`). What it is called, its day and where it is read, and nothing that is paid for.
 */
export const coinsOf = (title: string, day: string, address: string): string =>
  new URLSearchParams({
    ctx_ver: 'Z39.88-2004',
    rft_val_fmt: 'info:ofi/fmt:kev:mtx:dc',
    'rft.type': 'case',
    'rft.title': title,
    'rft.date': day,
    'rft.language': 'it',
    'rft.identifier': address,
  }).toString();
