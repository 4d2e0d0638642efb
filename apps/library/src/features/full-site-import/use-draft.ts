import { SiteDraft } from '@kithouse/contract';
import { useEffect, useState } from 'react';
import { useHost } from '../../lib/host.js';
import { forget, readStored, store } from '../../lib/storage.js';
import { keepValid } from '../facts/fact-rules.js';
import { useProfile } from '../profile/use-profile.js';
import type { FullSiteImport } from './full-site-import.js';

/** Stands for nobody who is signed in. */
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

/** Uses the current address of the pack's logo, which may have changed. */
export function withDraft(state: FullSiteImport, draft: SiteDraft, currentStep: 1 | 2): FullSiteImport {
  const logo = draft.logo?.id === 0 ? state.formData.logo : draft.logo;
  const formData = { ...state.formData, ...draft, logo };
  return { ...state, currentStep, formData, fittedLogo: logo?.url ?? '', hasChosenLogoSize: true };
}

function readDraft(name: string): SiteDraft | undefined {
  try {
    return SiteDraft.safeParse(JSON.parse(readStored(name) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

const draftOf = ({
  formData: { title, slogan, facts, slots, logo, logo_size, color, fonts, import_demo_content, documents },
}: FullSiteImport): SiteDraft => ({
  title,
  slogan,
  facts: facts && keepValid(facts),
  slots,
  logo,
  logo_size,
  color,
  fonts,
  import_demo_content,
  documents,
});

/** Ignores the width unless the person chose it, because preview and picture set it automatically. */
const withoutSize = (state: FullSiteImport) => JSON.stringify({ ...draftOf(state), logo_size: 0 });
