import type {
  BundleDocument,
  BundleForm,
  BundleMenu,
  ContentFont,
  DesignComponent,
  DocumentDesign,
  MenuItem,
  StyleValue,
} from '@kithouse/contract';
import { addressFonts } from '../fonts/address-fonts.js';
import { keepNamedFonts } from '../fonts/named-fonts.js';
import { chooseFonts } from '../look/fonts/choose-fonts.js';
import { applyLook, findNewLook } from './design/apply-look.js';
import { chooseDesign } from './design/choose-design.js';
import { detach } from './detach.js';
import { keepMedia, listInText, listNeeded, withoutPlaceholder } from './document-media.js';
import { useFacts } from './facts/use-facts.js';
import { type TextStyle, textStyleOf } from './frame/text-style.js';
import { chooseLook } from './kit/choose-look.js';
import { listStyleValues } from './look/list-style-values.js';
import type { ImportPlanSource, PlannedDocument, PlannedTerm, SiteImportPlanChoices, SiteSource } from './plan-source.js';
import { addRoot } from './site/add-root.js';
import { chooseContactForms, type PlannedForm } from './site/choose-contact-forms.js';
import { chooseDocuments } from './site/choose-documents.js';
import { chooseMenus } from './site/choose-menus.js';
import { findLive } from './site/find-live.js';
import { fixSizes } from './site/fix-sizes.js';
import { inlineColors } from './site/inline-colors.js';
import { namePresetFonts } from './site/name-preset-fonts.js';
import { listReferences, textOf } from './site/references.js';
import { findLogoWidth, sizeLogo } from './site/size-logo.js';

/** Holds the chosen part of a pack without references to the rest. */
export type ChosenSite = ImportPlanSource & {
  /** Of the pack, as its author wrote it. */
  name: string;
  /** Fonts that the chosen documents name. */
  fonts: ContentFont[];
  terms: PlannedTerm[];
  menus: BundleMenu[];
  forms: PlannedForm[];
  /** Hash of the pack's logo, if chosen. */
  logo: string | undefined;
  /** In px: the chosen width, else the pack's. Undefined on block themes, whose logo blocks have it. */
  logo_size: number | undefined;
  /** The global classes and variables of Elementor 4 that the import adds. */
  design?: DocumentDesign | undefined;
  /** The components of Elementor 4 that the import adds, inner ones first. */
  components?: DesignComponent[] | undefined;
  /** For the global styles of a theme. */
  styles: StyleValue[];
  /** On a block theme, the style of texts in Elementor widgets that set none. */
  text_style: TextStyle | undefined;
  /** Keys of documents visible to visitors. */
  live: ReadonlySet<string>;
};

