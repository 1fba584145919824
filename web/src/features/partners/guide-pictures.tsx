import { useText } from '../../lib/i18n.tsx';
import classes from './guide-pictures.module.css';

/** Drawing of a page with content between two paragraphs. */
const page = (
  <>
    <rect className={classes.surface} x="1" y="1" width="238" height="148" rx="8" />
    <path d="M1 22h238" />
    <path className={classes.fill} d="M12 9h6v6h-6zM24 9h6v6h-6zM36 9h6v6h-6z" />
    <path className={classes.text} d="M20 38h110M20 50h200" />
  </>
);

const pictures = {
  line: (
    <>
      {page}
      <rect className={classes.chosen} x="16" y="62" width="208" height="34" rx="4" />
      <path className={classes.accent} d="M30 72l-6 7 6 7M210 72l6 7-6 7M44 79h150" />
      <path className={classes.text} d="M20 114h200M20 126h160" />
    </>
  ),
  form: (
    <>
      {page}
      <rect className={classes.chosen} x="16" y="60" width="208" height="82" rx="4" />
      <path d="M28 70h88v14H28zM124 70h88v14h-88zM28 92h184v14H28z" />
      <path className={classes.button} d="M28 118h70v14H28z" />
    </>
  ),
  block: (
    <>
      {page}
      <rect className={classes.surface} x="60" y="56" width="120" height="86" rx="6" />
      <path className={classes.text} d="M76 72h60M76 128h48" />
      <rect className={classes.chosen} x="66" y="86" width="108" height="28" rx="4" />
      <path className={classes.accent} d="M82 94l-6 6 6 6M94 94l6 6-6 6M112 100h50" />
    </>
  ),
} as const;

/** Drawings instead of screenshots of other products, which change with each version. */
export function GuidePicture({ of }: { of: keyof typeof pictures }) {
  const { t } = useText();
  return (
    <svg
      viewBox="0 0 240 150"
      role="img"
      aria-label={t(`partners_picture_${of}`)}
      className={classes.picture}
    >
      {pictures[of]}
    </svg>
  );
}
