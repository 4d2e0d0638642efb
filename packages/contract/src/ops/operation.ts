import * as z from 'zod/mini';

export const Step = z.enum(['permission', 'download', 'theme', 'plugin', 'templates', 'wp-content', 'finalize']);
export type Step = z.infer<typeof Step>;

/** Null where the operation asks itself. `by` names an argument, `otherwise` applies where `of` doesn't name its value. */
type Capability = string | null | { by: string; of: Record<string, string | null>; otherwise: string | null };

/**
 * `items.*.post` is a field of each item of a list. Keys of `refs` are symbols, whose first word names the operation. Several
 * possible operations are separated by `|`.
 */
type References = Record<string, string | Record<string, string>>;

type Definition<Name extends string, Args extends z.ZodMiniType> = {
  name: Name;
  /** Applies unless the plan says otherwise. */
  step: Step;
  args: Args;
  references?: References;
  capability: Capability;
};

/* @__NO_SIDE_EFFECTS__ */
export function operation<const Name extends string, Args extends z.ZodMiniType>(definition: Definition<Name, Args>) {
  return { references: {} as References, ...definition };
}

/** The operation that creates the target of a symbol such as `kit:doc/about`. */
export const symbolMakers = {
  doc: 'post.create',
  term: 'term.ensure',
  menu: 'menu.ensure',
  form: 'form.create',
  navigation: 'navigation.ensure',
  class: 'design.ensure',
  variable: 'design.ensure',
  component: 'component.ensure',
};

export const OpId = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,119}$/));
