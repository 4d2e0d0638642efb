import * as z from 'zod/mini';
import { ElementorElement } from './elementor-element.js';
import { mapOf } from './endpoint.js';

const DesignKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,119}$/));
/** Names that Elementor accepts for global classes; it prints them as CSS classes. */
const ClassLabel = z
  .string()
  .check(z.regex(/^(?!--)(?!-[0-9])(?![cC][oO][nN][tT][aA][iI][nN][eE][rR]$)[A-Za-z_-][A-Za-z0-9_-]{1,49}$/));
/** Names that Elementor accepts for variables; it prints them as `--<label>`. */
const VariableLabel = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,50}$/));
/**
 * Elementor prints values unchecked, so the pattern refuses those that could end their declaration, load a file or leave a
 * bracket open. It checks the length first, because a long value would overflow the stack.
 */
const VariableValue = z
  .string()
  .check(
    z.regex(
      /^(?=[0-9A-Za-z#.,%()+*/ _-]{1,512}$)(?!.*(?:[uU][rR][lL]|[iI][mM][aA][gG][eE]|[sS][eE][tT]|[sS][rR][cC]|[fF][aA][dD][eE]|[eE][lL][eE][mM][eE][nN][tT]|[iI][oO][nN])\()(?:[^()]|\((?:[^()]|\([^()]*\))*\))*$/,
    ),
  );

/** A variable of Elementor 4, with its value on the author's site. */
export const DesignVariable = z.object({
  key: DesignKey,
  /** The id on the author's site. An import keeps it if it is free. */
  id: z.optional(z.string().check(z.regex(/^e-gv-[a-z0-9]{1,40}$/))),
  label: VariableLabel,
  kind: z.enum(['color', 'font', 'size']),
  /** A value in CSS. */
  value: VariableValue,
});
export type DesignVariable = z.infer<typeof DesignVariable>;

export const DesignVariant = z.object({
  meta: z.object({
    breakpoint: z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/)),
    state: z.nullable(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
  }),
  /** Typed values by CSS property. */
  props: mapOf(z.unknown()),
  /** In Base64, as Elementor stores it. */
  custom_css: z.nullable(z.object({ raw: z.string().check(z.regex(/^[A-Za-z0-9+/=]{1,40000}$/)) })),
});
export type DesignVariant = z.infer<typeof DesignVariant>;

/** A global class of Elementor 4. */
export const DesignClass = z.object({
  key: DesignKey,
  /** The id on the author's site. An import keeps it if it is free. */
  id: z.optional(z.string().check(z.regex(/^g-[a-z0-9]{1,40}$/))),
  label: ClassLabel,
  variants: z.array(DesignVariant).check(z.maxLength(64)),
});
export type DesignClass = z.infer<typeof DesignClass>;

/**
 * The global classes and variables that a document uses. They are also written into the local styles of its elements. The mark
 * `design` of a style contains its former content: `classes` (`kit:class/<key>`), and `variants` that name `kit:variable/<key>`.
 */
export const DocumentDesign = z.object({
  variables: z.array(DesignVariable).check(z.maxLength(1000)),
  /** `strength` orders the classes of several documents; 0 is the strongest. */
  classes: z.array(z.extend(DesignClass, { strength: z.int().check(z.gte(0)) })).check(z.maxLength(1000)),
});
export type DocumentDesign = z.infer<typeof DocumentDesign>;

/** A text or another setting that the instances of a component can change. */
export const ComponentProperty = z.object({
  key: z.string().check(z.regex(/^[a-z0-9_-]{1,80}$/)),
  label: z.string().check(z.minLength(1), z.maxLength(100)),
  group: z.string().check(z.minLength(1), z.maxLength(100)),
});
export type ComponentProperty = z.infer<typeof ComponentProperty>;

/** A component of Elementor 4. Its instances and other components name it `kit:component/<key>`. */
export const DesignComponent = z.object({
  key: DesignKey,
  /** Elementor's own name for it, on every site. */
  uid: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/))),
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  content: z.array(ElementorElement).check(z.minLength(1), z.maxLength(1)),
  exposed: z.array(ComponentProperty).check(z.maxLength(500)),
});
export type DesignComponent = z.infer<typeof DesignComponent>;

/** Limits of a site, what it has from earlier imports, and whether it prints size variables. */
export const DesignRoom = z.object({
  classes: z.int().check(z.gte(0)),
  variables: z.int().check(z.gte(0)),
  /** Keys of classes and variables from earlier imports that the site still has unchanged. They need no room. */
  existing_classes: z.optional(z.array(DesignKey).check(z.maxLength(1000))),
  existing_variables: z.optional(z.array(DesignKey).check(z.maxLength(1000))),
  /** Missing if the site can't add components, or doesn't want any. */
  components: z.optional(z.int().check(z.gte(0))),
  /** Keys of imported components that the site still has unchanged. They need no room. */
  existing_components: z.optional(z.array(DesignKey).check(z.maxLength(100))),
  sizes: z.boolean(),
});
export type DesignRoom = z.infer<typeof DesignRoom>;

/** Sent by sites whose Elementor has its Atomic Editor off and that know `elementor_atomic`, so that a plan can switch it on. */
export const AtomicEditor = z.literal('off');

/**
 * What an import does with a class or variable when the site has another one of the same name. `bring` adds it under a new name,
 * `match` uses the site's, `replace` changes the site's, `flatten` writes it into the elements that use it.
 */
export const DesignChoice = z.enum(['bring', 'match', 'replace', 'flatten']);
export type DesignChoice = z.infer<typeof DesignChoice>;

/** By name, such as `class/hero-1a2b3c4d`. Others are brought. */
export const DesignChoices = mapOf(DesignChoice);
export type DesignChoices = z.infer<typeof DesignChoices>;

/** A class or variable of a template whose name the site has for another definition of the same kind. */
export const DesignConflict = z.object({
  /** `class/<key>` or `variable/<key>`. */
  name: z.string(),
  kind: z.enum(['class', 'variable']),
  /** The name on the site. */
  label: z.string(),
  /** How many pages, templates and other content of the site use the site's. */
  uses: z.int(),
});
export type DesignConflict = z.infer<typeof DesignConflict>;
