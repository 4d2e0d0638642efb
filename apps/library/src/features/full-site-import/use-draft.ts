import { SiteDraft } from '@kithouse/contract';
import { useEffect, useState } from 'react';
import { useHost } from '../../lib/host.js';
import { forget, readStored, store } from '../../lib/storage.js';
import { useProfile } from '../profile/use-profile.js';
import type { FullSiteImport } from './full-site-import.js';

/** Stores the draft of a pack per person and site. */
export function useDraftStore(pack: number) {
  const { boot } = useHost();
  const name = `site_draft ${boot.rest_root} ${useProfile()?.id ?? 0} ${pack}`;
  const [first] = useState(() => readDraft(name));
  return { first, save: (draft: SiteDraft) => store(name, JSON.stringify(draft)), forget: () => forget(name) };
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
export function withDraft(state: FullSiteImport, draft: SiteDraft): FullSiteImport {
  const logo = draft.logo?.id === 0 ? state.formData.logo : draft.logo;
  const formData = { ...state.formData, ...draft, logo };
  return { ...state, formData, fittedLogo: logo?.url ?? '', hasChosenLogoSize: true };
}

function readDraft(name: string): SiteDraft | undefined {
  try {
    return SiteDraft.safeParse(JSON.parse(readStored(name) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

const draftOf = ({ formData: { title, slogan, logo, logo_size, color } }: FullSiteImport): SiteDraft => ({
  title,
  slogan,
  logo,
  logo_size,
  color,
});

/** Ignores the width unless the person chose it, because preview and picture set it automatically. */
const withoutSize = (state: FullSiteImport) => JSON.stringify({ ...draftOf(state), logo_size: 0 });
