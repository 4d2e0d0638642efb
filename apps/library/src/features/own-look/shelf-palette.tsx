import styles from '@kithouse/ui/page-preview.css?inline';
import { PaletteMenu } from '@kithouse/ui/palette-menu.js';
import { t } from '../../lib/i18n.js';
import { useOwnPalettes } from './use-own-look.js';

/** Chooses the colours in which packs show. */
export function ShelfPalette() {
  const { palettes, chosen, choose } = useOwnPalettes();
  return chosen ? (
    <>
      <style>{styles}</style>
      <PaletteMenu label={t('Palette')} palettes={palettes} palette={chosen.id} onChange={choose} />
    </>
  ) : null;
}
