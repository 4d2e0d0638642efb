import type {
  Bundle,
  BundleDocument,
  Conflict,
  ContentMedium,
  Dependency,
  KitSettings,
  Op,
  SiteChoices,
  SitePlan,
} from '@kithouse/contract';
import type { PostKind } from '../site/document-kind.js';

/** A document and what becomes of it on the site. */
export type PlannedDocument = {
  document: BundleDocument;
  as: PostKind;
  title: string;
  /** Key of the document it lies under. */
  parent?: string | undefined;
  /** Keys of terms. */
  terms?: string[];
  /** Where a part shows, as `type/name/sub_name/sub_id`. */
  conditions?: string[];
  on_conflict?: Conflict;
};

export type PlannedTerm = {
  /** Unique among the terms. */
  key: string;
  taxonomy: string;
  slug: string;
  name: string;
  description?: string | undefined;
  /** Key of the term it lies under. */
  parent?: string | undefined;
};

/** What a plan is made of. Pictures have addresses at which the site can fetch them. */
export type PlanSource = Pick<Bundle, 'platform' | 'requires' | 'warnings'> & {
  documents: PlannedDocument[];
  media: ContentMedium[];
  terms?: PlannedTerm[];
  /** Colours and fonts that are added to the site's own. */
  settings?: KitSettings | undefined;
};

export type PlanChoices = Pick<SitePlan, 'plan_id' | 'site' | 'expires_at' | 'title' | 'is_trusted' | 'is_private'> & {
  /** Plugins that the import itself installs and activates; the others that the template needs are only named. */
  install?: Dependency[];
  theme?: { slug: string; name: string };
  /** Makes what was created visible at the end. */
  publish?: boolean;
};

/** The arguments of an operation. */
export type ArgsOf<Name extends Op['op']> = Extract<Op, { op: Name }>['args'];

/** A pack, with addresses at which the site can fetch its pictures. */
export type SiteSource = Pick<
  Bundle,
  'platform' | 'requires' | 'settings' | 'site' | 'terms' | 'menus' | 'forms' | 'documents' | 'warnings'
> & { media: ContentMedium[] };

export type SitePlanChoices = Pick<PlanChoices, 'plan_id' | 'site' | 'expires_at' | 'title' | 'is_trusted' | 'is_private'> & {
  choices: SiteChoices;
  install: Dependency[];
  theme?: { slug: string; name: string };
};
