import { Badge as MantineBadge, type BadgeProps } from '@mantine/core';
import type { ReactNode } from 'react';

const looks: Record<'good' | 'bad' | 'plain', BadgeProps> = {
  good: { variant: 'light' },
  bad: { variant: 'outline', color: 'red' },
  plain: { variant: 'default' },
};

/** A word or two about what is next to it: how it is doing, or what it is. */
export function Badge({ tone, children }: { tone: keyof typeof looks; children: ReactNode }) {
  return <MantineBadge {...looks[tone]}>{children}</MantineBadge>;
}
