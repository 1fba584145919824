/** How often the style sheets use a step. It changes with any of them, so pictures leave it out. */
export const Count = ({ of }: { of: number }) => <span data-unpictured>{of}×</span>;
