import { TextInput } from '@mantine/core';
import { contrast, parseHex, toHex } from '@massima/contract/format/contrast';
import { Notice } from '../../components/notice.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import { tokens } from '../../lib/theme.ts';
import classes from './partners.module.css';
import type { Choices } from './snippet.ts';
import type { OfferIssues } from './use-offer-issues.ts';

interface Props {
  choices: Choices;
  /** Values beyond the offer's terms, by field. */
  offerIssues?: OfferIssues;
  onChange: (patch: Partial<Choices>) => void;
}

const selects = {
  mode: {
    label: 'partners_mode',
    values: { inline: 'partners_mode_inline', dialog: 'partners_mode_dialog' },
  },
  locale: { label: 'partners_locale', values: { page: 'partners_locale_page', it: null, en: null } },
  theme: {
    label: 'partners_theme',
    values: { light: 'partners_theme_light', dark: 'partners_theme_dark', auto: 'partners_theme_auto' },
  },
  density: {
    label: 'partners_density',
    values: { comfortable: 'partners_density_comfortable', compact: 'partners_density_compact' },
  },
} as const satisfies Record<string, { label: TextKey; values: Record<string, TextKey | null> }>;

/** Languages are listed by their own names. */
const languageNames: Record<string, string> = { it: 'Italiano', en: 'English' };

const texts = {
  accent: ['partners_accent', 'partners_accent_hint'],
  background: ['partners_background', 'partners_background_hint'],
  radius: ['partners_radius', null],
  font: ['partners_font', 'partners_font_hint'],
  priceType: ['partners_price_type', 'partners_price_type_hint'],
  origin: ['partners_origin', 'partners_origin_hint'],
  trialDays: ['partners_trial_days', null],
  trialQueries: ['partners_trial_queries', null],
  coupon: ['partners_coupon', null],
} as const satisfies Partial<Record<keyof Choices, readonly [TextKey, TextKey | null]>>;
type TextName = keyof typeof texts;

const isNumber = new Set<TextName>(['radius', 'trialDays', 'trialQueries']);
const isColour = new Set<TextName>(['accent', 'background']);

const isOfOffer = (name: TextName): name is keyof OfferIssues =>
  ['priceType', 'trialDays', 'trialQueries', 'coupon'].includes(name);

/**
 * WCAG's minimum contrast for text. Below it the form adjusts the accent itself
 * (widget/src/frame/theme.ts).
 */
const minContrast = 4.5;

/** Returns the contrast of accent and background, 1 to 21; undefined if either is no colour. */
function contrastOf({ accent, background, theme }: Choices): number | undefined {
  const colour = parseHex(accent.trim());
  const surface =
    parseHex(background.trim()) ?? parseHex(tokens[theme === 'dark' ? 'dark' : 'light'].surface);
  return colour && surface && contrast(colour, surface);
}

export function ChoicesForm({ choices, offerIssues = {}, onChange }: Props) {
  const { t, locale } = useText();
  const ratio = contrastOf(choices);
  const ratioText = ratio?.toLocaleString(locale, { maximumFractionDigits: 1 });
  const errorOf = (name: TextName) => {
    const isWrong = isColour.has(name) && choices[name].trim() !== '' && !parseHex(choices[name].trim());
    if (isWrong) return t('partners_accent_wrong');
    return isOfOffer(name) ? offerIssues[name] : undefined;
  };
  const picker = (name: TextName, label: string) => (
    <input
      type="color"
      className={classes.picker}
      aria-label={t('partners_picker', { name: label })}
      value={toHex(parseHex(choices[name].trim()) ?? [255, 255, 255])}
      onChange={(event) => onChange({ [name]: event.currentTarget.value.slice(1) })}
    />
  );
  const select = (name: keyof typeof selects) => (
    <SelectField
      label={t(selects[name].label)}
      value={choices[name]}
      options={Object.entries<TextKey | null>(selects[name].values).map(([value, key]) => ({
        value,
        text: key ? t(key) : (languageNames[value] ?? value),
      }))}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const input = (name: TextName) => {
    const [label, hint] = texts[name];
    return (
      <TextInput
        label={t(label)}
        description={hint && t(hint)}
        error={errorOf(name)}
        rightSection={isColour.has(name) && picker(name, t(label))}
        inputMode={isNumber.has(name) ? 'numeric' : 'text'}
        maxLength={100}
        value={choices[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      />
    );
  };
  return (
    <form className={classes.choices} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{t('partners_form')}</legend>
        {select('mode')}
        {select('locale')}
        {select('theme')}
        {select('density')}
        {input('accent')}
        {ratioText !== undefined && (
          <p className={classes.ratio}>{t('partners_contrast', { ratio: ratioText })}</p>
        )}
        {ratio !== undefined && ratio < minContrast && <Notice>{t('partners_accent_moved')}</Notice>}
        {input('background')}
        {input('radius')}
        {input('font')}
      </fieldset>
      <fieldset>
        <legend>{t('partners_offer')}</legend>
        {input('priceType')}
        {input('origin')}
        {input('trialDays')}
        {input('trialQueries')}
        {input('coupon')}
      </fieldset>
    </form>
  );
}
