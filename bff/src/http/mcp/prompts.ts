import { isRecord } from '@massima/contract/record';

interface Prompt {
  name: string;
  title: string;
  description: string;
  argument: { name: string; description: string };
  /** Returns the prompt in Italian, the language of the users who choose it. */
  text: (argument: string) => string;
}

const prompts: readonly Prompt[] = [
  {
    name: 'verifica_citazioni',
    title: 'Verifica le citazioni di un atto',
    description: 'Controlla ogni citazione di sentenze e norme in un testo.',
    argument: { name: 'testo', description: 'Il testo dell’atto.' },
    text: (text) =>
      `Verifica ogni citazione del testo che segue con lo strumento check_citations, fino alla fine. Per ciascuna riporta lo stato e, se differisce, che cosa differisce e la citazione corretta. Distingui le citazioni non presenti nella raccolta da quelle impossibili. Non correggere il testo senza dirlo.\n\n${text}`,
  },
  {
    name: 'ricerca_con_fonti',
    title: 'Ricerca con fonti',
    description: 'Risponde a un quesito solo con massime trovate, ciascuna con la sua citazione.',
    argument: { name: 'quesito', description: 'Il quesito giuridico.' },
    text: (question) =>
      `Rispondi al quesito che segue cercando con search_rulings; amplia con similar_rulings e citing_rulings dove serve. Riporta soltanto principi restituiti dagli strumenti, ciascuno con la citazione così come restituita e il suo indirizzo; indica gli orientamenti contrari e dove la raccolta non risponde. Prima di consegnare il testo verificalo con check_citations.\n\nQuesito: ${question}`,
  },
];

export const promptList = JSON.stringify({
  prompts: prompts.map(({ name, title, description, argument }) => ({
    name,
    title,
    description,
    arguments: [{ ...argument, required: true }],
  })),
});

const longest = 100_000;

/**
 * Returns the named prompt with its argument filled in, as JSON; undefined if the prompt does not
 * exist or the argument is missing.
 */
export function readPrompt({ name, arguments: input }: Record<string, unknown>): string | undefined {
  const prompt = prompts.find((candidate) => candidate.name === name);
  const value = isRecord(input) && prompt ? input[prompt.argument.name] : undefined;
  if (!prompt || typeof value !== 'string' || value === '' || value.length > longest) return undefined;
  const message = { role: 'user', content: { type: 'text', text: prompt.text(value) } };
  return JSON.stringify({ description: prompt.description, messages: [message] });
}
