import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/notice.tsx';
import { PublicFrame } from '../../components/public-frame.tsx';
import { callError } from '../../lib/call-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import type { EmailedLink } from '../../lib/use-emailed-link.ts';
import classes from './login-form.module.css';

interface Props {
  link: EmailedLink;
  title: string;
  text: string;
  /** Choices above the button. */
  children?: ReactNode;
  button: string;
  isBusy: boolean;
  onPress: () => void;
  error: unknown;
  /** Replaces text and button once the link is used. */
  done: string | undefined;
}

/** Page of a mailed link with one button. Opening it changes nothing: mail scanners open links. */
export function LinkPage({ link, title, text, children, button, isBusy, onPress, error, done }: Props) {
  const texts = useText();
  const { t } = texts;
  const isWhole = link.id > 0 && link.token !== '';
  const isOver = !isWhole || (error !== null && callError(error).key === 'token_not_valid');
  return (
    <PublicFrame title={title}>
      {done !== undefined && <Notice urgent>{done}</Notice>}
      {(isOver || error !== null) && (
        <Notice tone="error" urgent>
          {isOver ? t('token_not_valid') : errorMessage(texts, error)}
        </Notice>
      )}
      {done === undefined && !isOver && (
        <div className={classes.form}>
          <p>{text}</p>
          {children}
          <Button size="md" loading={isBusy} onClick={onPress}>
            {button}
          </Button>
        </div>
      )}
      <p>
        <Link to={paths.login}>{t('back_to_login')}</Link>
      </p>
    </PublicFrame>
  );
}
