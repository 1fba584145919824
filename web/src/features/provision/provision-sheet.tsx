import type { Provision } from '@massima/contract/provision';
import { commiOf, Paper } from '../ruling/index.ts';
import { fateNames } from '../../lib/fate-names.ts';
import { useText } from '../../lib/i18n.tsx';

interface Props {
  provision: Provision;
  heading: string;
  onPrinted: () => void;
}

/** An article on A4: its name with the day, what became of it, its text and where it was taken from. */
export function ProvisionSheet({ provision, heading, onPrinted }: Props) {
  const text = useText();
  return (
    <Paper onPrinted={onPrinted}>
      <h1>{heading}</h1>
      <p>
        <small>{provision.act}</small>
      </p>
      {provision.fate.map((one) => {
        const { name, source } = fateNames(one, text);
        return (
          <p key={`${one.what} ${one.words}`}>
            <small>
              <strong lang={text.locale}>
                {name}: {source}.
              </strong>{' '}
              {one.words}
            </small>
          </p>
        );
      })}
      {commiOf(provision).map(({ id, number, lines: [first = '', ...points] }) => (
        <section key={id}>
          <p>
            {number === '' ? '' : `${number}. `}
            {first}
          </p>
          {points.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      {provision.credit !== null && (
        <p>
          <small>{provision.credit}</small>
        </p>
      )}
    </Paper>
  );
}
