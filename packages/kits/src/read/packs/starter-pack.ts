import { KitError } from '../kit-error.js';
import { isRecord, parseJson } from '../parse-json.js';
import { showName } from '../show-name.js';
import { WxrCollector } from './collect-wxr.js';
import { describeSite, describeTheme } from './describe-site.js';
import { plural } from './left-out.js';
import type { PackFiles } from './pack-files.js';
import { emptySite, type RawSite } from './raw-site.js';
import { unserialize } from './unserialize.js';
import type { WxrSite } from './wxr-reader.js';

/**
 * Reads a starter site: a WordPress export with the customizer's settings (`.dat`) and widgets (`.wie`).
 * @throws KitError
 */
export function readStarterPack(files: PackFiles): RawSite {
  const raw = emptySite();
  const collector = new WxrCollector(raw);
  const exports = files
    .list('')
    .filter((name) => /\.xml$/i.test(name))
    .map((name) => {
      const before = countPages(raw);
      const site = files.stream(name, collector);
      return { name, site, has_pages: countPages(raw) > before };
    });
  refuseSeveral(exports);
  const sites = exports.map(({ site }) => site);
  if (sites.length === 0) {
    throw new KitError('not_a_template', 'This zip contains no WordPress export.');
  }
  for (const site of sites) {
    describeSite(raw, site);
  }
  raw.title = sites[0]?.title ?? '';
  for (const name of files.list('').filter((one) => one.endsWith('.dat'))) {
    readCustomizer(files.bytes(name), raw, name);
  }
  for (const name of files.list('').filter((one) => one.endsWith('.wie'))) {
    countWidgets(files.bytes(name), raw, name);
  }
  collector.finish();
  return raw;
}

const countPages = ({ documents }: RawSite) => documents.filter(({ post_type }) => post_type === 'page').length;

type Export = { name: string; site: WxrSite; has_pages: boolean };

/** Refuses a collection of demos, because their pages would mix inseparably. */
function refuseSeveral(exports: readonly Export[]) {
  const sites = new Map(
    exports
      .filter(({ site: { address }, has_pages }) => has_pages && address !== '')
      .map((one) => [one.site.address.replace(/^https?:\/\/(?:www\.)?|\/+$/gi, '').toLowerCase(), one]),
  );
  const shown = [...sites.values()].slice(0, 4).map(({ name }) => `“${showName(name, 60)}”`);
  if (sites.size > 1) {
    throw new KitError(
      'not_a_template',
      `This zip contains ${sites.size} sites: ${shown.join(', ')}${sites.size > shown.length ? '…' : ''}. Unpack it and choose the files of one site.`,
    );
  }
}

/** Reads a single export. @throws KitError */
export function readExport(bytes: Uint8Array): RawSite {
  const raw = emptySite();
  const collector = new WxrCollector(raw);
  const site = collector.read(bytes);
  describeSite(raw, site);
  raw.title = site.title;
  collector.finish();
  return raw;
}

/** Reads `{template, mods, options}` without the theme's own options. */
function readCustomizer(bytes: Uint8Array, raw: RawSite, name: string) {
  const value = unserialize(bytes);
  if (!isRecord(value)) {
    raw.warnings.push({
      code: 'customizer_unreadable',
      message: 'The theme settings are damaged and were skipped.',
      place: name,
    });
    return;
  }
  const mods = isRecord(value.mods) ? value.mods : {};
  const theme = typeof value.template === 'string' ? value.template : '';
  describeTheme(raw, theme, '');
  if (typeof mods.custom_logo === 'number' || typeof mods.custom_logo === 'string') {
    raw.logo = String(mods.custom_logo);
  }
  readLocations(mods.nav_menu_locations, raw);
  const rest = Object.keys(mods).filter((key) => !/^(?:\d+|nav_menu_locations|custom_logo|custom_css_post_id)$/.test(key)).length;
  if (rest > 0) {
    raw.warnings.push({
      code: 'customizer_left_out',
      message: `Skipped: ${plural(rest, 'setting')} of ${theme === '' ? "the site's theme" : `the theme "${showName(theme, 80)}"`}, such as its colours. They work only with that theme.`,
      place: name,
    });
  }
  if (typeof value.wp_css === 'string' && value.wp_css.trim() !== '') {
    raw.warnings.push({ code: 'css_left_out', message: 'Skipped: the additional CSS of the customizer.', place: name });
  }
}

function readLocations(locations: unknown, raw: RawSite) {
  const byId = new Map(raw.terms.filter(({ taxonomy }) => taxonomy === 'nav_menu').map(({ id, slug }) => [id, slug]));
  for (const [location, id] of Object.entries(isRecord(locations) ? locations : {})) {
    const slug = byId.get(String(id));
    if (slug !== undefined && location.length <= 60) {
      raw.locations.set(slug, [...(raw.locations.get(slug) ?? []), location]);
    }
  }
}

function countWidgets(bytes: Uint8Array, raw: RawSite, name: string) {
  try {
    const areas = parseJson(new TextDecoder().decode(bytes), `“${name}”`, name);
    const counts = Object.entries(isRecord(areas) ? areas : {}).flatMap(([area, widgets]) =>
      isRecord(widgets) ? [`${Object.keys(widgets).length} of "${area.slice(0, 60)}"`] : [],
    );
    if (counts.length > 0) {
      raw.warnings.push({
        code: 'widgets_left_out',
        message: `Skipped: widgets of the theme's areas, ${counts.join(', ')}.`,
        place: name,
      });
    }
  } catch (error) {
    if (!(error instanceof KitError)) {
      throw error;
    }
    raw.warnings.push({ code: 'widgets_unreadable', message: 'The widgets are damaged and were skipped.', place: name });
  }
}
