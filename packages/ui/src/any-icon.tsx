import { Drawing, type DrawingProps } from './icon.js';
import { icons } from './icons.js';
import { moreIcons } from './more-icons.js';

const drawings = { ...icons, ...moreIcons };
export type AnyIconName = keyof typeof drawings;

/** Draws an icon of any name. Use it outside of first screens, which then need not load all drawings. */
export function AnyIcon({ name, ...props }: DrawingProps & { name: AnyIconName }) {
  return <Drawing path={drawings[name]} {...props} />;
}
