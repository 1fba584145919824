import { Table } from '../../components/table.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import classes from './account-page.module.css';
import own from './collection-courts.module.css';

type Courts = NonNullable<Outputs['system']['collection']['collection']>['courts'];

/** Number of rulings per court and year. */
export function CollectionCourts({ courts }: { courts: Courts }) {
  const { t, number } = useText();
  return (
    <section className={classes.part}>
      <h2>{t('collection_by_court')}</h2>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('collection_court')}</th>
            <th scope="col" className={own.number}>
              {t('collection_rulings')}
            </th>
            <th scope="col">{t('collection_years')}</th>
          </tr>
        </thead>
        <tbody>
          {courts.map(({ issuer_type_id, document_emanante, count, years }) => (
            <tr key={`${issuer_type_id} ${document_emanante}`}>
              <th scope="row">{document_emanante}</th>
              <td className={own.number}>{number(count)}</td>
              <td>
                <details>
                  <summary className={own.range}>
                    {years.length === 1
                      ? years[0]?.year
                      : t('collection_years_range', {
                          from: String(years.at(-1)?.year),
                          to: String(years[0]?.year),
                        })}
                  </summary>
                  <ul className={own.years}>
                    {years.map((count) => (
                      <li key={count.year}>
                        {count.year} <b>{number(count.count)}</b>
                      </li>
                    ))}
                  </ul>
                </details>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
