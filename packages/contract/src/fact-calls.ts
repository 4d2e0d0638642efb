import * as z from 'zod/mini';
import { Done, endpoint } from './endpoint.js';
import { Facts, HoursChange } from './facts.js';
import { ImportId } from './import-id.js';
import { Imported } from './imports.js';

const ofSite = { runs: 'site', access: 'public', capabilities: ['manage_options'], path: '/facts', errors: [] } as const;

/** Returns the details of the business that this site stores, former sets of them, newest first, and the site's language. */
export const getSiteFacts = endpoint({
  ...ofSite,
  name: 'facts.get',
  method: 'GET',
  input: z.object({}),
  output: z.object({ facts: Facts, former: z.array(Facts), locale: z.string() }),
});

/** Stores them for the next import and for single templates. Existing pages stay as they are. */
export const saveSiteFacts = endpoint({
  ...ofSite,
  name: 'facts.save',
  method: 'POST',
  input: z.object({ facts: Facts }),
  output: Done,
});

/** Where imported content still shows a former detail. */
export const FactPlace = z.object({
  id: z.string(),
  /** Title of the page, part, menu item or form. */
  title: z.string(),
  /** Name of its post type. */
  kind: z.string(),
  edit_link: z.string(),
  /** `address` consists of street, postal code and city; a social link is `social/<network>/<number>`; or `opening_hours`. */
  key: z.string(),
  from: z.string(),
  to: z.string(),
  times: z.int(),
  /** False for a single word or number, which can also mean something else. */
  is_certain: z.boolean(),
});
export type FactPlace = z.infer<typeof FactPlace>;

/** Changes of opening hours. The caller describes them, because WordPress can't do it in the words of the library. */
const hours = z._default(z.array(HoursChange).check(z.maxLength(5)), []);

/** Lists up to 200 places; after they are updated, the next ones. */
export const listFactPlaces = endpoint({
  ...ofSite,
  name: 'facts.list-places',
  method: 'POST',
  path: '/facts/places/list',
  input: z.object({ hours }),
  output: z.object({ places: z.array(FactPlace) }),
});

/** Writes the new details into these places, as an import that History lists and undoes. Repeat after `import_unfinished` to resume. */
export const updateFactPlaces = endpoint({
  ...ofSite,
  name: 'facts.update-places',
  method: 'POST',
  path: '/facts/places',
  timeout: 60_000,
  capabilities: ['manage_options', 'edit_theme_options', 'edit_others_pages'],
  input: z.object({
    import_id: ImportId,
    places: z.array(z.string().check(z.maxLength(120))).check(z.minLength(1), z.maxLength(200)),
    hours,
  }),
  output: Imported,
  errors: ['invalid_permission', 'import_running', 'import_unfinished', 'import_failed'],
});

const ofAccount = {
  runs: 'cloud',
  access: 'signed-in',
  capabilities: ['manage_options'],
  path: '/account/facts',
} as const;

/** Returns the details that a person chose to store with the account; null for none. */
export const getAccountFacts = endpoint({
  ...ofAccount,
  name: 'account-facts.get',
  method: 'GET',
  input: z.object({}),
  output: z.object({ facts: z.nullable(Facts) }),
  errors: [],
});

/** Stores them with the account, so that its other sites can offer them; null removes them. */
export const saveAccountFacts = endpoint({
  ...ofAccount,
  name: 'account-facts.save',
  method: 'POST',
  input: z.object({ facts: z.nullable(Facts) }),
  output: Done,
  errors: ['invalid_input'],
});
