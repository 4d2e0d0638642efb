/** Builds the parts that packs share despite their different looks: contact details, footers and opening hours. */
import {
  bar,
  button,
  col,
  eyebrow,
  type Ground,
  link,
  type Node,
  row,
  rule,
  type SectionOptions,
  section,
  siteTitle,
  slot,
  small,
  social,
  stack,
  type TextLook,
  type Theme,
  text,
  tightButtons,
} from '../nodes.js';

/** Returns opening hours as rows, which an import replaces with the owner's hours. */
export const hourRows = (rows: [days: string, times: string][], { ink }: { ink?: string } = {}): Node =>
  stack(
    { gap: [14, 12], needs: ['hours'], repeats: 'hours' },
    ...rows.flatMap(([days, times]) => [bar({ gap: 16 }, text(days, { weight: 600, color: ink }), text(times)), rule()]),
  );

export type PairsLook = Pick<TextLook, 'face' | 'size' | 'weight'> & { ink?: string; value?: string; valueWeight?: number };
/** Returns rows for prices or facts, each with a name on the left, a value on the right and a line below. */
export const pairs = (rows: [name: string, value: string, words?: string][], o: PairsLook = {}): Node =>
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

type FormSlot = { email: string; phone: string; words: string; ring?: string; form?: string };
/** Returns the slot for a form, with buttons for sites without a form plugin. `phone` has the format of links. */
export const formSlot = ({ email, phone, words, ring = 'Ring us', form = 'contact' }: FormSlot): Node =>
  slot(
    form,
    text(words, { needs: ['email'] }),
    tightButtons(
      {},
      button('Write to us', { url: `mailto:${email}`, needs: ['email'] }),
      button(ring, { ghost: true, url: `tel:${phone}`, needs: ['phone'] }),
    ),
  );

/** Returns a map link for an address, for a site's `links`. */
export const mapOf = (address: string): string => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

export type Contact = { title: string; phone: string; email: string; street: string };

/** Returns the contact details. An import leaves out those that the owner doesn't have. */
const details = ({ phone, email, street }: Contact): Node[] => [
  small(link(phone), { needs: ['phone'] }),
  small(link(email), { needs: ['email'] }),
  small(link(street), { needs: ['street'] }),
];

type Footer = Omit<SectionOptions, 'bg' | 'theme'> & {
  bg: Ground;
  theme: Theme;
  about: string;
  /** Lists of links, each with its title. */
  lists: [title: string, labels: string[]][];
  contact: Contact;
  /** A sentence with the founding year. */
  last: string;
  title?: TextLook;
};
/** Returns a footer with the site's name, a sentence, lists of links and the contact details. */
export const footer = ({ bg, theme, width = 1200, about, lists, contact, last, title = {}, ...o }: Footer): Node =>
  section(
    { tag: 'footer', bg, theme: { ...theme, ground: bg }, width, pad: [80, 56], gap: [48, 36], ...o },
    row(
      { valign: 'top', gap: [48, 36] },
      col(34, { gap: [16, 14] }, siteTitle(title), text(about), social()),
      ...lists.map(([name, links]) => col(18, { gap: [10, 10] }, eyebrow(name), ...links.map((label) => small(link(label))))),
      col(30, { gap: [10, 10] }, eyebrow(contact.title), ...details(contact)),
    ),
    stack({}, rule()),
    bar({}, small(last, { needs: ['founded'] }), small(`${link('Privacy')} · ${link('Imprint')}`)),
  );
