type Attribute = (local: string) => string | undefined;

const off = new Set(['0', 'false', 'off']);

/**
 * Formatting of the current run of a Word document, and whether the mark of its paragraph was
 * deleted.
 */
export class WordRun {
  isHidden = false;
  isRaised = false;
  /** Entry per open paragraph, because a note is nested in another paragraph. */
  readonly #marks: boolean[] = [];
  #isOfMark = false;

  get isMarkDeleted(): boolean {
    return this.#marks.at(-1) ?? false;
  }

  open(name: string, attribute: Attribute): void {
    if (name === 'p') this.#marks.push(false);
    else if (name === 'pPr') this.#isOfMark = true;
    else if (this.#isOfMark) {
      // A deletion inside a paragraph's properties applies to its paragraph mark.
      if ((name === 'del' || name === 'moveFrom') && this.#marks.length > 0)
        this.#marks[this.#marks.length - 1] = true;
    } else if (name === 'r') {
      this.isHidden = false;
      this.isRaised = false;
    } else if (name === 'vanish') this.isHidden = !off.has(attribute('val') ?? '');
    else if (name === 'vertAlign') this.isRaised = attribute('val') === 'superscript';
  }

  close(name: string): void {
    if (name === 'pPr') this.#isOfMark = false;
    else if (name === 'p') this.#marks.pop();
    else if (name === 'r') {
      this.isHidden = false;
      this.isRaised = false;
    }
  }
}
