/** One file of an act: its text on one day. */
export interface ActFile {
  /** The act it is cited as: `cc`, `l:1990:241`. */
  act: string;
  title: string;
  /** The day of this text, YYYY-MM-DD. */
  day: string;
  /** Written for a demonstration. */
  isFictional: boolean;
  /** On which the act, or a part of it, changed: YYYY-MM-DD, in order. */
  changes: string[];
  articles: ActArticle[];
  /** Parts that are none of the articles: why. */
  left: { name: string; reason: string }[];
}

export interface ActArticle {
  /** `cc:2043` */
  key: string;
  rubric: string;
  commi: Comma[];
  /** Update notes below its text, each as written. */
  notes: string[];
}

/** A paragraph of an article. */
export interface Comma {
  /** As written ("1", "2-bis"), or counted where the act numbers none. */
  number: string;
  text: string;
}
