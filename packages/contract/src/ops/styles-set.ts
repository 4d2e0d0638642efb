import * as z from 'zod/mini';
import { operation } from './operation.js';
import { ThemeSlug } from './template-write.js';

/** WordPress splits letters from digits in slugs of presets; these stay as they are. */
const slug = '(?:[a-z]+|[0-9]+)(?:-(?:[a-z]+|[0-9]+)){0,20}';
const color = '#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})';
const gradient = '(?:linear|radial)-gradient\\([0-9a-zA-Z#%., -]{1,300}\\)';
const preset = (kind: string) => `var:preset\\|${kind}\\|${slug}`;
const element = '(?:elements\\.(?:(?:link|button)(?:\\.:(?:hover|focus|active))?|heading|h[1-6]|caption)\\.)?';
const typography = 'font(?:Family|Size|Style|Weight)|letterSpacing|lineHeight|text(?:Decoration|Transform)';

const text = (pattern: string) => z.string().check(z.regex(new RegExp(`^(?:${pattern})$`)), z.maxLength(400));
/** WordPress drops rows whose name it would escape when somebody without `unfiltered_html` saves them. */
const Name = z.string().check(z.regex(/^[^<>&"'\\]{1,200}$/));

const presetAt = <Value extends z.ZodMiniType>(path: string, value: Value) =>
  z.object({ path: text(`settings\\.${path}\\.${slug}`), value });
const styleAt = (path: string, pattern: string) =>
  z.object({ path: text(`styles\\.${element}(?:${path})`), value: text(pattern) });

export const StyleValue = z.union([
  presetAt('color\\.palette', z.object({ name: Name, color: text(color) })),
  presetAt('color\\.gradients', z.object({ name: Name, gradient: text(gradient) })),
  presetAt('typography\\.fontFamilies', z.object({ name: Name, fontFamily: text('[^<>{};\\\\]{1,300}') })),
  // Fluid type would change the size on a screen.
  presetAt('typography\\.fontSizes', z.object({ name: Name, size: text('[0-9a-z.,%()+* /-]{1,120}'), fluid: z.literal(false) })),
  styleAt('(?:color\\.(?:text|background)|border\\.color)', `${color}|${preset('color')}`),
  styleAt('color\\.gradient', `${gradient}|${preset('gradient')}`),
  styleAt(
    `typography\\.(?:${typography})|border\\.(?:radius|style|width)|spacing\\.padding\\.(?:top|right|bottom|left)`,
    '[0-9a-zA-Z.,%()+* /:|\'"-]{1,300}',
  ),
]);
export type StyleValue = z.infer<typeof StyleValue>;

/** Writes values into the user's global styles of one theme, each by its path in `theme.json`; a preset's path ends with its slug. */
export const stylesSet = operation({
  name: 'styles.set',
  step: 'finalize',
  args: z.object({
    /** The theme that the site will have. */
    theme: ThemeSlug,
    values: z.array(StyleValue).check(z.maxLength(2000)),
  }),
  capability: 'edit_theme_options',
});
