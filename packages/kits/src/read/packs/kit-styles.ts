import type { KitSettings } from '@kithouse/contract';
import { readKitSettings } from '../elementor/kit-settings.js';
import { isRecord } from '../parse-json.js';
import { showName } from '../show-name.js';
import type { RawSite } from './raw-site.js';
import { rowsOf, textOf } from './shapes.js';

/** Matches settings that are not styles or are stored elsewhere. */
const notStyles =
  /^(?:system_(?:colors|typography)|custom_(?:colors|typography)|site_(?:name|description|logo|favicon)|template|post_status|post_title|hide_title|colors_enable_styleguide_preview|default_page_template|woocommerce_\w*(?:page|id))/;

/** Matches markup that could end a style sheet or inject HTML. */
const markup = /<[/!?a-z]/i;

/** Reads the colours, fonts and styles of a kit; undefined without any. Warns about unsafe values. */
export function readKit({ warnings }: Pick<RawSite, 'warnings'>, ...sources: unknown[]): KitSettings | undefined {
  const all = listStyles(sources);
  const hostile = all.filter(([, value]) => markup.test(JSON.stringify(value))).map(([key]) => key);
  if (hostile.length > 0) {
    const message = `Skipped: styles that contain HTML, which isn’t allowed: ${hostile.slice(0, 10).join(', ')}.`;
    warnings.push({ code: 'style_left_out', message });
  }
  warnOfColors(warnings, readKitSettings(...sources), sources);
  const styles = Object.fromEntries(all.filter(([key]) => !hostile.includes(key)));
  const known = readKitSettings(...sources);
  const hasStyles = Object.keys(styles).length > 0;
  return known || hasStyles ? { ...(known ?? { colors: [], fonts: [] }), ...(hasStyles ? { styles } : {}) } : undefined;
}

function warnOfColors(warnings: RawSite['warnings'], known: KitSettings | undefined, sources: unknown[]): void {
  const kept = new Set(known?.colors.map(({ id }) => id));
  const rows = sources
    .filter(isRecord)
    .flatMap(({ system_colors, custom_colors }) => [...rowsOf(system_colors), ...rowsOf(custom_colors)]);
  const lost = rows.filter(({ _id, color }) => textOf(color) !== '' && !kept.has(textOf(_id)));
  if (lost.length > 0) {
    const names = lost.slice(0, 10).map(({ title, _id }) => `“${showName(textOf(title) || textOf(_id), 40)}”`);
    warnings.push({ code: 'color_left_out', message: `Skipped: invalid colours: ${names.join(', ')}.` });
  }
}

const listStyles = (sources: unknown[]): [string, unknown][] => [
  ...new Map(
    sources
      .filter(isRecord)
      .flatMap((source) => Object.entries(source))
      .filter(
        ([key, value]) => (/^[a-z]\w{0,80}$/i.test(key) || key === '__globals__') && !notStyles.test(key) && isFilled(value),
      ),
  ),
];

const isFilled = (value: unknown) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0);
