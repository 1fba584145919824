import type { Encode, Model } from './passage.ts';

/** Something that tells what texts mean: the model in a thread of this process, or an endpoint. */
export interface Encoder {
  /** Of the model, as an index remembers it. */
  name: string;
  /** Which model it is. An endpoint is asked, once. @throws Error where it does not answer */
  describe(): Promise<Model>;
  encode: Encode;
  close(): Promise<void>;
}
