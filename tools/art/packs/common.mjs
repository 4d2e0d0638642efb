// Parts that packs share although they look different: what a contact page, a footer and opening hours consist of.
import {
  bar,
  button,
  buttons,
  col,
  eyebrow,
  link,
  row,
  rule,
  section,
  siteTitle,
  slot,
  small,
  social,
  stack,
  text,
} from '../nodes.mjs';

/** Opening hours as rows that an import fills with the owner's own. */
export const hourRows = (rows, o = {}) =>
  stack(
    { gap: [14, 12], needs: ['hours'], repeats: 'hours' },
    ...rows.flatMap(([days, times]) => [bar({ gap: 16 }, text(days, { weight: 600, color: o.ink }), text(times)), rule()]),
  );

/** A name on the left, a value on the right, a line below; for prices and facts. */
export const pairs = (rows, o = {}) =>
  stack(
    { gap: [14, 12] },
    ...rows.flatMap(([name, value, words]) => [
      stack(
        { gap: [4, 4] },
        bar(
          { gap: 20, nowrap: true, valign: 'top' },
          text(name, { weight: o.weight ?? 600, color: o.ink, face: o.face, size: o.size, line: 1.3 }),
          text(value, { color: o.value ?? o.ink, face: o.face, size: o.size, weight: o.valueWeight ?? 400, line: 1.3 }),
        ),
        ...(words ? [small(words)] : []),
      ),
      rule(),
    ]),
  );

/** The place of the contact form, with what stands there without a form plugin. */
export const formSlot = ({ email, phone, words, ring = 'Ring us' }) =>
  slot('contact', text(words, { needs: ['email'] }), {
    ...buttons(
      button('Write to us', { url: `mailto:${email}`, needs: ['email'] }),
      button(ring, { ghost: true, url: `tel:${phone}`, needs: ['phone'] }),
    ),
    tight: true,
  });

/** A map link for the address, for the `links` of a site. */
export const mapOf = (address) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** Details of the business, each left out where its owner has none. */
export const details = ({ phone, email, street }) => [
  small(link(phone), { needs: ['phone'] }),
  small(link(email), { needs: ['email'] }),
  small(link(street), { needs: ['street'] }),
];

/** The name, one sentence and three lists of links; `last` names the year of foundation. */
export const footer = ({ bg, theme, width = 1200, about, lists, contact, last, title = {}, ...o }) =>
  section(
    { tag: 'footer', bg, theme: { ...theme, ground: bg }, width, pad: [80, 56], gap: [48, 36], ...o },
    row(
      { valign: 'top', gap: [48, 36] },
      col(34, { gap: [16, 14] }, siteTitle(title), text(about), social()),
      ...lists.map(([name, links]) => col(18, { gap: [10, 10] }, eyebrow(name), ...links.map((label) => small(link(label))))),
      col(30, { gap: [10, 10] }, eyebrow(contact.title), ...details(contact)),
    ),
    rule(),
    bar({}, small(last, { needs: ['founded'] }), small(`${link('Privacy')} · ${link('Imprint')}`)),
  );