/** Selects the person's choice of a pack, with its dependencies. */
export function chooseSite(
  given: SiteSource,
  { choices, install, block_theme, styles, new_kit, design: room }: SiteImportPlanChoices,
): ChosenSite {
  const source = chooseFonts(given, choices.fonts);
  const { chosen, warnings } = chooseDocuments(source.documents, choices);
  const terms = source.terms ?? [];
  const live = findLive(chosen);
  const usable = block_theme ? namedMenus(source, chosen) : (source.menus ?? []);
  const { menus, warnings: ofMenus } = chooseMenus(usable, leadsTo(source, chosen, live));
  const look = chooseLook(source, { ...choices, author: given.settings, new_kit });
  const { settings } = look;
  const contact = chooseContactForms(source, choices, settings, chosen);
  const others = choices.documents === undefined ? (source.forms ?? []) : namedForms(source, chosen);
  const forms = [...others, ...contact.forms];
  const detached = detach(source, { documents: contact.documents, forms, terms, menus });
  const own = useFacts(source, choices, { documents: detached.documents, forms: detached.forms, menus });
  const kept = keepMedia({ ...source, documents: own.documents, settings: undefined, fonts: undefined });
  const ofKit = JSON.stringify([look.of_site?.fonts, settings?.fonts, settings?.styles]);
  const texts = ofKit + kept.source.documents.map(({ document }) => textOf(document)).join('');
  const logo = choices.logo === 'pack' ? source.site?.logo : undefined;
  const picture = source.media.find(({ sha256 }) => sha256 === logo);
  const logoSize = choices.logo_size ?? findLogoWidth(source.documents, picture);
  const shown = new Set([
    ...kept.source.documents.flatMap(({ document }) => listNeeded(document)),
    ...listInText(JSON.stringify(own.forms)),
    ...withoutPlaceholder(listInText(JSON.stringify([settings?.styles]))),
    ...(logo === undefined ? [] : [logo]),
  ]);
  const hasLogo = logo !== undefined || typeof choices.logo === 'number';
  const widths = { chosen: choices.logo_size, otherwise: block_theme ? logoSize : undefined };
  const colors = Object.fromEntries((settings?.colors ?? []).map(({ id, color }) => [id, color]));
  const { fonts } = addressFonts({ fonts: keepNamedFonts(source.fonts ?? [], texts), media: source.media });
  const newLook = findNewLook(given.settings, settings);
  const finish = (document: BundleDocument) => {
    const inlined = look.inDocument(inlineColors(hasLogo ? sizeLogo(document, widths) : document, colors));
    // A site without global styles has no presets.
    const named = styles === undefined ? inlined : namePresetFonts(inlined, fonts);
    return addRoot(fixSizes(applyLook(named, newLook), { inPixels: !block_theme }));
  };
  const painted = source.documents.map((document) => inlineColors(document, colors));
  const installed = new Set(install.map(({ slug }) => slug));
  const plugins = source.requires.plugins.filter(({ slug }) => !installed.has(slug));
  const finished = kept.source.documents.map((planned) => ({ ...planned, document: finish(planned.document) }));
  const designed = chooseDesign(finished, kept.warnings, room, choices.design_choices);
  return {
    name: source.site?.title ?? '',
    platform: source.platform,
    requires: { ...source.requires, plugins },
    documents: designed.documents,
    design: designed.design,
    components: designed.components,
    forms: look.inValue(own.forms),
    media: kept.source.media.filter(({ sha256 }) => shown.has(sha256)).map(own.medium),
    fonts,
    warnings: [designed, { warnings }, { warnings: ofMenus }, contact, detached, own, look].flatMap((part) => part.warnings),
    terms,
    menus: own.menus,
    settings: look.of_site,
    text_style: textStyleOf(given.settings, look.of_site),
    logo,
    logo_size: block_theme ? undefined : logoSize,
    styles: listStyleValues({ ...source, documents: painted }, settings, choices.existing_look === true),
    live,
  };
}

/** Lists forms of the chosen documents. */
function namedForms({ forms = [] }: SiteSource, chosen: readonly PlannedDocument[]): BundleForm[] {
  const named = new Set(chosen.flatMap(({ document }) => listReferences(textOf(document))));
  return forms.filter(({ key }) => named.has(`form/${key}`));
}

/** Lists menus that documents name; a block theme shows no others. */
function namedMenus({ menus = [] }: SiteSource, chosen: readonly PlannedDocument[]): BundleMenu[] {
  const named = new Set(chosen.flatMap(({ document }) => listReferences(textOf(document))));
  return menus.filter(({ slug }) => named.has(`menu/${slug}`));
}

/** Returns true for a term with a chosen document. */
function leadsTo({ documents, terms = [] }: SiteSource, chosen: readonly PlannedDocument[], live: ReadonlySet<string>) {
  const parents = new Map(terms.map(({ key, parent }) => [key, parent]));
  const filled = withAbove(
    documents.flatMap((document) => document.terms ?? []),
    parents,
  );
  const filledNow = withAbove(
    chosen.flatMap((document) => document.terms ?? []),
    parents,
  );
  return ({ document, term }: MenuItem): boolean => {
    if (document !== undefined) {
      return live.has(document);
    }
    return term === undefined || (parents.has(term) && (filledNow.has(term) || !filled.has(term)));
  };
}

/** Adds all ancestors to these terms. */
function withAbove(keys: readonly string[], parents: ReadonlyMap<string, string | undefined>): Set<string> {
  const found = new Set<string>();
  for (const key of keys) {
    for (let at: string | undefined = key; at !== undefined && !found.has(at); at = parents.get(at)) {
      found.add(at);
    }
  }
  return found;
}
