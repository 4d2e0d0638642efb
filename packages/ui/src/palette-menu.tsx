/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an option element shows no colours */
import { AnyIcon } from './any-icon.js';
import { buttonClass } from './button.js';
import { Menu } from './menu.js';

/** A palette with the colours that represent it, as safe CSS colours. */
export type PaletteOption = { id: string; title: string; swatches: readonly string[] };

type PaletteMenuProps = {
  label: string;
  palettes: readonly PaletteOption[];
  palette: string;
  onChange: (palette: string) => void;
};

/** Chooses a palette from a list that shows the colours of each. */
export function PaletteMenu({ label, palettes, palette, onChange }: PaletteMenuProps) {
  const chosen = palettes.find(({ id }) => id === palette) ?? palettes[0];
  if (!chosen) {
    return null;
  }
  const button = (
    <>
      <Stripes swatches={chosen.swatches} />
      <span className="clip">{chosen.title}</span>
      <AnyIcon name="chevrons-up-down" size="s" />
    </>
  );
  return (
    <Menu
      kind="listbox"
      className={buttonClass({ size: 's', className: 'palette-button' })}
      label={`${label}: ${chosen.title}`}
      name={label}
      button={button}
    >
      {palettes.map(({ id, title, swatches }) => (
        <button
          key={id}
          className="opt"
          role="option"
          type="button"
          aria-selected={id === chosen.id}
          tabIndex={-1}
          onClick={() => onChange(id)}
        >
          <Stripes swatches={swatches} />
          {title}
        </button>
      ))}
    </Menu>
  );
}

const Stripes = ({ swatches }: Pick<PaletteOption, 'swatches'>) => (
  <span className="stripes" aria-hidden="true">
    {swatches.map((color, index) => (
      <i key={index} style={{ '--c': color }} />
    ))}
  </span>
);
