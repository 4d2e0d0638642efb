import * as z from 'zod/mini';

/** The parts of an import as a person sees them, in their order. */
export const Step = z.enum(['permission', 'download', 'theme', 'plugin', 'templates', 'wp-content', 'finalize']);
export type Step = z.infer<typeof Step>;

/**
 * The WordPress capability that a person needs for an operation, whatever the plan itself asks for; null where the operation asks
 * for it itself. `by` names the argument that it depends on, `otherwise` applies where `of` doesn't name the value.
 */
type Capability = string | null | { by: string; of: Record<string, string | null>; otherwise: string | null };

/**
 * Arguments that hold ids of earlier operations, with the name of the operation that they must refer to. `items.*.post` is a field
 * of each item of a list. `refs` has symbols as keys, whose first word says which operation made it.
 */
type References = Record<string, string | Record<string, string>>;

type Definition<Name extends string, Args extends z.ZodMiniType> = {
  name: Name;
  /** Where it appears unless the plan says otherwise. */
  step: Step;
  args: Args;
  references?: References;
  capability: Capability;
};

/** One kind of operation that a plan can ask a site for. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<const Name extends string, Args extends z.ZodMiniType>(definition: Definition<Name, Args>) {
  return { references: {} as References, ...definition };
}

/** Which operation makes what a symbol such as `kit:doc/about` names. */
export const symbolMakers = { doc: 'post.create', term: 'term.ensure', menu: 'menu.ensure', form: 'form.create' };

/** The id of another operation of the plan. */
export const OpId = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,119}$/));
