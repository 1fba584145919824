import { Link } from 'react-router-dom';
import { Fold } from '../../components/fold.tsx';
import { useText } from '../../lib/i18n.tsx';
import { citedAddress, provisionAddress } from '../ruling/index.ts';
import classes from './alerts.module.css';
import type { Alert } from './use-follow.ts';

/** Articles and rulings of an alert on citations, with links; withdrawn rulings have none. */
export function FollowedCitations({ citations }: { citations: NonNullable<Alert['citations']> }) {
  const { t } = useText();
  return (
    <div className={classes.cited}>
      <Fold title={t('alerts_cited')}>
        <ul>
          {citations.provisions.map(({ key, label }) => (
            <li key={key}>
              <Link to={provisionAddress(key)}>{label}</Link>
            </li>
          ))}
          {citations.rulings.map(({ ruling_id, label, withdrawn }) => (
            <li key={ruling_id}>
              {withdrawn ? (
                <>
                  <s>{label}</s> <small>({t('alerts_cited_withdrawn')})</small>
                </>
              ) : (
                <Link to={citedAddress(ruling_id, label)}>{label}</Link>
              )}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
