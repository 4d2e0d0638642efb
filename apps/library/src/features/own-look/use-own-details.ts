import { type DemoFacts, getSiteFacts } from '@kithouse/contract';
import { describeFacts, listReplacements, type PreviewedFacts, type Replacement } from '@kithouse/kits/facts';
import { useEndpoint } from '@kithouse/query';
import { useMemo } from 'react';
import { useHost } from '../../lib/host.js';
import { keepValid } from '../facts/fact-rules.js';
import { useSiteLook } from './use-site-look.js';

/** The stored details of a site that a preview shows. */
type OwnDetails = { title: string; slogan: string; texts: Replacement[]; facts: PreviewedFacts | null };

/**
 * Returns the details that this site stores, as a preview of a pack with this demo business shows them. A site without any has only
 * its name and tagline, if they are wanted, and everything else stays as in the sample.
 */
export function useOwnDetails(
  demo: DemoFacts | undefined,
  { isOn, hasName }: { isOn: boolean; hasName: boolean },
): OwnDetails | undefined {
  const { can, locale } = useHost().boot;
  const stored = useEndpoint(getSiteFacts, {}, { enabled: isOn && can.manage_options }).data?.facts;
  const facts = useMemo(() => (stored && hasAny(keepValid(stored)) ? keepValid(stored) : undefined), [stored]);
  const site = useSiteLook(isOn);
  return useMemo(() => {
    if (!isOn || !site || !(facts || hasName)) {
      return undefined;
    }
    const given = { facts, title: site.name };
    const texts = listReplacements(demo ? { facts: demo } : {}, given, locale);
    return { title: site.name, slogan: site.slogan, texts, facts: facts && demo ? describeFacts(given, locale) : null };
  }, [isOn, hasName, site, facts, demo, locale]);
}

const hasAny = (facts: object) => Object.values(facts).some((value) => value.length > 0);
