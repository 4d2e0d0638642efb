import * as z from 'zod/mini';

const words = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[^\r\n]+$/));
const ColorId = z.string().check(z.regex(/^[\w-]{1,60}$/));

export const ContactField = z.strictObject({
  /** Unique in its form. */
  name: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40)),
  label: words(120),
  kind: z.enum(['text', 'email', 'tel', 'date', 'number', 'textarea', 'select']),
  required: z.optional(z.boolean()),
  /** Choices of a `select`. */
  options: z.optional(z.array(words(120)).check(z.minLength(1), z.maxLength(40))),
  /** Shares a row with a neighbour where there is room. */
  is_half: z.optional(z.boolean()),
});
export type ContactField = z.infer<typeof ContactField>;

/** Defines a form's look by ids of the pack's colours. Its font is that of the texts it replaces. */
export const ContactFormLook = z.object({
  text: ColorId,
  field: ColorId,
  line: ColorId,
  button: ColorId,
  button_text: ColorId,
  /** In px. */
  radius: z.int().check(z.gte(0), z.lte(40)),
  button_radius: z.int().check(z.gte(0), z.lte(99)),
  /** Draws a line below each field instead of a box. */
  is_underlined: z.optional(z.boolean()),
});
export type ContactFormLook = z.infer<typeof ContactFormLook>;

type Form = { fields: { name: string; kind: string; required?: boolean | undefined; options?: string[] | undefined }[] };

const hasUniqueNames = ({ fields }: Form) => new Set(fields.map(({ name }) => name)).size === fields.length;
const hasSender = ({ fields }: Form) => fields.filter(({ kind, required }) => kind === 'email' && required).length === 1;
const hasOptions = ({ fields }: Form) => fields.every(({ kind, options }) => (kind === 'select') === (options !== undefined));

/** Rules for the fields of a form. Replies go to the one address that a visitor must enter. */
export const contactFormRules = [
  z.refine<Form>(hasUniqueNames, 'Each field needs its own name.'),
  z.refine<Form>(hasSender, 'A form needs exactly one required field of the kind “email”.'),
  z.refine<Form>(hasOptions, 'Fields of the kind “select” need options, and only those.'),
];

export const contactFormFields = {
  key: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40)),
  title: words(120),
  fields: z.array(ContactField).check(z.minLength(1), z.maxLength(12)),
  button: words(60),
};

/** Describes a form of a pack. The plan writes it in the format of a form plugin, so a pack contains no code of one. */
export const ContactForm = z
  .object({
    ...contactFormFields,
    /** Class of the form on a site. */
    class_name: z.string().check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/), z.maxLength(80)),
    look: ContactFormLook,
  })
  .check(...contactFormRules);
export type ContactForm = z.infer<typeof ContactForm>;

/** An address that can't add a second one, a name or a header to a mail. */
export const Recipient = z
  .string()
  .check(z.maxLength(254), z.regex(/^[^\s@<>()[\]{},;:"'\\|]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,9}$/));
