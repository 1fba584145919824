import { Badge as MantineBadge, type BadgeProps } from '@mantine/core';
import type { ReactNode } from 'react';

const looks: Record<'good' | 'bad' | 'plain', BadgeProps> = {
  good: { variant: 'light' },
  bad: { variant: 'outline', color: 'red' },
  plain: { variant: 'default' },
};

/** Short label for the state or kind of the adjacent item. */
export function Badge({ tone, children }: { tone: keyof typeof looks; children: ReactNode }) {
  return <MantineBadge {...looks[tone]}>{children}</MantineBadge>;
}
