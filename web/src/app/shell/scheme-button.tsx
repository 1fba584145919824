import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconButton } from '../../components/icon-button.tsx';
import { useText } from '../../lib/i18n.tsx';

export function SchemeButton() {
  const { t } = useText();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const next = scheme === 'light' ? 'dark' : 'light';
  return (
    <IconButton
      icon={next === 'dark' ? 'moon' : 'sun'}
      label={t(next === 'dark' ? 'scheme_dark' : 'scheme_light')}
      onClick={() => setColorScheme(next)}
    />
  );
}
