import type { PackImportInfo, SiteForm } from '@kithouse/contract';
import { useMemo } from 'react';
import { ColorFields } from './color-fields.js';
import { FontChoice } from './font-choice.js';
import { colorsOf } from './full-site-import.js';
import type { LookChoice } from './looks.js';
import { PaletteChoice } from './palette-choice.js';

const none = {};

type FineTuningProps = { info: PackImportInfo['data']; form: SiteForm; onChange: (change: Partial<LookChoice>) => void };

/** Shows palette, fonts and single colours. */
export function FineTuning({ info, form, onChange }: FineTuningProps) {
  const { pack, manifest } = info;
  const colors = useMemo(() => (manifest.has_settings ? colorsOf(info) : []), [info, manifest]);
  const pairs = pack.font_pairs ?? [];
  return (
    <>
      {colors.length > 0 && (
        <PaletteChoice
          colors={colors}
          tokens={pack.settings?.tokens}
          logo={form.logo}
          changed={form.color}
          onChange={(color) => onChange({ color })}
        />
      )}
      {pairs.length > 0 && (
        <FontChoice
          pairs={pairs}
          samples={pack.font_samples ?? none}
          chosen={form.fonts}
          onChange={(fonts) => onChange({ fonts })}
        />
      )}
      {colors.length > 0 && <ColorFields colors={colors} changed={form.color} onChange={(color) => onChange({ color })} />}
    </>
  );
}
