// Faces that computers already have, nearest first, so that no page asks another host for a font.
const faces = {
  palatino: [['Iowan Old Style', 'Palatino Linotype', 'Palatino', 'URW Palladio L', 'P052', 'Georgia'], 'serif'],
  bookman: [['Superclarendon', 'Bookman Old Style', 'URW Bookman', 'URW Bookman L', 'Georgia'], 'serif'],
  schoolbook: [['Century Schoolbook', 'New Century Schoolbook', 'C059', 'Century Schoolbook L', 'Georgia'], 'serif'],
  gothic: [['Avenir Next', 'Century Gothic', 'URW Gothic', 'Futura', 'Trebuchet MS'], 'sans-serif'],
  swiss: [['Helvetica Neue', 'Helvetica', 'Nimbus Sans', 'Arial'], 'sans-serif'],
  narrow: [['Avenir Next Condensed', 'Arial Narrow', 'Nimbus Sans Narrow', 'Roboto Condensed', 'Arial'], 'sans-serif'],
  screen: [['Segoe UI', 'SF Pro Text', 'Roboto', 'Nimbus Sans', 'Helvetica Neue', 'Arial'], 'sans-serif'],
  code: [['SF Mono', 'Cascadia Code', 'Consolas', 'DejaVu Sans Mono', 'Menlo'], 'monospace'],
};

/** As CSS writes a list of faces. */
export function stackOf(name) {
  const [families, generic] = faces[name];
  return [...families.map((family) => (family.includes(' ') ? `'${family}'` : family)), generic].join(', ');
}

/** As Elementor's font setting takes several: it puts quotes round the whole and the generic face behind it. */
export const familyOf = (name) => faces[name][0].join('", "');
