import type { KitSettings } from '@kithouse/contract';
import { readKitSettings } from '../elementor/kit-settings.js';
import { isRecord } from '../parse-json.js';

/** What is the site's own and not a matter of looks, or is kept elsewhere. */
const notStyles =
  /^(?:system_(?:colors|typography)|custom_(?:colors|typography)|site_(?:name|description|logo|favicon)|template|post_status|post_title|hide_title|colors_enable_styleguide_preview|default_page_template|woocommerce_\w*(?:page|id))/;

/** Colours, fonts and styles of an Elementor kit. Undefined when there are none. */
export function readKit(...sources: unknown[]): KitSettings | undefined {
  const styles = Object.fromEntries(
    sources
      .filter(isRecord)
      .flatMap((source) => Object.entries(source))
      .filter(
        ([key, value]) => (/^[a-z]\w{0,80}$/i.test(key) || key === '__globals__') && !notStyles.test(key) && isFilled(value),
      ),
  );
  const known = readKitSettings(...sources);
  const has_styles = Object.keys(styles).length > 0;
  return known || has_styles ? { ...(known ?? { colors: [], fonts: [] }), ...(has_styles ? { styles } : {}) } : undefined;
}

const isFilled = (value: unknown) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0);
