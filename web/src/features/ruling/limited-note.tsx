import { Notice } from '../../components/notice.tsx';
import { useText } from '../../lib/i18n.tsx';

/** Notice that results are omitted because of the daily limit. */
export function LimitedNote({ limited }: { limited: true | undefined }) {
  const { t } = useText();
  return limited ? <Notice>{t('principles_limited')}</Notice> : null;
}
