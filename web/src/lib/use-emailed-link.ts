import { fieldsOf } from '@massima/contract/record';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** What the link of a mail says; an id of `NaN` and an empty token where it was cut short. */
export interface EmailedLink {
  id: number;
  token: string;
}
/** Its name in `history.state`. */
const kept = 'emailedLink';

/** Of a page that has read its link: it is there again after leaving and coming back. */
export const keptLink = (state: unknown): object => {
  const link = fieldsOf(state)[kept];
  return link === undefined ? {} : { [kept]: link };
};

/**
 * The link that led here. Once read it is taken out of the address bar, where it would be seen, copied and kept by the
 * browser; a reload finds it in the history's state. Nor is any other site told the address (the server says so by header).
 */
export function useEmailedLink(): EmailedLink {
  const { id, token } = useParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isWhole = token !== undefined;
  const link = fieldsOf(isWhole ? { id, token } : fieldsOf(state)[kept]);

  useEffect(() => {
    if (!isWhole) return;
    const params = id === undefined ? 1 : 2;
    const page = pathname.replace(/\/$/, '').split('/').slice(0, -params).join('/');
    navigate(page, { replace: true, state: { [kept]: { id, token } } });
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
