import type { Boot, Dependency, Facts, ImportResults, PackImportInfo, SiteForm } from '@kithouse/contract';
import { keepReadable, opaqueColors, resolveColors } from '@kithouse/kits/look';
import { type Need, toNeeds } from '../dependencies/need.js';
import { keepValid } from '../facts/fact-rules.js';
import type { SiteFacts } from './wp-rest.js';

export type PackColor = NonNullable<PackImportInfo['data']['settings']['custom_colors']>[number];
export type PackTokens = NonNullable<PackImportInfo['data']['pack']['settings']>['tokens'];

/** Requirements of the pack and their state on this site. */
export type Dependencies = {
  theme: {
    slug: string;
    name: string;
    isActive: boolean;
    isInstalled: boolean;
    /** True if the active theme can't show the pack. */
    isNeeded: boolean;
    /** Name of the active theme, if known. */
    active: string;
  };
  required: Need[];
  suggested: Need[];
  /** The plugin that shows the pack's contact form; undefined for a pack without one. */
  contactForm: Need | undefined;
};

/** State of the wizard. */
export type FullSiteImport = {
  currentStep: 1 | 2 | 3;
  formData: SiteForm;
  dependencies: Dependencies;
  results: ImportResults | null;
  /** Logo for which the width was last fitted. */
  fittedLogo: string;
  /** True once the person set the width, so that the preview no longer changes it. */
  hasChosenLogoSize: boolean;
  /** Whether the details are stored with the account, too, when the import starts. */
  sharesFacts: boolean;
};

export const defaultLogoSize = 211;
export const logoSizes = { min: 20, max: 800 } as const;

export function newFullSiteImport(info: PackImportInfo['data'], site: SiteFacts, can: Boot['can']): FullSiteImport {
  const { pack } = info;
  const logo = logoOf(info);
  const dependencies = findDependencies(info, site, can);
  const isNew = isDefaultTitle(site.title);
  return {
    currentStep: 1,
    formData: {
      id: pack.id,
      platform: pack.platform,
      title: isNew ? (info.facts?.name ?? pack.site.title ?? '') : '',
      slogan: isDefaultTagline(site.slogan, isNew) ? (pack.site.slogan ?? '') : '',
      ...(pack.site.facts ? { facts: info.facts ?? {} } : {}),
      ...(pack.site.slots ? { slots: {} } : {}),
      logo: logo ? { id: 0, url: logo } : null,
      logo_size: defaultLogoSize,
      color: {},
      theme: dependencies.theme.isNeeded ? chosenTheme(dependencies) : null,
      plugins: [...dependencies.required.filter(isWanted), ...installedForm(dependencies)].map(({ dependency }) => dependency),
      import_demo_content: true,
    },
    dependencies,
    results: null,
    fittedLogo: '',
    hasChosenLogoSize: false,
    sharesFacts: false,
  };
}

/** Returns the logo under Elementor's or the block editor's name. */
export const logoOf = ({ settings }: PackImportInfo['data']): string => settings.site_logo?.url || settings.logo?.url || '';

export const colorsOf = ({ settings }: PackImportInfo['data']): PackColor[] => [
  ...(settings.system_colors ?? settings.global_colors ?? []),
  ...(settings.custom_colors ?? []),
];

/** Returns the pack's colours and tokens by id, as the import would set them: with readable texts. */
export function previewColors(info: PackImportInfo['data'], chosen: Readonly<Record<string, string>>): Record<string, string> {
  const own = colorsOf(info).map(({ _id, color }) => ({ id: _id, color }));
  const readable = keepReadable(opaqueColors(own), chosen);
  return {
    ...Object.fromEntries(own.map(({ id, color }) => [id, color])),
    ...(info.pack.settings ? resolveColors(info.pack.settings, readable) : {}),
    ...readable,
  };
}

export const clampLogoSize = (width: number): number => Math.min(logoSizes.max, Math.max(logoSizes.min, Math.round(width)));

/** In px, as high as headers allow. */
const logoHeight = 48;

/** Returns the initial width: the default, or less if the logo would be higher than a header. */
export const fitLogo = (width: number, height: number): number =>
  width > 0 && height > 0 ? clampLogoSize(Math.min(defaultLogoSize, (logoHeight * width) / height)) : defaultLogoSize;

/** Fits the width once per logo, before any choice of the person. */
export function withFittedLogo(state: FullSiteImport, width: number, height: number): FullSiteImport {
  const { formData, fittedLogo } = state;
  const url = formData.logo?.url ?? '';
  if (url === fittedLogo) {
    return state;
  }
  const isKnown = fittedLogo === '' && formData.logo_size !== defaultLogoSize;
  return { ...state, fittedLogo: url, formData: isKnown ? formData : { ...formData, logo_size: fitLogo(width, height) } };
}

export const withChosenLogoSize = (state: FullSiteImport, logo_size: number): FullSiteImport => ({
  ...state,
  hasChosenLogoSize: true,
  formData: { ...state.formData, logo_size },
});

/** Takes the width that a page of the preview reports, for the pack's own logo only, until the person chooses one. */
export function withPreviewLogoSize(state: FullSiteImport, packLogo: string, logo_size: number): FullSiteImport {
  const isPacks = (state.formData.logo?.url ?? '') === packLogo;
  return state.hasChosenLogoSize || !isPacks ? state : { ...state, formData: { ...state.formData, logo_size } };
}

