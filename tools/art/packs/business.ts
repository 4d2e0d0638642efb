/** Derives spellings, links and the look of a form from the details of a business, so that authors don't write them. */
import type { Theme } from '../nodes.js';
import type { Form, Page, Post } from './describe.js';
import { type Contact, mapOf } from './parts.js';

export type Business = {
  name: string;
  /** One sentence, word for word as in the templates: the headline of the front page. */
  activity: string;
  /** Short descriptions, word for word as in the templates. */
  about: string[];
  /** Missing if the business has the name of its owner. */
  owner?: string;
  /** The number in national format, such as `01632 960 412`. */
  phone: string;
  email: string;
  street: string;
  city: string;
  founded: string;
};

/** Returns a British phone number in international format, for links. */
export const dialled = (phone: string): string => `+44${phone.replaceAll(' ', '').slice(1)}`;

/** Returns each detail of a business with all its spellings. */
export const factsOf = ({ phone, street, city, about, ...o }: Business): Record<string, string[]> => ({
  name: [o.name],
  activity: [o.activity],
  about,
  ...(o.owner ? { owner: [o.owner] } : {}),
  phone: [phone, dialled(phone)],
  email: [o.email],
  address: [`${street}, ${city}`],
  street: [street],
  city: [city],
  founded: [o.founded],
});

/** Returns the contact details that footers list. */
export const contactOf = ({ phone, email, street }: Business, title: string): Contact => ({ title, phone, email, street });

type Site = { business: Business; pages: Page[]; posts: Post[]; blog: { title: string; slug: string } };
/** Returns link targets by link text: pages, posts, details, and `others` such as buttons. */
export function linksOf({ business, pages, posts, blog }: Site, others: Record<string, string>): Record<string, string> {
  const { phone, email, street, city } = business;
  return {
    ...others,
    ...Object.fromEntries(pages.slice(1).map(({ key, slug = key, label }) => [label, slug])),
    ...Object.fromEntries(posts.map(({ title, slug }) => [title, slug])),
    [blog.title]: blog.slug,
    'Open in maps': mapOf(`${street}, ${city}`),
    [phone]: `tel:${dialled(phone)}`,
    [email]: `mailto:${email}`,
    [street]: 'contact',
  };
}

/** Returns the look of a form on this theme's background. */
export const formLook = (theme: Theme, field: string, o: { line?: string; isUnderlined?: boolean } = {}): Form['look'] => ({
  text: theme.ink,
  field,
  line: o.line ?? theme.line,
  button: theme.accent,
  button_text: theme.onAccent,
  radius: theme.radius,
  button_radius: theme.buttonRadius,
  is_underlined: o.isUnderlined ?? false,
});
