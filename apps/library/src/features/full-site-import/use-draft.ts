import { type Facts, SiteDraft, type SiteForm } from '@kithouse/contract';
import { useEffect, useState } from 'react';
import { useHost } from '../../lib/host.js';
import { forget, readStored, store } from '../../lib/storage.js';
import { useProfile } from '../profile/use-profile.js';
import { chosenTheme, type Dependencies, type FullSiteImport, withValidFacts } from './full-site-import.js';

/** Stands for a visitor, who isn't signed in. */
const visitor = 0;

/** Stores the draft of a pack per person and site. */
export function useDraftStore(pack: number) {
  const { boot } = useHost();
  const nameOf = (person: number) => `site_draft ${boot.rest_root} ${person} ${pack}`;
  const [name, visitors] = [nameOf(useProfile()?.id ?? visitor), nameOf(visitor)];
  const [first] = useState(() => readDraft(name) ?? readDraft(visitors));
  // A person who signs in keeps the draft from before.
  const [isResumed] = useState(() => name !== visitors && readDraft(visitors) !== undefined);
  const forgetAll = () => [name, visitors].map(forget);
  return {
    first,
    isResumed,
    save: (draft: SiteDraft) => {
      forgetAll();
      store(name, JSON.stringify(draft));
    },
    forget: () => void forgetAll(),
  };
}

/** Stores the person's choices while they differ from those of the pack. */
export function useSavedDraft(drafts: ReturnType<typeof useDraftStore>, original: FullSiteImport, state: FullSiteImport) {
  const text = JSON.stringify(draftOf(state));
  const hasChanges = state.results === null && (state.hasChosenLogoSize || withoutSize(state) !== withoutSize(original));
  useEffect(() => {
    if (hasChanges) {
      drafts.save(SiteDraft.parse(JSON.parse(text)));
    } else {
      drafts.forget();
    }
  });
  return hasChanges;
}

/** Restores a draft with the current address of the pack's logo, and without what the site already has or never offers. */
export function withDraft(state: FullSiteImport, draft: SiteDraft, currentStep: 1 | 2): FullSiteImport {
  const { changes_theme, plugins, shares_facts = false, ...typed } = draft;
  const { dependencies } = state;
  const logo = draft.logo?.id === 0 ? state.formData.logo : draft.logo;
  const changesTheme = (changes_theme ?? state.formData.theme !== null) && !dependencies.theme.isActive;
  const formData = {
    ...state.formData,
    ...typed,
    logo,
    theme: changesTheme ? chosenTheme(dependencies) : null,
    plugins: plugins ? listPlugins(dependencies, plugins) : state.formData.plugins,
  };
  return {
    ...state,
    currentStep,
    formData: currentStep === 2 ? withValidFacts(formData) : formData,
    fittedLogo: logo?.url ?? '',
    hasChosenLogoSize: true,
    sharesFacts: shares_facts,
  };
}

/** Lists the chosen plugins that somebody can choose here, and those that the pack always installs. */
function listPlugins({ required, suggested, contactForm }: Dependencies, slugs: readonly string[]): SiteForm['plugins'] {
  const offered = [...required, ...(contactForm ? [contactForm] : []), ...suggested];
  const isChosen = ({ kind, dependency }: (typeof offered)[number]) =>
    kind === 'fixed' || ((kind === 'asleep' || kind === 'free') && slugs.includes(dependency.slug));
  return offered.filter(isChosen).map(({ dependency }) => dependency);
}

function readDraft(name: string): SiteDraft | undefined {
  try {
    return SiteDraft.safeParse(JSON.parse(readStored(name) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

const draftOf = ({
  formData: { title, slogan, facts, slots, logo, logo_size, color, fonts, theme, plugins, ...rest },
  sharesFacts,
}: FullSiteImport): SiteDraft => ({
  title,
  slogan,
  facts: facts && withoutEmpty(facts),
  slots: slots && withoutEmpty(slots),
  logo,
  logo_size,
  color,
  fonts,
  changes_theme: theme !== null,
  plugins: plugins.map(({ slug }) => slug).toSorted(),
  import_demo_content: rest.import_demo_content,
  documents: rest.documents,
  existing_look: rest.existing_look,
  enable_container: rest.enable_container,
  ...(sharesFacts ? { shares_facts: true } : {}),
});

/** Leaves out fields and rows that are empty again. */
const withoutEmpty = <Texts extends Facts | Record<string, string>>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => value.length > 0)) as Texts;

/** Ignores the width unless the person chose it, because preview and picture set it automatically. */
const withoutSize = (state: FullSiteImport) => JSON.stringify({ ...draftOf(state), logo_size: 0 });
