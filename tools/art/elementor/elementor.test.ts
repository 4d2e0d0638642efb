import type { ElementorElement } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { designs } from '../designs/index.js';
import { themes } from '../designs/themes.js';
import { button, buttons, col, heading, list, row, section, slot, text } from '../nodes.js';
import { toElementor } from './index.js';
import { box, fit, px } from './values.js';

const theme = themes.fernway;
const flat = (elements: readonly ElementorElement[]): ElementorElement[] =>
  elements.flatMap((element) => [element, ...flat(element.elements)]);
const emit = (...parts: Parameters<typeof toElementor>[0]['parts']) =>
  toElementor({ slug: 'sample', title: 'Sample', theme, parts }, 'container').content;

test('[R-SHELF-28] makes containers and widgets of parts', () => {
  const made = flat(emit(section({}, row({}, col(60, {}, heading(1, 'Plants')), col(40, {}, buttons(button('Buy')))))));

  expect(made.map(({ elType, widgetType }) => widgetType ?? elType)).toEqual([
    'container',
    'container',
    'container',
    'heading',
    'container',
    'container',
    'button',
  ]);
});

test('[R-SHELF-28] marks the place of a form, and what a part needs and repeats', () => {
  const [place, words] = emit(slot('contact', text('Write to us.')), text('Mail', { needs: ['email'], repeats: 'hours' }));

  expect(place?.settings).toMatchObject({ _kithouse_form: 'contact' });
  expect(words?.settings).toMatchObject({ _kithouse: { requires: ['email'], list: 'hours' } });
});

test('[R-SHELF-28] names each element of a design once, and the same at every build', () => {
  const pages = designs.flatMap(({ slug, theme: look, parts, listing }) =>
    parts ? [() => toElementor({ slug, title: listing.title, theme: look, parts }, 'page').content] : [],
  );
  const doubled = pages.map((make) => flat(make()).map(({ id }) => id)).filter((ids) => new Set(ids).size < ids.length);

  expect(pages.length).toBeGreaterThan(100);
  expect(doubled).toEqual([]);
  expect(emit(list(['one', 'two']))).toEqual(emit(list(['one', 'two'])));
});

test('[R-SHELF-28] lets words that fill the page grow with the window', () => {
  const [name] = emit(text('Marginalia', { size: [250, 70], grows: true }));

  expect(name?.settings).toMatchObject({
    typography_font_size: { unit: 'custom', size: 'clamp(70px, -8.88px + 20.225vw, 250px)' },
  });
});

test('[R-SHELF-28] keeps columns side by side on phones, and turns a line of text', () => {
  const [stays, stacks, turned] = emit(
    row({ stays: true }, col(10, {}, row({}, col(50, {})))),
    row({}, col(50, {})),
    text('Doors at seven', { turned: true }),
  );
  const widths = flat([stays, stacks].flatMap((one) => one ?? [])).map(({ settings }) => settings?.width_mobile);

  expect(stays?.settings).toMatchObject({ flex_direction_mobile: 'row', flex_wrap_mobile: 'nowrap' });
  expect(stacks?.settings).toMatchObject({ flex_direction_mobile: 'column' });
  expect(widths.flatMap((width) => width ?? [])).toMatchObject([{ size: 10 }, { size: 100 }, { size: 100 }]);
  expect(turned?.settings).toMatchObject({ editor: expect.stringContaining('writing-mode:vertical-rl') });
});

test('puts tablets between desktops and phones', () => {
  expect(fit('gap', px, [40, 20])).toEqual({ gap: px(40), gap_tablet: px(30), gap_mobile: px(20) });
  expect(fit('gap', px, [40, 40])).toEqual({ gap: px(40) });
  expect(box(1, 2, 3)).toEqual({ unit: 'px', top: '1', right: '2', bottom: '3', left: '2', isLinked: false });
});
