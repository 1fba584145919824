export { Fragment, h } from './draw.ts';
