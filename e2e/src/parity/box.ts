/** Describes what a visitor sees of one text, picture, line, field or coloured area. */
export type Box = {
  /** `h1` to `h6`, `text`, `picture`, `separator`, `field`, `icon`, `area` or `page`. */
  role: string;
  /** The text, or the first text inside. */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Colours, backgrounds and borders as CSS. */
  paint: Record<string, string>;
  /** Size, weight and style of a text, with the faces that the browser really used. */
  type?: { size: string; weight: string; style: string; faces: string };
};
