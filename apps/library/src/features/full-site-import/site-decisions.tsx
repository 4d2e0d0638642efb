import type { PackInfo, SiteForm } from '@kithouse/contract';
import { DesignConflicts } from '../import/design-conflicts.js';
import { Conflicts } from './conflicts.js';
import { EarlierImport } from './earlier-import.js';
import { ExistingLook } from './existing-look.js';
import { OtherSites } from './other-sites.js';
import type { SiteCheck } from './use-site-check.js';

type SiteDecisionsProps = {
  pack: Pick<PackInfo, 'platform' | 'settings'>;
  check: SiteCheck;
  form: SiteForm;
  onChange: (change: (form: SiteForm) => SiteForm) => void;
};

/** Asks what happens to existing content. Shows nothing on a site without any. */
export function SiteDecisions({ pack, check, form, onChange }: SiteDecisionsProps) {
  const { earlier, others = [], conflicts, design = [] } = check;
  const existing = hasLook(pack) ? check.existing_look : undefined;
  const asks = others.length + conflicts.length + design.length > 0;
  if (!earlier?.posts && !asks && existing === undefined) {
    return null;
  }
  return (
    <section className="panel close">
      <EarlierImport earlier={earlier} form={form} onChange={onChange} />
      <OtherSites others={others} form={form} onChange={onChange} />
      <Conflicts conflicts={conflicts} form={form} onChange={onChange} />
      <DesignConflicts
        conflicts={design}
        choices={form.design_choices}
        onChange={(design_choices) => onChange((old) => ({ ...old, design_choices }))}
      />
      {existing !== undefined && (
        <ExistingLook
          platform={pack.platform}
          isOn={form.existing_look ?? existing}
          onChange={(isOn) => onChange((old) => ({ ...old, existing_look: isOn }))}
        />
      )}
    </section>
  );
}

/** Returns false for a pack for Elementor without default colours, default fonts and styles, which can't change other pages. */
function hasLook({ platform, settings }: Pick<PackInfo, 'platform' | 'settings'>): boolean {
  const { colors = [], fonts = [], styles = {} } = settings ?? {};
  const isDefault = ({ role }: { role: string }) => role === 'system';
  return platform !== 'elementor' || colors.some(isDefault) || fonts.some(isDefault) || Object.keys(styles).length > 0;
}
