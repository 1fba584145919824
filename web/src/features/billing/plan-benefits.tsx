import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import classes from './plan-benefits.module.css';

const benefits: TextKey[] = ['benefit_queries', 'benefit_devices', 'benefit_updates', 'benefit_folders'];

export function PlanBenefits() {
  const { t, rich } = useText();
  const address = trpc.system.config.useQuery(undefined, { staleTime: Infinity }).data?.supportEmail;
  return (
    <section className={classes.benefits}>
      <h2>{t('subscribe_benefits')}</h2>
      <ul>
        {benefits.map((key) => (
          <Benefit key={key}>{t(key)}</Benefit>
        ))}
        {address && (
          <Benefit>
            {rich('benefit_care', {
              address,
              link: (chunks) => <a href={`mailto:${address}`}>{chunks}</a>,
            })}
          </Benefit>
        )}
      </ul>
    </section>
  );
}

const Benefit = ({ children }: { children: ReactNode }) => (
  <li>
    <Icon name="check" />
    <span>{children}</span>
  </li>
);
