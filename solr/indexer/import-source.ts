import path from 'node:path';
import type { Engine } from './engine.ts';
import type { CorpusJob } from './index-corpus.ts';
import { publicSources, withCredit } from './public-sources.ts';

export interface SourceImport extends Pick<CorpusJob, 'progress' | 'acceptRejects' | 'again' | 'anonymised'> {
  engine: Engine;
  /** Name that the command accepts. */
  source: string;
  from: readonly string[];
  corpus: string;
  ifChanged?: boolean;
  prune?: boolean;
  pruneMost?: boolean;
  /** Folder for checkpoint and rejects. */
  state: string | undefined;
}

/** Returns the job of a public source, or undefined if the name is unknown. */
export function sourceJob({ source: name, state, ...options }: SourceImport): CorpusJob | undefined {
  const source = publicSources[name];
  if (!source) return undefined;
  const { corpus, from } = options;
  return {
    ...{ ifChanged: false, prune: false },
    ...options,
    reader: withCredit(source),
    records: source.records(from),
    source: source.credit,
    checkpointFile: state && path.join(state, `${corpus}.checkpoint.json`),
    rejectsFile: state && path.join(state, `${corpus}.rejected.jsonl`),
  };
}
