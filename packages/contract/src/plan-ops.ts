import * as z from 'zod/mini';
import { componentEnsure } from './ops/component-ensure.js';
import { conditionsSet } from './ops/conditions-set.js';
import { designEnsure } from './ops/design-ensure.js';
import { factsSet } from './ops/facts-set.js';
import { fontsActivate } from './ops/fonts-activate.js';
import { fontsEnsure } from './ops/fonts-ensure.js';
import { formCreate } from './ops/form-create.js';
import { importRetire } from './ops/import-retire.js';
import { kitApply } from './ops/kit-apply.js';
import { mediaFetch } from './ops/media-fetch.js';
import { menuEnsure } from './ops/menu-ensure.js';
import { menuFill } from './ops/menu-fill.js';
import { navigationEnsure } from './ops/navigation-ensure.js';
import { OpId, Step } from './ops/operation.js';
import { optionSet } from './ops/option-set.js';
import { pluginEnsure } from './ops/plugin-ensure.js';
import { postCreate } from './ops/post-create.js';
import { postLink } from './ops/post-link.js';
import { publish } from './ops/publish.js';
import { requireSite } from './ops/require.js';
import { stylesSet } from './ops/styles-set.js';
import { templateWrite } from './ops/template-write.js';
import { termEnsure } from './ops/term-ensure.js';
import { themeActivate } from './ops/theme-activate.js';
import { themeEnsure } from './ops/theme-ensure.js';
import { verify } from './ops/verify.js';

/** The operations that a site can run. Each can be undone, and the plugin refuses any other. */
export const operations = [
  requireSite,
  importRetire,
  pluginEnsure,
  themeEnsure,
  themeActivate,
  mediaFetch,
  fontsEnsure,
  termEnsure,
  designEnsure,
  componentEnsure,
  postCreate,
  postLink,
  menuEnsure,
  menuFill,
  formCreate,
  navigationEnsure,
  templateWrite,
  kitApply,
  stylesSet,
  fontsActivate,
  optionSet,
  factsSet,
  conditionsSet,
  publish,
  verify,
] as const;

type Operations = typeof operations;

/* @__NO_SIDE_EFFECTS__ */
function planned<Name extends string, Args extends z.ZodMiniType>({ name, args }: { name: Name; args: Args }) {
  return z.object({
    /** Unique within the plan; other operations name it in `needs` and in their arguments. */
    id: OpId,
    step: Step,
    op: z.literal(name),
    args,
    needs: z.array(z.string()),
    /** Share of the progress. */
    weight: z.int().check(z.gte(1)),
  });
}

type Operation = { name: string; args: z.ZodMiniType };
type Planned<All extends readonly Operation[]> = {
  -readonly [Index in keyof All]: ReturnType<typeof planned<All[Index]['name'], All[Index]['args']>>;
};

export const Op = z.discriminatedUnion(
  'op',
  operations.map(({ name, args }) => planned<string, z.ZodMiniType>({ name, args })) as unknown as Planned<Operations>,
);
export type Op = z.infer<typeof Op>;
export type OpName = Op['op'];

export type ArgsOf<Name extends OpName> = Extract<Op, { op: Name }>['args'];
