/** Where a ruling's page has the words that its principle is drawn from: an address may lead there. */
export const passageId = 'massima';
