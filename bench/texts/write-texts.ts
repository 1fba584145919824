import { existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { generateRulings } from '../generator/generate-rulings.ts';
import type { Language } from '../generator/word-statistics.ts';

/** 12,500 characters, as the 69 reasoned texts have on average that were looked at: a drawn word and what follows it has 8.1. */
const wordsOfText = 1540;
/** A paragraph is what a passage is made of. */
const sentencesOfParagraph = 5;

/** A file of rulings without massime, each with a full text of drawn words, made when it is not there. No word of a real text is kept. */
export async function textsFile(folder: string, language: Language, count: number): Promise<string> {
  const file = path.join(folder, `texts-${count}.jsonl`);
  if (existsSync(file)) return file;
  const out = await open(`${file}.part`, 'w');
  const options = { rulings: count, principles: 0, fullTextWords: wordsOfText, seed: 5 };
  for (const ruling of generateRulings(language, options)) {
    const { id, full_text: text } = ruling;
    const whole = { ...ruling, id: `text-${id}`, full_text: likeRuling(text ?? ''), principles: [] };
    await out.write(`${JSON.stringify(whole)}\n`);
  }
  await out.close();
  await rename(`${file}.part`, file);
  return file;
}

/** In the parts of a ruling, of which the reasons are shown. */
function likeRuling(text: string): string {
  const sentences = text.split(/(?<=\.) /);
  const paragraphs: string[] = [];
  for (let at = 0; at < sentences.length; at += sentencesOfParagraph)
    paragraphs.push(sentences.slice(at, at + sentencesOfParagraph).join(' '));
  const facts = paragraphs.splice(0, Math.ceil(paragraphs.length / 5));
  const numbered = (some: readonly string[]) => some.map((one, i) => `${i + 1}. ${one}`);
  return [
    'FATTI DI CAUSA',
    ...numbered(facts),
    'RAGIONI DELLA DECISIONE',
    ...numbered(paragraphs),
    'P.Q.M.',
    'rigetta.',
  ].join('\n');
}
