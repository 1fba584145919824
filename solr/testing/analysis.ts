type Token = { text: string; start: number; end: number };

/** How a core's configset reads texts. */
export function analysisOf(core: string) {
  async function analyse(text: string, type = 'text_it'): Promise<Token[]> {
    const form = new URLSearchParams({ 'analysis.fieldtype': type, 'analysis.fieldvalue': text });
    const response = await fetch(`${core}/analysis/field`, { method: 'POST', body: form });
    const { analysis } = (await response.json()) as {
      analysis: { field_types: Record<string, { index: (string | Token[])[] }> };
    };
    return (analysis.field_types[type]?.index.at(-1) ?? []) as Token[];
  }
  return {
    analyse,
    words: async (text: string, type?: string) =>
      (await analyse(text, type)).map((token) => token.text).join(' '),
  };
}
