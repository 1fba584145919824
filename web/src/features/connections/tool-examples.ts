/** An example call of each tool. */
export const toolExamples = {
  search_rulings: { question: 'danno da cose in custodia', issuers: ['cassazione'], from: '2022-01-01' },
  read_ruling: { id: 'demo-cass-civ-2025-52185-s1', part: 1 },
  find_in_ruling: { id: 'demo-cass-civ-2025-52185-s1', words: 'caso fortuito' },
  check_citations: { text: 'Come afferma Cass. civ., n. 12345/2019 …' },
  similar_rulings: { id: 'demo-cass-civ-2025-52185-s1' },
  citing_rulings: { id: 'demo-cass-civ-2025-52185-s1' },
  rulings_on_article: { article: 'art. 2051 c.c.' },
  read_provision: { article: 'art. 2051 c.c.', on: '2017-05-16' },
  my_folders: { folder: 'Causa Rossi' },
  save_to_folder: { id: 'demo-cass-civ-2025-52185-s1', folder: 'Causa Rossi' },
  follow: { question: 'danno da cose in custodia' },
  usage: {},
} as const;

type ToolName = keyof typeof toolExamples;
export const isToolName = (name: string): name is ToolName => Object.hasOwn(toolExamples, name);
