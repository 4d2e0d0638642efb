import { Drawing, type DrawingProps } from './icon.js';
import { icons } from './icons.js';
import { moreIcons } from './more-icons.js';

const drawings = { ...icons, ...moreIcons };
export type AnyIconName = keyof typeof drawings;

/** An `Icon` of any name. For what is not part of a first screen, which then need not carry all the drawings. */
export function AnyIcon({ name, ...props }: DrawingProps & { name: AnyIconName }) {
  return <Drawing path={drawings[name]} {...props} />;
}
