import { Navigate, Outlet } from 'react-router-dom';
import { session } from '../../lib/session.ts';
import { paths } from '../../lib/paths.ts';

/** Administrators' screens send everybody else to the search. The server decides again on every call. */
export function AdminOnly() {
  return session.useSnapshot()?.type === 'admin' ? <Outlet /> : <Navigate to={paths.search} replace />;
}
