import type { Marked } from '@massima/contract/format/marked';
import { Changed, Removed } from './changed.tsx';
import classes from './sum-table.module.css';

interface Props {
  caption: string;
  rows: readonly Marked[];
  total: Marked;
}

/**
 * Amounts with their total, as on an invoice. Amounts that changed since they were shown are
 * highlighted.
 */
export function SumTable({ caption, rows, total }: Props) {
  return (
    <table className={classes.lines}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <SumRow key={row.key} row={row} />
        ))}
      </tbody>
      <tfoot>
        <SumRow row={total} />
      </tfoot>
    </table>
  );
}

function SumRow({ row: { name, value, was, isNew, isGone } }: { row: Marked }) {
  return (
    <tr>
      <th scope="row">
        {isGone ? <Removed>{name}</Removed> : <Changed now={name} was={isNew ? '' : was?.name} />}
      </th>
      <td>{isGone ? <Removed>{value}</Removed> : <Changed now={value} was={isNew ? '' : was?.value} />}</td>
    </tr>
  );
}
