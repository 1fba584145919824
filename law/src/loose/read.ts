/** What was read already, by place; asked in the order of the text. */
export class Read {
  private next = 0;
  private readonly places: readonly { start: number; end: number }[];

  constructor(places: readonly { start: number; end: number }[]) {
    this.places = places;
  }

  /** Whether something was read where this begins. */
  has(at: number): boolean {
    if ((this.places[this.next - 1]?.start ?? 0) > at) this.next = 0;
    while ((this.places[this.next]?.end ?? Infinity) <= at) this.next++;
    return (this.places[this.next]?.start ?? Infinity) <= at;
  }
}
