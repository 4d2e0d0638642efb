import * as z from 'zod/mini';

/** Details of a business, in the order in which people are asked for them. */
export const factKeys = ['name', 'phone', 'email', 'street', 'city', 'hours', 'founded'] as const;
export type FactKey = (typeof factKeys)[number];

const fact = z.optional(z.string().check(z.maxLength(200)));

/** A person's own details; one that is missing or empty is unknown. */
export const Facts = z.object({ name: fact, phone: fact, email: fact, street: fact, city: fact, hours: fact, founded: fact });
export type Facts = z.infer<typeof Facts>;

const spelling = z.string().check(z.minLength(2), z.maxLength(200));
const demo = z.optional(z.array(spelling).check(z.minLength(1), z.maxLength(20)));

/** All spellings of the demo business in a pack's texts. */
export const DemoFacts = z.object({
  name: demo,
  phone: demo,
  email: demo,
  street: demo,
  city: demo,
  hours: demo,
  founded: demo,
});
export type DemoFacts = z.infer<typeof DemoFacts>;
