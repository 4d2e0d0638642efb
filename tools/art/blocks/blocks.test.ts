import { expect, test } from 'vitest';
import { themes } from '../designs/themes.js';
import { bar, button, buttons, card, col, grid, heading, link, row, rule, section, slot, stack, tag, text } from '../nodes.js';
import { toBlocks } from './index.js';
import { fluid } from './lengths.js';
import type { BlockTree } from './tree.js';

const theme = themes.fernway;
const namesOf = ([name, , inner = []]: BlockTree): unknown[] => [name, ...inner.map(namesOf)];
const emit = (...parts: Parameters<typeof toBlocks>[0]['parts']) => toBlocks({ parts, theme });

test('[R-SHELF-28] makes columns, groups and buttons of parts', () => {
  const made = emit(
    section({}, row({}, col(60, {}, heading(1, 'Plants')), col(40, {}, buttons(button('Buy'))))),
    bar({}, tag('New')),
  );

  expect(made.map(namesOf)).toEqual([
    ['core/group', ['core/columns', ['core/column', ['core/heading']], ['core/column', ['core/buttons', ['core/button']]]]],
    ['core/group', ['core/paragraph']],
  ]);
});

test('[R-SHELF-28] marks the place of a form, and what a part needs and repeats', () => {
  const [place, words] = emit(slot('contact', text('Write to us.')), text('Mail', { needs: ['email'], repeats: 'hours' }));

  expect(place?.[1].metadata).toEqual({ name: 'Contact form', kithouse_form: 'contact' });
  expect(words?.[1].metadata).toEqual({ kithouse: { requires: ['email'], list: 'hours' } });
});

test('[R-SHELF-28] gives links the colour of their text, and a separator the gap of its stack or section', () => {
  const parts = [text('one'), rule()];
  const [linked, stacked, placed] = emit(
    text(link('Find us')),
    stack({ gap: [32, 32] }, ...parts),
    section({ gap: [48, 48] }, ...parts),
  );

  expect(linked?.[1].style).toMatchObject({ elements: { link: { color: { text: theme.muted } } } });
  expect(stacked?.[2]?.[1]?.[1].style).toMatchObject({ spacing: { margin: { top: '2rem' } } });
  expect(placed?.[2]?.[1]?.[1].style).toMatchObject({ spacing: { margin: { top: '3rem' } } });
});

test('[R-SHELF-41] fits as many columns into a grid as it has on a desktop, and adds the gap to the margin of buttons', () => {
  const [wide, narrow, placed] = emit(
    section({ width: 1240 }, grid(3, { gap: [28, 20] })),
    section({ width: 600 }, grid(3, { gap: [28, 20] })),
    stack({ gap: [20, 16] }, text('one'), buttons(button('Buy'))),
  );
  const least = (made: BlockTree | undefined) => made?.[2]?.[0]?.[1].layout;

  expect(least(wide)).toMatchObject({ minimumColumnWidth: '18.125rem' });
  expect(least(narrow)).toMatchObject({ minimumColumnWidth: '9.0625rem' });
  expect(placed?.[2]?.[1]?.[1].style).toMatchObject({ spacing: { margin: { top: fluid([32, 28]) } } });
});

test('grows a length that is larger on phones towards them', () => {
  expect(fluid([16, 32])).toMatch(/^clamp\(1rem, .* 2rem\)$/);
});

test('[R-SHELF-28] draws a panel on its ground, with one radius or four', () => {
  const [one, four] = emit(card({ bg: '#ffffff' }), card({ bg: '#ffffff', radius: [9, 8, 7, 6] }));

  expect(one?.[1].style).toMatchObject({ color: { background: '#ffffff' }, border: { radius: '18px' } });
  expect(four?.[1].style).toMatchObject({
    border: { radius: { topLeft: '9px', topRight: '8px', bottomRight: '7px', bottomLeft: '6px' } },
  });
});

test('[R-SHELF-28] keeps columns side by side on phones, and turns a line of text', () => {
  const [stays, stacks, turned] = emit(
    row({ stays: true }, col(10, {}), col(90, {})),
    row({}, col(50, {}), col(50, {})),
    text('Doors at seven', { turned: true }),
  );

  expect([stays?.[1].isStackedOnMobile, stacks?.[1].isStackedOnMobile]).toEqual([false, undefined]);
  expect(turned?.[1].style).toMatchObject({ typography: { writingMode: 'vertical-rl' } });
});

test('grows a length from phones to desktops, and keeps one that is the same', () => {
  expect(fluid([16, 16])).toBe('1rem');
  expect(fluid([48, 34])).toBe('clamp(2.125rem, 1.7419rem + 1.573vw, 3rem)');
});