/** A form as it is sent: without a width of the logo, the site takes the pack's own. */
export type SentForm = Omit<SiteForm, 'logo_size'> & { logo_size?: number };

/** Leaves the default width of the pack's own logo out, unless the person chose it. */
export function toSentForm({ formData, hasChosenLogoSize }: FullSiteImport): SentForm {
  const { logo_size, ...rest } = formData;
  const isOpen = !hasChosenLogoSize && formData.logo?.id === 0 && logo_size === defaultLogoSize;
  return isOpen ? rest : formData;
}

/** Returns the details to store with the account: those of the form, with the name of the site; undefined for none. */
export function toSharedFacts({ formData: { facts, title }, sharesFacts }: FullSiteImport, siteTitle = ''): Facts | undefined {
  const name = title.trim() || siteTitle.trim();
  return sharesFacts && facts ? { ...facts, ...(name ? { name } : {}) } : undefined;
}

/** Leaves out what somebody began to type and can’t be sent. */
export const withValidFacts = (form: SiteForm): SiteForm => (form.facts ? { ...form, facts: keepValid(form.facts) } : form);

/** Returns the pack's theme as the form names it. */
export const chosenTheme = ({ theme: { slug, name } }: Dependencies): NonNullable<SiteForm['theme']> => ({ slug, name });

/** Adds or removes a plugin to install or activate. */
export function withPlugin(form: SiteForm, dependency: Dependency, isChosen: boolean): SiteForm {
  const others = form.plugins.filter(({ slug }) => slug !== dependency.slug);
  return { ...form, plugins: isChosen ? [...others, dependency] : others };
}

/** Adds or removes a document; `documents` is undefined for all. */
export function withDocument(form: SiteForm, all: readonly string[], key: string, isChosen: boolean): SiteForm {
  const chosen = new Set(form.documents ?? all);
  chosen[isChosen ? 'add' : 'delete'](key);
  const { documents: _, ...rest } = form;
  return chosen.size === all.length ? rest : { ...rest, documents: all.filter((one) => chosen.has(one)) };
}

/** Chooses the plugin of the form only if the site has it: nothing is installed unasked. */
const installedForm = ({ contactForm }: Dependencies) => (contactForm?.kind === 'asleep' ? [contactForm] : []);

/** Returns whether the import will show a form: its plugin is or will be active, and there is an address to send to. */
export function showsForm({ contactForm }: Dependencies, { plugins, facts }: SiteForm): boolean {
  const isChosen = plugins.some(({ slug }) => slug === contactForm?.dependency.slug);
  return contactForm !== undefined && (contactForm.kind === 'active' || isChosen) && Boolean(facts?.email?.trim());
}

function findDependencies({ pack, active_theme }: PackImportInfo['data'], site: SiteFacts, can: Boot['can']): Dependencies {
  const known = (dependency: Dependency): Dependency => {
    const found = site.plugins?.get(dependency.plugin_file);
    return site.plugins ? { ...dependency, installed: Boolean(found), is_active: found?.isActive === true } : dependency;
  };
  const rights = { missing: [], can_install: can.install_plugins, can_activate: can.manage_options };
  const needs = (dependencies: readonly Dependency[]) => toNeeds({ ...rights, dependencies: dependencies.map(known) });
  const { slug, name } = pack.theme;
  const hasForm = (pack.site.contact_forms ?? []).length > 0;
  const isContactForm = (need: { slug: string }) => hasForm && need.slug === 'contact-form-7';
  const suggested = pack.suggested.filter((one) => !isContactForm(one));
  const isActive = site.themes?.active.has(slug) ?? false;
  return {
    theme: {
      slug,
      name,
      isActive,
      isNeeded: !isActive && active_theme?.can_show_packs === false,
      active: active_theme?.name ?? '',
      isInstalled: site.themes?.installed.has(slug) ?? false,
    },
    required: needs(withElementorPro(pack.requires)),
    // Hides suggestions that the site already has.
    suggested: needs(suggested).filter(({ dependency, kind }) => !dependency.installed && kind !== 'active'),
    contactForm: needs(pack.suggested.filter(isContactForm))[0],
  };
}

function withElementorPro({ plugins, elementor_pro }: PackImportInfo['data']['pack']['requires']): Dependency[] {
  const isNamed = plugins.some(({ slug }) => slug === 'elementor-pro');
  return elementor_pro && !isNamed ? [...plugins, elementorPro] : plugins;
}

const elementorPro: Dependency = {
  name: 'Elementor Pro',
  slug: 'elementor-pro',
  plugin_file: 'elementor-pro/elementor-pro.php',
  is_pro: true,
  link: 'https://elementor.com/pro/',
};

/** Returns true for requirements that can be installed or activated here. */
const isWanted = ({ kind }: Need) => kind === 'asleep' || kind === 'fixed' || kind === 'free';

/** Default names of a site by WordPress and common installers. */
const defaultTitles = new Set([
  '',
  'my wordpress website',
  'my wordpress',
  'my wordpress site',
  'wordpress',
  'my site',
  'my blog',
]);

const isDefaultTitle = (title: string | undefined) => title !== undefined && defaultTitles.has(title.trim().toLowerCase());

/** Treats an empty tagline as default only on an unnamed site, because a named one may want none. */
const isDefaultTagline = (tagline: string | undefined, isNew: boolean) =>
  tagline !== undefined && (tagline.trim().toLowerCase() === 'just another wordpress site' || (isNew && tagline.trim() === ''));
