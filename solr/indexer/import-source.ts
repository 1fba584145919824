import path from 'node:path';
import type { Engine } from './engine.ts';
import type { CorpusJob } from './index-corpus.ts';
import { publicSources, withCredit } from './public-sources.ts';

export interface SourceImport extends Pick<CorpusJob, 'progress' | 'acceptRejects' | 'again' | 'anonymised'> {
  engine: Engine;
  /** By the name that the command takes. */
  source: string;
  from: readonly string[];
  corpus: string;
  ifChanged?: boolean;
  prune?: boolean;
  pruneMost?: boolean;
  /** Where the state of a run that was cut off and the rejects are kept. */
  state: string | undefined;
}

/** The run of a public source; undefined where there is none of this name. */
export function sourceJob({ source: name, state, ...given }: SourceImport): CorpusJob | undefined {
  const source = publicSources[name];
  if (!source) return undefined;
  const { corpus, from } = given;
  return {
    ...{ ifChanged: false, prune: false },
    ...given,
    reader: withCredit(source),
    records: source.records(from),
    source: source.credit,
    checkpointFile: state && path.join(state, `${corpus}.checkpoint.json`),
    rejectsFile: state && path.join(state, `${corpus}.rejected.jsonl`),
  };
}
