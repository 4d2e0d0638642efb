import type { Dependency } from '@kithouse/contract';
import { findElements } from '../elementor/read-elementor.js';
import { KitError } from '../kit-error.js';
import { isRecord } from '../parse-json.js';
import { toPlainText } from '../plain-text.js';
import { pluginByFile } from '../plugins/known-plugins.js';
import { showName } from '../show-name.js';
import { readKit } from './kit-styles.js';
import { plural } from './left-out.js';
import type { PackFiles } from './pack-files.js';
import { emptyDocument, emptySite, type RawDocument, type RawSite } from './raw-site.js';
import { entriesOf, isTrue, rowsOf, textOf } from './shapes.js';

/** Maps the kit's template types to Elementor's if the kit names none. */
const libraryTypes: Record<string, string> = {
  'section-header': 'header',
  'section-footer': 'footer',
  'section-popup': 'popup',
  'single-404': 'error-404',
  'single-post': 'single-post',
  'single-product': 'product',
  'archive-blog': 'archive',
  'archive-product': 'product-archive',
};

/**
 * Reads a template kit in Envato's format. A file's name is its template's id.
 * @throws KitError
 */
export function readEnvatoKit(files: PackFiles, manifest: Record<string, unknown>): RawSite {
  const raw = emptySite();
  const builder = textOf(manifest.page_builder);
  if (builder !== '' && builder !== 'elementor') {
    throw new KitError(
      'not_yet_readable',
      `This template kit is made for “${builder.slice(0, 40)}”, which isn’t supported yet. Choose a kit for Elementor.`,
    );
  }
  raw.title = toPlainText(textOf(manifest.title));
  readPlugins(manifest, raw);
  for (const template of rowsOf(manifest.templates)) {
    readTemplate(files, template, raw);
  }
  const homes = raw.documents.filter(({ post_type, title }) => post_type === 'page' && /^home(?:\s?page)?$/i.test(title));
  const [home] = homes;
  if (home && homes.length === 1) {
    home.front_page = true;
  }
  // Templates of these kits have no ids, so a popup can be resolved only if it is the only one.
  const popups = raw.documents.filter(({ template_type }) => template_type === 'popup');
  if (popups.length === 1 && popups[0]) {
    raw.popup = popups[0].id;
  }
  warnOfPictures(manifest, raw);
  for (const css of rowsOf(manifest.required_css)) {
    raw.warnings.push({
      code: 'left_out_css',
      message: `Skipped: the style sheet “${showName(textOf(css.file))}”.`,
      place: textOf(css.file),
    });
  }
  return raw;
}

function readTemplate(files: PackFiles, template: Record<string, unknown>, raw: RawSite) {
  const metadata = isRecord(template.metadata) ? template.metadata : {};
  const source = textOf(template.source);
  const kind = textOf(metadata.template_type);
  const title = toPlainText(textOf(template.name));
  if (!files.has(source) && 'include_in_zip' in metadata && !isTrue(metadata.include_in_zip)) {
    raw.warnings.push({
      code: 'left_out_template',
      message: `This kit lists the template “${title}” but doesn’t contain it.`,
      place: source,
    });
    return;
  }
  const value = files.json(source);
  const root = isRecord(value) ? value : {};
  if (kind === 'global-styles') {
    raw.settings ??= readKit(raw, root.page_settings, root.settings);
    return;
  }
  const found = findElements(value);
  if (!found) {
    throw new KitError('broken_pack', `This kit is damaged: “${showName(source)}” contains no template.`, source);
  }
  const type =
    textOf(metadata.elementor_library_type) || libraryTypes[kind] || textOf(root.type) || textOf(template.type) || 'page';
  const isPage = type === 'page' || type === 'wp-page' || kind === 'single-page' || kind === 'single-home';
  raw.elementor_pro ||= isTrue(metadata.elementor_pro_required) || isTrue(template.elementor_pro_required);
  raw.documents.push({
    ...toDocument(root, source, title),
    ...(isPage ? {} : { post_type: 'elementor_library', template_type: type }),
    conditions: conditionsOf(metadata),
    body: bodyOf(root, found.elements),
  });
}

function toDocument(root: Record<string, unknown>, source: string, title: string): RawDocument {
  const metadata = isRecord(root.metadata) ? root.metadata : {};
  return {
    ...emptyDocument,
    id: source,
    post_type: 'page',
    template_type: 'page',
    title: title || toPlainText(textOf(root.title)),
    slug: source
      .replace(/^.*\//, '')
      .replace(/\.json$/i, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    page_template: textOf(metadata.wp_page_template),
    body: { kind: 'elementor', elements: [], page_settings: {} },
    place: source,
  };
}

const bodyOf = (root: Record<string, unknown>, elements: unknown[]): RawDocument['body'] => ({
  kind: 'elementor',
  elements,
  page_settings: [root.page_settings, root.settings].find(isRecord) ?? {},
});

const conditionsOf = ({ elementor_pro_conditions }: Record<string, unknown>) =>
  entriesOf(elementor_pro_conditions).map(([, condition]) => textOf(condition));

/** Reads the required plugins, which Elementor's own kits don't name. */
function readPlugins(manifest: Record<string, unknown>, raw: RawSite) {
  for (const row of rowsOf(manifest.required_plugins)) {
    const file = textOf(row.file);
    const [, slug] = /^([a-z0-9][a-z0-9_-]*)\/[\w.-]+\.php$/.exec(file) ?? [];
    if (slug === undefined) {
      raw.warnings.push({
        code: 'plugins_unknown',
        message: `The kit needs the plugin “${textOf(row.name).slice(0, 80)}”. Install it yourself.`,
      });
    } else if (/^(?:elementor-pro|pro-elements)$/.test(slug)) {
      raw.elementor_pro = true;
    } else {
      const named: Dependency = { name: textOf(row.name) || slug, slug, plugin_file: file, is_pro: false };
      raw.plugins.push(pluginByFile(file) ?? named);
    }
  }
}

function warnOfPictures(manifest: Record<string, unknown>, raw: RawSite) {
  const pictures = rowsOf(manifest.images);
  if (pictures.length > 0) {
    const names = pictures.map(({ filename }) => textOf(filename)).filter((name) => name !== '');
    raw.warnings.push({
      code: 'picture_licence',
      message: `Buy a licence for ${plural(pictures.length, 'stock image')} in this kit: ${names.slice(0, 10).join(', ')}${names.length > 10 ? '…' : ''}.`,
    });
  }
}
