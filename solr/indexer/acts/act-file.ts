/** File with the text of an act on one day. */
export interface ActFile {
  /** Key of the act, as `cc` or `l:1990:241`. */
  act: string;
  title: string;
  /** Day of this text, YYYY-MM-DD. */
  day: string;
  /** Whether the act was written for a demonstration. */
  isFictional: boolean;
  /** Days on which the act or a part of it changed, YYYY-MM-DD, ascending. */
  changes: string[];
  articles: ActArticle[];
  /** Parts that were not read as articles, each with the reason. */
  left: { name: string; reason: string }[];
}

export interface ActArticle {
  /** Key of the article, as `cc:2043`. */
  key: string;
  rubric: string;
  commi: Comma[];
  /** Update notes below the text, verbatim. */
  notes: string[];
}

/** A paragraph of an article. */
export interface Comma {
  /** Number as written ("1", "2-bis"), or its position if the act numbers no paragraph. */
  number: string;
  text: string;
}
