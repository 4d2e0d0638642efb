import type { Bundle, BundleDocument, ContentMedium, Dependency, KitSettings, Op, SitePlan } from '@kithouse/contract';

/** A document and what becomes of it on the site. */
export type PlannedDocument = {
  document: BundleDocument;
  as: 'page' | 'library' | 'part';
  title: string;
  /** Key of the document it lies under. */
  parent?: string | undefined;
  /** Keys of terms. */
  terms?: string[];
  /** Where a part shows, as `type/name/sub_name/sub_id`. */
  conditions?: string[];
};

export type PlannedTerm = {
  /** Unique among the terms. */
  key: string;
  taxonomy: string;
  slug: string;
  name: string;
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
