import { Icon } from '../../components/icon.tsx';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import classes from './plan-benefits.module.css';

const benefits: TextKey[] = [
  'benefit_queries',
  'benefit_devices',
  'benefit_updates',
  'benefit_folders',
  'benefit_care',
];

export function PlanBenefits() {
  const { t } = useText();
  return (
    <section className={classes.benefits}>
      <h2>{t('subscribe_benefits')}</h2>
      <ul>
        {benefits.map((key) => (
          <li key={key}>
            <Icon name="check" />
            {t(key)}
          </li>
        ))}
      </ul>
    </section>
  );
}
