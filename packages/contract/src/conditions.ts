import * as z from 'zod/mini';
import { Done, endpoint, Page } from './endpoint.js';
import { Id, Platform } from './items.js';
import { ThemePartType } from './theme-part-type.js';

const site = { runs: 'site', access: 'public', capabilities: ['manage_options'] } as const;

/** Describes where a theme part shows. `name` is `general` for the whole site; `sub_id` is an id as text. */
export const Condition = z.object({
  id: z.optional(z.string()),
  type: z.enum(['include', 'exclude']),
  name: z._default(z.string(), 'general'),
  sub_name: z.optional(z.string()),
  sub_id: z.optional(z.string()),
});
export type Condition = z.infer<typeof Condition>;

/** Query of a condition's autocomplete, from a node's `controls`; sent back unchanged as JSON. */
export const ConditionQuery = z.object({
  query_type: z.enum(['authors', 'posts', 'taxonomy']),
  object: z.optional(z.string()),
});
export type ConditionQuery = z.infer<typeof ConditionQuery>;

/** `sub_conditions` are keys of `config`: the `name`s below `general`, their `sub_name`s, and further restrictions. */
export const ConditionNode = z.object({
  label: z.string(),
  plural_label: z.string(),
  sub_conditions: z.array(z.string()),
  controls: z.array(z.object({ name: z.string(), label: z.string(), autocomplete: z.optional(ConditionQuery) })),
});
export type ConditionNode = z.infer<typeof ConditionNode>;

const Conflict = z.object({ condition: z.string(), template_id: z.int(), title: z.string(), edit_link: z.string() });
export type ConditionConflict = z.infer<typeof Conflict>;

export const getConditions = endpoint({
  ...site,
  name: 'conditions.get',
  method: 'GET',
  path: '/conditions',
  input: z.object({ template_id: Id }),
  output: z.object({
    title: z.string(),
    /** By name; `general` is the root. */
    config: z.catchall(z.object({}), ConditionNode),
    template_conditions: z.array(Condition),
    /** Labels of the `sub_id`s in `template_conditions`, by `name/sub_name/sub_id`. */
    labels: z.catchall(z.object({}), z.string()),
    /** Inclusions of the other published parts of this type, to show conflicts immediately. */
    conflicts: z.array(Conflict),
    previews: z.array(z.object({ label: z.string(), url: z.string() })),
  }),
  errors: ['item_not_found', 'invalid_permission'],
});

/** Saves conditions as `type/name/sub_name/sub_id` without empty ends. An empty list hides the part. */
export const saveConditions = endpoint({
  ...site,
  name: 'conditions.save',
  method: 'POST',
  path: '/save-conditions',
  input: z.object({
    template_id: Id,
    conditions: z
      .array(z.string().check(z.maxLength(300), z.regex(/^(include|exclude)(\/[^/]+){1,3}\/*$/)))
      .check(z.maxLength(200)),
  }),
  output: z.extend(Done, {
    conflicts: z.array(Conflict),
    /** The block theme's template that the part has become, because WordPress can express its conditions. */
    moved: z.optional(z.object({ title: z.string(), edit_link: z.string() })),
  }),
  errors: ['item_not_found', 'invalid_permission', 'invalid_input'],
});

/** Returns at most 20 matches, best first. `payload` is the JSON of a node's `autocomplete`. */
export const autocompleteCondition = endpoint({
  ...site,
  name: 'conditions.autocomplete',
  method: 'GET',
  path: '/autocomplete-condition',
  input: z.object({ payload: z.string().check(z.maxLength(500)), query: z.string().check(z.maxLength(100)) }),
  output: z.array(z.object({ value: z.string(), label: z.string() })),
  errors: ['invalid_input'],
});

export const createTemplate = endpoint({
  ...site,
  name: 'templates.create',
  method: 'POST',
  path: '/create-template',
  input: z.object({
    nonce: z.string(),
    platform: Platform,
    type: z.string().check(z.minLength(1), z.maxLength(60)),
    title: z._default(z.string().check(z.maxLength(200)), ''),
  }),
  output: z.object({ url: z.string(), template_id: z.int() }),
  errors: ['invalid_input', 'invalid_permission', 'required_elementor'],
});

/** Describes a template or part of the active block theme that WordPress shows itself. */
export const ThemeOwnedPart = z.object({ title: z.string(), type: ThemePartType, edit_link: z.string() });
export type ThemeOwnedPart = z.infer<typeof ThemeOwnedPart>;

export const ThemePart = z.object({
  id: z.int(),
  title: z.string(),
  platform: Platform,
  type: ThemePartType,
  status: z.enum(['publish', 'draft']),
  date: z.string(),
  /** Readable location; empty when hidden. */
  shown_on: z.array(z.string()),
  /** Plugin that controls the location instead of this product. */
  conditions_by: z.optional(z.string()),
  /** Shows instead of this part. */
  hidden_by: z.optional(ThemeOwnedPart),
  edit_link: z.string(),
  preview_url: z.string(),
});
export type ThemePart = z.infer<typeof ThemePart>;

/** Says who shows something at a location. `title` is what it shows; a theme's own has an empty link where it has no editor. */
export const LocationOwner = z.object({
  owner: z.enum(['wordpress', 'kithouse', 'elementor', 'elementor-pro', 'theme']),
  title: z.string(),
  edit_link: z.string(),
});
export type LocationOwner = z.infer<typeof LocationOwner>;

/** Describes a location of the site. Visitors see the first owner. */
export const ThemeLocation = z.object({
  type: ThemePartType,
  /** Narrows the location; empty if it is all that the type covers. */
  where: z.string(),
  owners: z.array(LocationOwner),
});
export type ThemeLocation = z.infer<typeof ThemeLocation>;

/** Lists theme parts, newest first, of both platforms unless one is named. */
export const listThemeParts = endpoint({
  ...site,
  name: 'theme-parts.list',
  method: 'GET',
  path: '/theme-parts',
  input: z.object({
    page: Page,
    platform: z.optional(Platform),
    search: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.object({
    items: z.array(ThemePart),
    current_page: z.int(),
    total_page: z.int(),
    total: z.int(),
    /** Locations that every site has, then those that only some content has. */
    locations: z._default(z.array(ThemeLocation), []),
  }),
  errors: [],
});
