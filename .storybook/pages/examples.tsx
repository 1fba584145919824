import { en } from '@massima/contract/messages/en';
import { it, type TextKey } from '@massima/contract/messages/it';

interface Row {
  rule: string;
  keys: TextKey[];
}

/** Rules of wording, with texts of the catalogues that follow them. */
export function Examples({ rows }: { rows: Row[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Italian</th>
          <th scope="col">English</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rule, keys }) =>
          keys
            .filter((key) => key in it)
            .map((key, i) => (
              <tr key={key}>
                <td>{i === 0 ? rule : ''}</td>
                <td lang="it">{it[key]}</td>
                <td>{en[key]}</td>
              </tr>
            )),
        )}
      </tbody>
    </table>
  );
}
