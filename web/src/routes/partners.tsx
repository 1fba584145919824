import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { ChoicesForm } from '../features/partners/choices-form.tsx';
import { PartnersFrame } from '../features/partners/partners-frame.tsx';
import classes from '../features/partners/partners.module.css';
import { Preview } from '../features/partners/preview.tsx';
import { SnippetBox } from '../features/partners/snippet-box.tsx';
import { firstChoices, snippetOf } from '../features/partners/snippet.ts';
import { useText } from '../lib/i18n.tsx';

/** Where a bar association composes the line for its own page. */
export default function Partners() {
  const { t } = useText();
  const [choices, setChoices] = useState(firstChoices);
  const linkText = t('widget_frame_title');
  return (
    <PartnersFrame title={t('partners_title')}>
      <p>
        {t('partners_intro')} <Link to={paths.partnersGuide}>{t('partners_guide_link')}</Link>
      </p>
      <div className={classes.columns}>
        <ChoicesForm choices={choices} onChange={(patch) => setChoices((old) => ({ ...old, ...patch }))} />
        <div className={classes.results}>
          <SnippetBox snippet={snippetOf(choices, location.origin, linkText)} />
          <Preview choices={choices} linkText={linkText} />
        </div>
      </div>
    </PartnersFrame>
  );
}
