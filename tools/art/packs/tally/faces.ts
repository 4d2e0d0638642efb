/** Makes portraits as solids. */
import { all, ball, block, egg, melt, moved, ring, rod, type Solid, type Thing, turned, without } from './solid.js';

export type Face = {
  wide?: number;
  hair: 'short' | 'bun' | 'long' | 'none';
  dark?: number;
  glasses?: boolean;
  beard?: boolean;
  turn?: number;
};
/** Makes a person from the chest up. */
export const bust = ({ wide = 1, hair, dark = 0.2, glasses = false, beard = false, turn = 0 }: Face): Thing[] => {
  const place = (solid: Solid) => turned(solid, 'y', turn);
  const skull = melt(0.1, egg([0, 1.62, 0], [0.48 * wide, 0.62, 0.54]), egg([0, 1.32, -0.08], [0.36 * wide, 0.36, 0.4]));
  const nose = melt(0.08, rod([0, 1.68, -0.5], [0, 1.5, -0.6], 0.06), ball([0, 1.48, -0.58], 0.085));
  const brows = all(rod([-0.31, 1.81, -0.42], [-0.1, 1.84, -0.53], 0.04), rod([0.31, 1.81, -0.42], [0.1, 1.84, -0.53], 0.04));
  const lips = rod([-0.13, 1.28, -0.49], [0.13, 1.28, -0.49], 0.045);
  const cap = without(egg([0, 1.74, 0.06], [0.54 * wide, 0.6, 0.58]), block([0, 1.4, -0.62], [0.6, 0.56, 0.46], 0.1));
  const hairs: Record<Face['hair'], Solid[]> = {
    none: [],
    short: [cap],
    bun: [cap, ball([0, 2.36, 0.2], 0.27)],
    long: [
      cap,
      egg([-0.46, 1.3, 0.14], [0.2, 0.72, 0.34]),
      egg([0.46, 1.3, 0.14], [0.2, 0.72, 0.34]),
      egg([0, 1.3, 0.34], [0.5, 0.74, 0.3]),
    ],
  };
  const eyes = all(egg([-0.19, 1.64, -0.5], [0.085, 0.055, 0.06]), egg([0.19, 1.64, -0.5], [0.085, 0.055, 0.06]));
  const things: Thing[] = [
    {
      solid: place(
        melt(
          0.06,
          skull,
          nose,
          egg([-0.49 * wide, 1.55, 0.06], [0.08, 0.16, 0.1]),
          egg([0.49 * wide, 1.55, 0.06], [0.08, 0.16, 0.1]),
        ),
      ),
      tone: 0.88,
    },
    { solid: place(all(eyes, brows)), tone: 0.12 },
    { solid: place(lips), tone: 0.5, spot: true },
    { solid: melt(0.2, rod([0, 0.75, 0.04], [0, 1.2, 0.02], 0.25), egg([0, 0.1, 0.1], [0.9, 0.66, 0.46])), tone: 0.86 },
    {
      solid: without(
        melt(
          0.25,
          egg([0, -0.3, 0.08], [0.95, 1.1, 0.56]),
          rod([-0.8, 0.34, 0.1], [-0.98, -0.6, 0.1], 0.36),
          rod([0.8, 0.34, 0.1], [0.98, -0.6, 0.1], 0.36),
        ),
        turned(block([0, 0.72, -0.5], [0.26, 0.26, 0.5], 0.02), 'z', 45, [0, 0.72, -0.5]),
      ),
      tone: 0.42,
      spot: true,
    },
  ];
  if (hairs[hair].length > 0) {
    things.push({ solid: place(melt(0.08, ...hairs[hair])), tone: dark });
  }
  if (glasses) {
    things.push({
      solid: place(
        all(
          moved(ring([0, 0, 0], 0.17, 0.03), [-0.2, 1.63, -0.57]),
          moved(ring([0, 0, 0], 0.17, 0.03), [0.2, 1.63, -0.57]),
          rod([-0.05, 1.65, -0.56], [0.05, 1.65, -0.56], 0.02),
        ),
      ),
      tone: 0.05,
    });
  }
  if (beard) {
    things.push({
      solid: place(without(egg([0, 1.26, -0.06], [0.42 * wide, 0.42, 0.46]), egg([0, 1.66, -0.2], [0.4, 0.42, 0.5]))),
      tone: dark,
    });
  }
  return things;
};
