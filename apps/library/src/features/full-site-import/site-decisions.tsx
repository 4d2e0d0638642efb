import type { SiteForm } from '@kithouse/contract';
import { Conflicts } from './conflicts.js';
import { EarlierImport } from './earlier-import.js';
import { ExistingLook } from './existing-look.js';
import { OtherSites } from './other-sites.js';
import type { SiteCheck } from './use-site-check.js';

type SiteDecisionsProps = { check: SiteCheck; form: SiteForm; onChange: (change: (form: SiteForm) => SiteForm) => void };

/** Asks what happens to existing content. Nothing on a site without any. */
export function SiteDecisions({ check, form, onChange }: SiteDecisionsProps) {
  const { earlier, others = [], conflicts, existing_look } = check;
  if (!earlier?.posts && others.length === 0 && conflicts.length === 0 && existing_look === undefined) {
    return null;
  }
  return (
    <section className="panel close">
      <EarlierImport earlier={earlier} form={form} onChange={onChange} />
      <OtherSites others={others} form={form} onChange={onChange} />
      <Conflicts conflicts={conflicts} form={form} onChange={onChange} />
      {existing_look !== undefined && (
        <ExistingLook
          isOn={form.existing_look ?? existing_look}
          onChange={(isOn) => onChange((old) => ({ ...old, existing_look: isOn }))}
        />
      )}
    </section>
  );
}
