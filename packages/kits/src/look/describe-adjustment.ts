import { sentence } from '@kithouse/contract';
import type { Role } from './palette.js';

/** A colour that was changed for contrast. `message` is translated where it is shown, with `values`. */
export type Adjustment = { role: Role; from: string; to: string; message: string; values: { color: string } };

/** The fills stay as they are; only text in their colour changes. */
const messages: Record<Role, string> = {
  primary: sentence('Your primary colour is hard to read as text. Text uses {color}, buttons keep your colour.'),
  secondary: sentence('Your secondary colour is hard to read as text. Text uses {color}, buttons keep your colour.'),
  accent: sentence('Your accent colour is hard to read as text. Text uses {color}, buttons keep your colour.'),
  text: sentence('Your text colour was hard to read. It’s now {color}.'),
  background: sentence('Text was hard to read on your background. It’s now {color}.'),
  surface: sentence('Text was hard to read on both background and surface. The surface is now {color}.'),
};

export const adjusted = (role: Role, from: string, to: string): Adjustment => ({
  role,
  from,
  to,
  message: messages[role],
  values: { color: to.toUpperCase() },
});
