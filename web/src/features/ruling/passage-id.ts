/** Anchor of the passage in a ruling's page that its principle is based on. */
export const passageId = 'massima';
