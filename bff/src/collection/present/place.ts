/** UTF-16 offsets in a full text, the end exclusive. */
export interface Place {
  start: number;
  end: number;
}
