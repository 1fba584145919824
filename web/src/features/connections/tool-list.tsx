import { useText } from '../../lib/i18n.tsx';
import classes from './guide.module.css';

/** What assistants are offered, in the order of the server's list, each with a call as it is sent. */
const tools = [
  {
    name: 'search_rulings',
    example: { question: 'danno da cose in custodia', issuers: ['cassazione'], from: '2022-01-01' },
  },
  { name: 'read_ruling', example: { id: 'demo-cass-civ-2025-52185-s1', part: 1 } },
  { name: 'find_in_ruling', example: { id: 'demo-cass-civ-2025-52185-s1', words: 'caso fortuito' } },
  { name: 'check_citations', example: { text: 'Come afferma Cass. civ., n. 12345/2019 …' } },
  { name: 'similar_rulings', example: { id: 'demo-cass-civ-2025-52185-s1' } },
  { name: 'citing_rulings', example: { id: 'demo-cass-civ-2025-52185-s1' } },
  { name: 'rulings_on_article', example: { article: 'art. 2051 c.c.' } },
  { name: 'my_folders', example: { folder: 'Causa Rossi' } },
  { name: 'save_to_folder', example: { id: 'demo-cass-civ-2025-52185-s1', folder: 'Causa Rossi' } },
  { name: 'follow', example: { question: 'danno da cose in custodia' } },
  { name: 'usage', example: {} },
] as const;

/** Each tool with what it does, how much it answers, what it costs, and an example. */
export function ToolList() {
  const { t } = useText();
  return (
    <dl>
      {tools.map(({ name, example }) => (
        <div key={name} id={name} className={classes.tool}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{t(`assistants_tool_${name}`)}</dd>
          <dd>
            {t('assistants_example')}: <code>{JSON.stringify(example)}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
