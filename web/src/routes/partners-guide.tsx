import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { GuidePicture } from '../features/partners/guide-pictures.tsx';
import pictures from '../features/partners/guide-pictures.module.css';
import { PartnersFrame } from '../features/partners/partners-frame.tsx';
import classes from '../features/partners/partners.module.css';
import { firstChoices, snippetOf } from '../features/partners/snippet.ts';
import { useText } from '../lib/i18n.tsx';

const example = `document.addEventListener('massima:submitted', (event) => {
  console.log(event.detail.limited);
});

const form = Massima.mount(element, { href: '…/registration_embedded', theme: 'auto' });
form.configure({ theme: 'dark', accent: '14365c' });`;

/** Guide for bar associations to embed the form. */
export default function PartnersGuide() {
  const { t } = useText();
  const step = (number: 'one' | 'two' | 'three' | 'four' | 'five' | 'six') => (
    <>
      <h2>{t(`partners_guide_${number}_title`)}</h2>
      <p>{t(`partners_guide_${number}`, { origin: location.origin })}</p>
    </>
  );
  return (
    <PartnersFrame title={t('partners_guide_title')}>
      <div className={classes.guide}>
        <p>
          {t('partners_intro')} <Link to={paths.partners}>{t('partners_builder_link')}</Link>
        </p>
        {step('one')}
        {step('two')}
        <pre className={classes.snippet} tabIndex={0}>
          <code>{snippetOf(firstChoices, location.origin, t('widget_frame_title'))}</code>
        </pre>
        <div className={pictures.pair}>
          <GuidePicture of="line" />
          <GuidePicture of="form" />
        </div>
        {step('three')}
        {step('four')}
        {step('five')}
        {step('six')}
        <pre className={classes.snippet} tabIndex={0}>
          <code>{example}</code>
        </pre>
        <h2>{t('partners_guide_wordpress_title')}</h2>
        <p>{t('partners_guide_wordpress')}</p>
        <GuidePicture of="block" />
      </div>
    </PartnersFrame>
  );
}
