import * as z from 'zod/mini';
import { mapOf } from './endpoint.js';

/** Details of a business that are texts, in the order in which people are asked for them. */
export const factKeys = [
  'name',
  'activity',
  'about',
  'owner',
  'phone',
  'email',
  'street',
  'postal_code',
  'city',
  'country',
  'hours',
  'founded',
] as const;
export type FactKey = (typeof factKeys)[number];

/** Details that a pack can show. The address consists of street, postal code and city. */
export const demoKeys = [...factKeys, 'address'] as const;
export type DemoKey = (typeof demoKeys)[number];

export const socialNetworks = [
  'instagram',
  'facebook',
  'linkedin',
  'youtube',
  'tiktok',
  'x',
  'threads',
  'bluesky',
  'mastodon',
  'pinterest',
  'whatsapp',
  'telegram',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** Names of social networks, which are the same in every language. */
export const socialNetworkNames: Record<SocialNetwork, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
  threads: 'Threads',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
};

const fact = z.optional(z.string().check(z.maxLength(200)));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Hours that are the same on several days; 1 is Monday. A day can have several rows, and times past midnight close earlier than they open. */
export const OpeningHours = z.object({
  days: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7)),
  opens: time,
  closes: time,
});
export type OpeningHours = z.infer<typeof OpeningHours>;

/** A line of opening hours in the site's language, such as “Monday – Friday” and “9:00 – 17:00”. The times can be empty. */
export const HoursRow = z.object({
  days: z.string().check(z.minLength(1), z.maxLength(300)),
  times: z.string().check(z.maxLength(300)),
});
export type HoursRow = z.infer<typeof HoursRow>;

/** Opening hours as pages show them: in rows, and as one text. */
export const DescribedHours = z.object({
  rows: z.array(HoursRow).check(z.minLength(1), z.maxLength(21)),
  text: z.string().check(z.maxLength(3000)),
});

/** Former and present opening hours. */
export const HoursChange = z.object({ from: DescribedHours, to: DescribedHours });
export type HoursChange = z.infer<typeof HoursChange>;

export const SocialLink = z.object({
  network: z.enum(socialNetworks),
  url: z.string().check(z.regex(/^https:\/\/[^\s"'<>\\[\]]+$/), z.maxLength(300)),
});
export type SocialLink = z.infer<typeof SocialLink>;

/** A person's own details; one that is missing or empty is unknown. */
export const Facts = z.object({
  name: fact,
  activity: fact,
  about: z.optional(z.string().check(z.maxLength(600))),
  owner: fact,
  phone: fact,
  email: fact,
  street: fact,
  postal_code: fact,
  city: fact,
  country: fact,
  /** Wins over `opening_hours` wherever hours are one text. */
  hours: fact,
  founded: fact,
  opening_hours: z.optional(z.array(OpeningHours).check(z.maxLength(21))),
  social: z.optional(z.array(SocialLink).check(z.maxLength(12))),
});
export type Facts = z.infer<typeof Facts>;

/** Fields of a request for content. */
export const ownFacts = {
  /** Replace the demo business in a template of a pack that names its details. */
  facts: z.optional(Facts),
  /** Language of the site, in which opening hours are described. */
  locale: z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$/))),
};

const spelling = z.string().check(z.minLength(2), z.maxLength(600));
const demo = z.optional(z.array(spelling).check(z.minLength(1), z.maxLength(20)));

/** All spellings of the demo business in a pack's texts. */
export const DemoFacts = z.object({
  name: demo,
  activity: demo,
  about: demo,
  owner: demo,
  phone: demo,
  email: demo,
  street: demo,
  postal_code: demo,
  city: demo,
  country: demo,
  hours: demo,
  founded: demo,
  address: demo,
});
export type DemoFacts = z.infer<typeof DemoFacts>;

/** A sentence of a pack that a person can rewrite. */
export const Slot = z.object({
  key: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(60)),
  label: z.string().check(z.minLength(1), z.maxLength(100)),
  /** The sample text, as all its occurrences show it. */
  text: z.string().check(z.minLength(2), z.maxLength(600)),
  /** The minimum and maximum number of characters that fit the design. */
  length: z.tuple([z.int().check(z.gte(1)), z.int().check(z.lte(600))]),
});
export type Slot = z.infer<typeof Slot>;

/** Sentences by the keys of slots. */
export const SlotTexts = mapOf(z.string().check(z.maxLength(600)));
export type SlotTexts = z.infer<typeof SlotTexts>;

/** What an element of a template needs: stored in `metadata.kithouse` of a block and in `_kithouse` of an Elementor element. */
export const FactMark = z.object({
  /** Leaves the element out without these details. */
  requires: z.optional(z.array(z.enum([...factKeys, 'social'])).check(z.maxLength(5))),
  /** `hours` repeats the first child for each row. `social` shows an icon for each link, and leaves the element out without any. */
  list: z.optional(z.enum(['hours', 'social'])),
});
export type FactMark = z.infer<typeof FactMark>;
