import { useDebouncedValue } from '@mantine/hooks';
import { debounces } from '@massima/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { ChoicesForm } from '../features/partners/choices-form.tsx';
import { PartnersFrame } from '../features/partners/partners-frame.tsx';
import classes from '../features/partners/partners.module.css';
import { Preview } from '../features/partners/preview.tsx';
import { SnippetBox } from '../features/partners/snippet-box.tsx';
import { type Choices, choicesFrom, firstChoices, snippetOf } from '../features/partners/snippet.ts';
import { useOfferIssues } from '../features/partners/use-offer-issues.ts';
import { useText } from '../lib/i18n.tsx';
import { useAddress } from '../lib/use-address.ts';

/**
 * Page on which a bar association composes its embed code. The address stores the choices, so that
 * it can be shared.
 */
export default function Partners() {
  const { t } = useText();
  const [address, changeAddress] = useAddress({ ...firstChoices });
  // Local state, because the router updates the address later and a field bound to it would lose
  // input.
  const [choices, setChoices] = useState(() => choicesFrom(address));
  const [settled] = useDebouncedValue(choices, debounces.folderSearch);
  const keep = useRef(changeAddress);
  keep.current = changeAddress;
  useEffect(() => keep.current(settled, { replace: true }), [settled]);
  const change = (patch: Partial<Choices>) => setChoices((before) => ({ ...before, ...patch }));
  const offerIssues = useOfferIssues(settled);
  const linkText = t('widget_frame_title');
  return (
    <PartnersFrame title={t('partners_title')}>
      <p>
        {t('partners_intro')} <Link to={paths.partnersGuide}>{t('partners_guide_link')}</Link>
      </p>
      <div className={classes.columns}>
        <ChoicesForm choices={choices} offerIssues={offerIssues} onChange={change} />
        <div className={classes.results}>
          <SnippetBox
            snippet={snippetOf(choices, location.origin, linkText)}
            choices={choices}
            onChange={(form) => change({ form })}
          />
          <Preview choices={choices} linkText={linkText} />
        </div>
      </div>
    </PartnersFrame>
  );
}
