import { longestRuling, type Ruling } from './format.ts';
import { containsNul, isOfTheFuture } from './implausible.ts';
import type { Counts } from './progress.ts';
import { lines } from './records/lines.ts';
import type { Line, Records } from './records/record.ts';
import { whyPersonal } from './personal-data.ts';
import type { Reader } from './readers/reader.ts';
import { editionOf } from './editions/edition-of.ts';
import type { Rejects } from './rejects.ts';
import type { Source } from './sources.ts';
import { withStated } from './stated.ts';
import { principleId, principleSuffix, readPrincipleId } from './to-documents.ts';

/** State of a run's reading. */
export type Reading = { corpus: string; counts: Counts; seen: Seen; withdrawn: ReadonlySet<string> };
/** Rulings by id, each with the suffixes of its principles: `m1 m2 s1`. */
type Seen = Map<string, string>;
/** `file` is the name shown to an operator. */
type Read = { ruling: Ruling; file: string; line: number; length: number };

/**
 * Reads every ruling of a source that can be indexed. Others are counted and written to the
 * rejects with the reason.
 */
export async function* readRulings(
  {
    reader,
    rejects,
    records = lines,
    anonymised,
  }: {
    reader: Reader;
    rejects: Rejects;
    records?: Records | undefined;
    anonymised?: ReadonlySet<string> | undefined;
  },
  source: Source,
  reading: Reading,
): AsyncGenerator<Read> {
  const { counts, seen } = reading;
  for await (const { number: line, text, file: within, reason: unopened } of records.of(source.path)) {
    if (text?.trim() === '') continue;
    const file = within ? `${source.name}: ${within}` : source.name;
    const reject = async (reason: string, id?: string, ofLine?: 'part') => {
      counts.rejected++;
      await rejects.add({ file, line, id, reason }, ofLine);
    };
    const read = unopened === undefined ? readLine(reader, text, reading, anonymised) : { reason: unopened };
    if ('reason' in read) {
      const { reason, id, isFault: isInvalid = true } = read;
      await reject(reason, id, isInvalid ? undefined : 'part');
      continue;
    }
    const complete = withStated(read.ruling);
    const ruling = withoutWithdrawn(complete, reading.withdrawn);
    for (const { id, reason } of read.left) await reject(reason, id, 'part');
    for (const principle of complete.principles)
      if (!ruling.principles.includes(principle)) {
        const id = principleId(ruling.id, principle);
        await reject(whyWithdrawn(id), id, 'part');
      }
    seen.set(ruling.id, ruling.principles.map(principleSuffix).join(' '));
    counts.rulings++;
    counts.principles += ruling.principles.length;
    yield { ruling, file, line, length: text?.length ?? 0 };
  }
}

const whyWithdrawn = (id: string) => `withdrawn; --again ${id} lets it come back`;

/** Removes principles that were withdrawn without their ruling. */
function withoutWithdrawn(ruling: Ruling, withdrawn: ReadonlySet<string>): Ruling {
  const isAllowed = (principle: Ruling['principles'][number]) =>
    !withdrawn.has(principleId(ruling.id, principle));
  return withdrawn.size === 0 ? ruling : { ...ruling, principles: ruling.principles.filter(isAllowed) };
}

/** `isFault` is false if the line is valid and rejected for another reason. */
type Checked = (ReturnType<Reader> & { isFault?: true }) | { reason: string; id: string; isFault: false };

function readLine(
  reader: Reader,
  text: Line['text'],
  { corpus, seen, withdrawn }: Reading,
  anonymised: ReadonlySet<string> | undefined,
): Checked {
  if (text === null) return { reason: 'not UTF-8' };
  const read = reader(text);
  if ('reason' in read) return read;
  const { id } = read.ruling;
  // withdrawn for this source or for all
  const withdrawnId = [id, editionOf(corpus, id)].find((id) => withdrawn.has(id));
  if (withdrawnId !== undefined) return { reason: whyWithdrawn(withdrawnId), id, isFault: false };
  if ((read.ruling.full_text?.length ?? 0) > longestRuling)
    return { reason: `its text is longer than ${longestRuling / 1_000_000} million characters`, id };
  const personal = anonymised?.has(id) ? undefined : whyPersonal(read.ruling);
  if (personal) return { reason: personal, id, isFault: false };
  const reason =
    whyTaken(read.ruling, seen) ??
    (isOfTheFuture(read.ruling) ? 'a date or year that is still to come' : undefined) ??
    // the escape is checked first, because scanning every text would cost more than reading the
    // line
    (text.includes('\\u0000') && containsNul(read.ruling) ? 'holds a NUL character' : undefined);
  return reason === undefined ? read : { reason, id };
}

function whyTaken({ id, principles }: Ruling, seen: Seen): string | undefined {
  if (seen.has(id)) return 'the same id stands in an earlier line';
  const named = readPrincipleId(id);
  if (named && seen.get(named.ruling)?.split(' ').includes(named.suffix))
    return `a principle of the earlier ${named.ruling} has this id`;
  const taken = principles
    .map((principle) => principleId(id, principle))
    .find((principle) => seen.has(principle));
  return taken && `the id of its principle, ${taken}, is that of an earlier ruling`;
}
