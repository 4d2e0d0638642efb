import type { PackImportInfo, SiteForm } from '@kithouse/contract';
import { describeFacts, listReplacements, type PreviewedFacts, type Replacement } from '@kithouse/kits/facts';
import { useMemo } from 'react';
import { useHost } from '../../lib/host.js';
import { keepValid } from '../facts/fact-rules.js';

/** The details of a person that previews show: name, logo and texts. */
export type Person = Pick<SiteForm, 'platform' | 'title' | 'logo' | 'logo_size'> & {
  /** Replace the texts of the demo business. */
  texts: readonly Replacement[];
  /** Null for a pack that names no details. */
  facts: PreviewedFacts | null;
  /** Whether pages show a form instead of a mail button; undefined for a pack without a form. */
  hasForm?: boolean | undefined;
};

/** Returns the person's details for previews; `title` is the site's current or new name. */
export function usePerson({ pack }: PackImportInfo['data'], form: SiteForm, title: string): Person {
  const { locale } = useHost().boot;
  const { facts, slots, platform, logo, logo_size } = form;
  const [texts, shown] = useMemo(() => {
    // Somebody may be in the middle of a row of opening hours.
    const given = { facts: facts && keepValid(facts), slots, title };
    return [listReplacements(pack.site, given, locale), given.facts ? describeFacts(given, locale) : null];
  }, [pack, facts, slots, title, locale]);
  return { platform, title, logo, logo_size, texts, facts: shown };
}
