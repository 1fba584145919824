import { type TextKey, useText } from '../../lib/i18n.tsx';

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
    <section>
      <h2>{t('subscribe_benefits')}</h2>
      <ul>
        {benefits.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </section>
  );
}
