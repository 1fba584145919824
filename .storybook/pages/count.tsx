/**
 * Shows the number of uses in the style sheets. Pictures leave it out, because it changes often.
 */
export const Count = ({ of }: { of: number }) => <span data-unpictured>{of}×</span>;
