/** Blocks that show words and pictures. */
import { stackOf } from '../faces.js';
import { buttonColors } from '../look.js';
import type { Button, NodeOf } from '../node-types.js';
import { fluid, rem } from './lengths.js';
import { windowWidth } from './room.js';
import { corners, words } from './style.js';
import { type BlockTree, type Emitters, marked, type Place } from './tree.js';

/** Makes one button; those of a header are smaller. */
function emitButton(item: Button, t: Place, { compact }: NodeOf<'buttons'>): BlockTree {
  const [background, text, border] = buttonColors(item, t);
  const [upright, sideways] = compact ? [fluid([14.4, 11]), fluid([28, 10])] : ['0.9375rem', '1.75rem'];
  const style = {
    color: { background, text },
    border: { radius: `${t.buttonRadius}px`, width: '1px', color: border, style: 'solid' },
    spacing: { padding: { top: upright, bottom: upright, left: sideways, right: sideways } },
    typography: {
      fontFamily: stackOf(t.body),
      fontSize: compact ? fluid([16, 14]) : '1rem',
      fontWeight: '600',
      lineHeight: '1.3',
    },
  };
  return marked(['core/button', { text: item.text, url: item.url, style }], item);
}

function emitQuestion([question, answer]: [string, string], t: Place): BlockTree {
  const style = {
    color: { text: t.ink },
    border: { bottom: { color: t.line, width: '1px', style: 'solid' } },
    spacing: { padding: { top: '1.375rem', bottom: '1.375rem' } },
    typography: { fontFamily: stackOf(t.body), fontSize: fluid([19, 18]), fontWeight: '500', lineHeight: '1.2' },
  };
  const typography = { fontFamily: stackOf(t.body), fontSize: fluid([17, 17]), fontWeight: '400', lineHeight: '1.6' };
  const paragraph: BlockTree = ['core/paragraph', { content: answer, style: { color: { text: t.muted }, typography } }];
  return ['core/details', { summary: question, style }, [paragraph]];
}

const marginOf = ({ above }: Pick<Place, 'above'>): string => (above ? rem(above) : '0');
/** Returns the distance above buttons, which includes the gap of the box around them, because a margin replaces it. */
const aboveButtons = ({ tight }: NodeOf<'buttons'>, { above }: Place): string =>
  tight || above === undefined ? marginOf({ above }) : fluid([above + 12, above + 8]);

/** Stretches a picture that reaches the edges of the window, because others are no wider than their file. */
const alignOf = ({ align, width }: NodeOf<'image'>, { room }: Place) =>
  align ? { align } : room === windowWidth && !width ? { align: 'full' } : {};

export const content = {
  heading: (h, t) => ['core/heading', { level: h.level, content: h.text, style: words(h, t) }],
  text(p, t) {
    const style = words(p, t);
    if (p.role !== 'label' || !p.bg) {
      return ['core/paragraph', { content: p.text, style }];
    }
    const color = { ...style.color, background: p.bg };
    const padding = { top: '0.375rem', right: '0.8125rem', bottom: '0.375rem', left: '0.8125rem' };
    const border = { radius: `${p.radius ?? 99}px` };
    return ['core/paragraph', { content: p.text, style: { ...style, color, border, spacing: { padding } } }];
  },
  image: (i, t) => [
    'core/image',
    {
      url: `media/${i.src}.webp`,
      alt: i.alt,
      sizeSlug: 'full',
      // WordPress stretches a smaller picture to its column only where it loads late, so the width is always stated.
      width: i.width ? `${i.width}px` : '100%',
      ...alignOf(i, t),
      style: { border: { radius: corners(i.radius ?? t.radius) } },
    },
  ],
  rule(r, t) {
    const style = { color: { background: r.color ?? t.line }, spacing: { margin: { top: marginOf(t), bottom: '0' } } };
    return ['core/separator', { className: 'is-style-wide', style }];
  },
  buttons: (b, t) => [
    'core/buttons',
    {
      layout: { type: 'flex', ...(b.align ? { justifyContent: b.align } : {}) },
      style: { spacing: { blockGap: '0.75rem', margin: { top: aboveButtons(b, t) } } },
    },
    b.items.map((item) => emitButton(item, t, b)),
  ],
  list: (l, t) => [
    'core/list',
    {
      className: 'is-style-checkmark-list',
      style: {
        color: { text: l.color ?? t.muted },
        typography: { fontFamily: stackOf(t.body), fontSize: fluid([16, 16]), lineHeight: '1.5' },
        spacing: { padding: { left: '1rem' } },
      },
    },
    l.items.map((item, at): BlockTree => {
      // Some themes give items a margin at the top.
      const margin = { top: '0', ...(at < l.items.length - 1 ? { bottom: '0.75rem' } : {}) };
      return ['core/list-item', { content: item, style: { spacing: { padding: { left: '0.90625rem' }, margin } } }];
    }),
  ],
  faq: (f, t) => [
    'core/group',
    { layout: { type: 'default' }, style: { spacing: { blockGap: '0' } } },
    f.items.map((item) => emitQuestion(item, t)),
  ],
} satisfies Partial<Emitters>;
