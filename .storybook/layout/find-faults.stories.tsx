import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findLayoutErrors } from './find-faults.ts';

/**
 * Tests the layout check: faults that it must find and layouts that it must accept. Only for
 * tests.
 */
const meta = { title: 'Massima/Layout check', tags: ['!dev', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const text = 'Responsabilità precontrattuale della pubblica amministrazione';

/** Draws a page, runs the check and removes the page before the check that follows every story. */
const finds =
  (html: string, expected: RegExp | null): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = document.createElement('div');
    page.innerHTML = html;
    canvasElement.append(page);
    const errors = findLayoutErrors().join('\n');
    page.remove();
    if (expected) await expect(errors).toMatch(expected);
    else await expect(errors).toBe('');
  };
const render = () => <></>;
const narrow = 'width:8rem;white-space:nowrap;overflow:hidden';

export const CutText: Story = { render, play: finds(`<p style="${narrow}">${text}</p>`, /is cut by <p>/) };
export const CutWithATooltip: Story = {
  render,
  play: finds(`<p title="${text}" style="${narrow}">${text}</p>`, null),
};
/** Result of a dense list, which a button opens in place. */
export const CutUntilItIsOpened: Story = {
  render,
  play: finds(
    `<article><button data-action="unfold" aria-expanded="false">+</button><p style="${narrow}">${text}</p></article>`,
    null,
  ),
};
export const CutAlthoughItIsOpen: Story = {
  render,
  play: finds(
    `<article><button data-action="unfold" aria-expanded="true">+</button><p style="${narrow}">${text}</p></article>`,
    /is cut by <p>/,
  ),
};
export const CutBelow: Story = {
  render,
  play: finds(
    `<div style="width:8rem;height:1.5rem;overflow:hidden"><span>${text}</span></div>`,
    /is cut by <div>/,
  ),
};
export const Scrolled: Story = {
  render,
  play: finds(`<p tabindex="0" style="width:8rem;white-space:nowrap;overflow:auto">${text}</p>`, null),
};
export const OutOfItsButton: Story = {
  render,
  play: finds(`<button style="width:6rem;white-space:nowrap">${text}</button>`, /runs out of its button/),
};
export const CutPlaceholder: Story = {
  render,
  play: finds(`<input aria-label="x" style="width:6rem" placeholder="${text}">`, /does not fit its field/),
};
export const WiderThanThePage: Story = {
  render,
  play: finds(`<p style="width:3000px">${text}</p>`, /the page is \d+ px wide/),
};
export const Overlapping: Story = {
  render,
  play: finds(`<a href="#a">${text}</a><p style="margin-top:-1.2rem">${text}</p>`, /overlap/),
};
export const OnALayerOfItsOwn: Story = {
  render,
  play: finds(
    `<a href="#a">${text}</a><p style="position:absolute;margin-top:-1.2rem;background:#fff">${text}</p>`,
    null,
  ),
};
export const Unseen: Story = {
  render,
  play: finds(
    `<span class="visually-hidden">${text}</span><details><summary>a</summary>${text}</details>`,
    null,
  ),
};
