import type {
  BlockTheme,
  Bundle,
  BundleDocument,
  BundleFont,
  Conflict,
  ContentFont,
  ContentMedium,
  Dependency,
  DesignChoices,
  DesignRoom,
  ImportPlan,
  KitSettings,
  SiteChoices,
} from '@kithouse/contract';
import type { PostKind } from './site/document-kind.js';

/** Describes a document and its destination on the site. */
export type PlannedDocument = {
  document: BundleDocument;
  as: PostKind;
  title: string;
  /** Key of the parent document. */
  parent?: string | undefined;
  /** Keys of terms. */
  terms?: string[];
  /** Display conditions of a part, as `type/name/sub_name/sub_id`. */
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
  /** Key of the parent term. */
  parent?: string | undefined;
};

/** Input of a plan. Pictures have downloadable addresses. */
export type ImportPlanSource = Pick<Bundle, 'platform' | 'requires' | 'warnings'> & {
  documents: PlannedDocument[];
  media: ContentMedium[];
  fonts?: ContentFont[] | undefined;
  terms?: PlannedTerm[];
  /** Colours and fonts to add to the site's. */
  settings?: KitSettings | undefined;
};

export type ImportPlanChoices = Pick<ImportPlan, 'plan_id' | 'site' | 'expires_at' | 'title' | 'is_trusted' | 'is_private'> & {
  /** Plugins that the import installs; other required ones are only named. */
  install?: Dependency[];
  theme?: { slug: string; name: string };
  /** How many global classes and variables the site can add. Without it, the plan has local styles. */
  design?: DesignRoom | undefined;
  design_choices?: DesignChoices | undefined;
  /** Set if the site's Elementor has its Atomic Editor off. */
  atomic?: 'off' | undefined;
  /** Publishes the created content at the end. */
  publish?: boolean;
};

/** A pack, with addresses at which the site can fetch its pictures. */
export type SiteSource = Pick<
  Bundle,
  'platform' | 'requires' | 'settings' | 'site' | 'terms' | 'menus' | 'forms' | 'documents' | 'warnings'
> & {
  media: ContentMedium[];
  /** Their files are among the media. */
  fonts?: BundleFont[] | undefined;
};

export type SiteImportPlanChoices = Pick<
  ImportPlanChoices,
  'plan_id' | 'site' | 'expires_at' | 'title' | 'is_trusted' | 'is_private'
> & {
  choices: SiteChoices;
  install: Dependency[];
  theme?: { slug: string; name: string };
  /** The block theme that the site will have, if it can carry the pack's parts. */
  block_theme?: BlockTheme | undefined;
  /** The theme that the site will have, if WordPress shows its global styles. */
  styles?: string | undefined;
  /** Whether nobody has changed the default fonts of the site's Elementor, and no page shows them. */
  new_kit?: boolean | undefined;
  /** Whether the plan stores the person's details on the site. */
  stores_facts?: boolean | undefined;
  /** Whether the site knows menus of block themes. */
  navigations?: boolean | undefined;
  /** The same pack of blocks, whose theme parts a block theme can show. */
  twin?: SiteSource | undefined;
  /** How many global classes and variables the site can add. Without it, the plan has local styles. */
  design?: DesignRoom | undefined;
  /** Set if the site's Elementor has its Atomic Editor off. */
  atomic?: 'off' | undefined;
  /** The import of another pack that this one replaces. */
  retire?: string | undefined;
};
