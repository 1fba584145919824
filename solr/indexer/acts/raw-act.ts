import type { XmlVisitor } from '@massima/documents/walk-xml';
import type { RawParagraph } from './article-text.ts';

/** An act as read from its file, before interpretation. */
export interface RawAct {
  isAct: boolean;
  isFictional: boolean;
  urn: string;
  title: string;
  day: string;
  changes: string[];
  articles: RawArticle[];
}
export interface RawArticle {
  /** Title of the annex that contains the article. */
  annex: string | undefined;
  eId: string;
  number: string;
  rubric: string;
  /** Whether number and rubric are elements. Otherwise they are the first lines of the text. */
  hasOwnHead: boolean;
  paragraphs: RawParagraph[];
}

/** Elements that start and end a line. */
const blocks =
  /^(?:p|li|item|point|intro|wrapUp|list|alinea|paragraph|content|tr|br|blockContainer|subparagraph)$/;
/** Elements that quote articles of another act. Their text belongs to this act. */
const quotes = /^(?:quotedStructure|quotedText|embeddedStructure)$/;
/** Name of an annex, as "CODICE CIVILE-art. 2043". */
const annexName = /^(.{0,200}?)\s{0,3}-\s{0,3}(art(?:icolo|\.)?\s{0,3}\d.{0,40})$/i;

/** Collects an act while its file is read. */
export class RawActReader implements XmlVisitor {
  readonly act: RawAct = {
    isAct: false,
    isFictional: false,
    urn: '',
    title: '',
    day: '',
    changes: [],
    articles: [],
  };
  private readonly path: string[] = [];
  private article: RawArticle | undefined;
  private quoted = 0;
  /** Depth of the current article. */
  private depth = 0;
  private annexTitle = '';
  private docTitle = '';

  open = (name: string, attribute: (local: string) => string | undefined): void => {
    this.path.push(name);
    if (name === 'act') {
      this.act.isAct = true;
      this.act.isFictional = attribute('name') === 'fictional';
    }
    if (this.path.includes('meta')) this.readMeta(name, attribute);
    else if (quotes.test(name)) this.quoted++;
    else if (this.quoted > 0) this.line(name);
    else if (name === 'attachment') this.annexTitle = '';
    else if (name === 'doc' && this.path.includes('attachment')) this.openAnnex(attribute('name') ?? '');
    else if (name === 'article') this.openArticle(attribute('eId') ?? attribute('id') ?? '');
    else if (this.article && name === 'paragraph') this.article.paragraphs.push({ number: '', text: '' });
    else this.line(name);
  };

  text = (content: string): void => {
    const parent = this.path.at(-1);
    const { article } = this;
    if (parent === 'docTitle' || this.path.at(-2) === 'docTitle') this.docTitle += content;
    if (!article) {
      if (parent === 'heading' && this.path.at(-2) === 'attachment') this.annexTitle += content;
      return;
    }
    const isOwn = this.path.length === this.depth + 1;
    if (isOwn && parent === 'num') article.number += content;
    else if (parent === 'heading' || this.path.at(-2) === 'heading') article.rubric += content;
    else if (parent === 'num' && this.path.at(-2) === 'paragraph' && this.quoted === 0)
      this.paragraph().number += content;
    else if (parent === 'num') this.paragraph().text += `\n${content.trim()} `;
    else if (content.trim() !== '' || this.isInside('p')) this.paragraph().text += content;
  };

  close = (name: string): void => {
    if (quotes.test(name)) this.quoted--;
    else if (name === 'article' && this.path.length === this.depth) this.closeArticle();
    else if (name === 'doc' && this.article?.annex !== undefined && this.path.length === this.depth)
      this.closeArticle();
    else if (this.article && this.path.at(-2) !== 'point') this.line(name);
    this.path.pop();
    if (name === 'docTitle' && this.act.title === '') this.act.title = this.docTitle;
  };

  private readMeta(name: string, attribute: (local: string) => string | undefined): void {
    const { act } = this;
    if (name === 'FRBRalias' && attribute('name') === 'urn:nir') act.urn ||= attribute('value') ?? '';
    if (name === 'FRBRdate' && this.path.at(-2) === 'FRBRExpression') act.day ||= attribute('date') ?? '';
    if (name === 'FRBRuri' && this.path.at(-2) === 'FRBRExpression')
      act.day = /@(\d{4}-\d{2}-\d{2})/.exec(attribute('value') ?? '')?.[1] ?? act.day;
    if (name === 'eventRef') act.changes.push(attribute('date') ?? '');
    if (attribute('property') === 'eli:title') act.title ||= attribute('content') ?? '';
  }

  /** Starts an annex, which either is a single article or contains articles. */
  private openAnnex(name: string): void {
    const [, title, number] = annexName.exec(name) ?? [];
    if (title === undefined || number === undefined) {
      this.annexTitle ||= name;
      return;
    }
    this.depth = this.path.length;
    this.article = { annex: title, eId: '', number, rubric: '', hasOwnHead: false, paragraphs: [] };
  }

  private openArticle(eId: string): void {
    // an annex named as an article, with its head as elements
    if (this.article?.annex !== undefined) {
      this.article.hasOwnHead = true;
      return;
    }
    if (this.article) return;
    const annex = this.path.includes('attachment') ? this.annexTitle.trim() || 'allegato' : undefined;
    this.depth = this.path.length;
    this.article = { annex, eId, number: '', rubric: '', hasOwnHead: true, paragraphs: [] };
  }

  private closeArticle(): void {
    if (this.article) this.act.articles.push(this.article);
    this.article = undefined;
  }

  private line(name: string): void {
    if (!this.article || !blocks.test(name)) return;
    // the first line of a point follows its letter on the same line
    if (this.path.includes('point') && /^(?:p|content)$/.test(name) && /\) $/.test(this.paragraph().text))
      return;
    if (this.paragraph().text !== '') this.paragraph().text += '\n';
  }

  private paragraph(): RawParagraph {
    const paragraphs = this.article?.paragraphs ?? [];
    const last = paragraphs.at(-1);
    if (last) return last;
    const first = { number: '', text: '' };
    paragraphs.push(first);
    return first;
  }

  private isInside(name: string): boolean {
    return this.path.lastIndexOf(name) >= this.depth;
  }
}
