import { fieldsOf } from '@massima/contract/record';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** Parameters of a mailed link. A truncated link has the id `NaN` and an empty token. */
export interface EmailedLink {
  id: number;
  token: string;
}
/** Key in `history.state`. */
const stateKey = 'emailedLink';

/**
 * Returns the history state of a page that has read its link, so that it survives leaving and
 * returning.
 */
export const emailedLinkState = (state: unknown): object => {
  const link = fieldsOf(state)[stateKey];
  return link === undefined ? {} : { [stateKey]: link };
};

/**
 * Returns the mailed link that opened the page. Moves it from the address bar to the history state,
 * because the browser would show and store it; a reload reads it there. A response header keeps the
 * address from other sites.
 */
export function useEmailedLink(): EmailedLink {
  const { id, token } = useParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isWhole = token !== undefined;
  const link = fieldsOf(isWhole ? { id, token } : fieldsOf(state)[stateKey]);

  useEffect(() => {
    if (!isWhole) return;
    const params = id === undefined ? 1 : 2;
    const page = pathname.replace(/\/$/, '').split('/').slice(0, -params).join('/');
    navigate(page, { replace: true, state: { [stateKey]: { id, token } } });
  }, [isWhole, id, token, pathname, navigate]);
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'referrer';
    meta.content = 'no-referrer';
    document.head.append(meta);
    return () => meta.remove();
  }, []);

  return {
    id: Number(link['id'] ?? Number.NaN),
    token: typeof link['token'] === 'string' ? link['token'] : '',
  };
}
