import { Notice } from '../../components/notice.tsx';
import { useText } from '../../lib/i18n.tsx';

/** Said where an answer leaves principles out because of the day's number. */
export function LimitedNote({ limited }: { limited: true | undefined }) {
  const { t } = useText();
  return limited ? <Notice>{t('principles_limited')}</Notice> : null;
}
