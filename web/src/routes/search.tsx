import { Page } from '../components/page.tsx';
export default function Search() {
  return <Page title="Massima">…</Page>;
}
