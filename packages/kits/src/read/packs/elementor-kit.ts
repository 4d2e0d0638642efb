import { isEmptyDesign, readDesign } from '../elementor/read-design.js';
import { findElements } from '../elementor/read-elementor.js';
import { KitError } from '../kit-error.js';
import { isRecord } from '../parse-json.js';
import { pluginByFile } from '../plugins/known-plugins.js';
import { showName } from '../show-name.js';
import { WxrCollector } from './collect-wxr.js';
import { describeSite, describeTheme } from './describe-site.js';
import { readKit } from './kit-styles.js';
import type { PackFiles } from './pack-files.js';
import { emptyDocument, emptySite, type RawDocument, type RawSite } from './raw-site.js';
import { entriesOf, rowsOf, textOf } from './shapes.js';

/**
 * Reads an Elementor kit ("website template"), manifest versions 1 to 3: an empty map may be a list, and a list a map.
 * @throws KitError
 */
export function readElementorKit(files: PackFiles, manifest: Record<string, unknown>): RawSite {
  const raw = emptySite();
  const theme = isRecord(manifest.theme) ? manifest.theme : {};
  raw.title = textOf(manifest.title) || textOf(manifest.name);
  raw.slug = textOf(manifest.name);
  raw.description = textOf(manifest.description);
  raw.addresses = [textOf(manifest.site)].filter((address) => address !== '');
  warnOfVersion(textOf(manifest.version), raw);
  describeTheme(raw, textOf(theme.slug), textOf(theme.name));
  readSettings(files, raw);
  readDesignFiles(files, raw);
  readPlugins(manifest, raw);
  readTemplates(files, manifest, raw);
  readTerms(files, manifest, raw);
  readContent(files, manifest, raw);
  readExports(files, raw);
  return raw;
}

/** Warns about a newer format, which may store data elsewhere. */
function warnOfVersion(version: string, { warnings }: RawSite) {
  if (version !== '' && !/^[1-3](?:\.\d+)*$/.test(version)) {
    warnings.push({
      code: 'manifest_version',
      message: `This kit has the unknown format version “${showName(version, 20)}”. Check the result for missing content.`,
      place: 'manifest.json',
    });
  }
}

function readSettings(files: PackFiles, raw: RawSite) {
  const file = files.has('site-settings.json') ? files.json('site-settings.json') : undefined;
  raw.settings = isRecord(file) ? readKit(raw, file.settings) : undefined;
}

/** Reads global classes, one file or a folder with their order, and variables. */
function readDesignFiles(files: PackFiles, raw: RawSite) {
  const json = (name: string) => (files.has(name) ? files.json(name) : undefined);
  const names = files.list('global-classes/').filter((name) => name.endsWith('.json') && !name.endsWith('/order.json'));
  const items = names.map((name) => files.json(name));
  const folder = { items, order: json('global-classes/order.json') };
  const design = readDesign({
    global_classes: names.length > 0 ? folder : json('global-classes.json'),
    global_variables: json('global-variables.json'),
  });
  if (!isEmptyDesign(design)) {
    raw.design = design;
  }
}

/** Reads the active plugins of a kit's site, needed or not. */
function readPlugins(manifest: Record<string, unknown>, raw: RawSite) {
  const unknown: string[] = [];
  for (const [, plugin] of entriesOf(manifest.plugins)) {
    const named = isRecord(plugin) ? textOf(plugin.plugin).replace(/\.php$/, '') : '';
    const known = pluginByFile(`${named}.php`);
    if (/^(?:elementor-pro|pro-elements)\//.test(named)) {
      raw.elementor_pro = true;
    } else if (known) {
      raw.plugins.push(known);
    } else if (named !== '') {
      unknown.push(isRecord(plugin) ? textOf(plugin.name) || named : named);
    }
  }
  if (unknown.length > 0) {
    raw.warnings.push({
      code: 'plugins_unknown',
      message: `The site of this kit used unknown plugins: ${unknown.slice(0, 20).join(', ')}. Install them yourself if you need them.`,
    });
  }
}

function readTemplates(files: PackFiles, manifest: Record<string, unknown>, raw: RawSite) {
  for (const [id, template] of entriesOf(manifest.templates)) {
    const head = isRecord(template) ? template : {};
    const templateType = textOf(head.doc_type) || 'page';
    const conditions = rowsOf(head.conditions).map(({ type, name, sub_name, sub_id }) =>
      [type, name, sub_name, sub_id].map(textOf).join('/'),
    );
    raw.documents.push({
      ...readDocument(files, `templates/${id}.json`, id, head),
      post_type: 'elementor_library',
      template_type: templateType,
      conditions,
    });
  }
}

function readContent(files: PackFiles, manifest: Record<string, unknown>, raw: RawSite) {
  for (const [postType, contents] of entriesOf(manifest.content)) {
    for (const [id, content] of entriesOf(contents)) {
      const head = isRecord(content) ? content : {};
      const url = textOf(head.url);
      const name = `content/${postType}/${id}.json`;
      if (postType !== 'page' && postType !== 'post' && postType !== 'e-landing-page') {
        const file = files.json(name);
        if (postType === 'elementor_component') {
          raw.components.set(id, isRecord(file) ? { ...file, title: textOf(head.title) } : file);
          continue;
        }
        raw.warnings.push({
          code: 'left_out_type',
          message: `Skipped: “${showName(textOf(head.title), 80)}” of the type “${showName(postType, 40)}”, which belongs to a plugin or theme of that site.`,
          place: name,
        });
        continue;
      }
      raw.documents.push({
        ...readDocument(files, name, id, head),
        post_type: postType === 'e-landing-page' ? 'page' : postType,
        template_type: 'page',
        slug: url
          .replace(/[?#][\s\S]*$/, '')
          .replace(/(?<!\/)\/+$/, '')
          .replace(/^https?:\/\/[^/]*\/?/, '')
          .replace(/^.*\//, ''),
        excerpt: textOf(head.excerpt),
        featured: textOf(head.thumbnail),
        front_page: head.show_on_front === true,
        links: url === '' ? [] : [url],
        terms: rowsOf(head.terms).map((term) => ({
          taxonomy: textOf(term.taxonomy),
          slug: textOf(term.slug),
          name: textOf(term.name) || textOf(term.slug),
        })),
      });
    }
  }
}

function readDocument(files: PackFiles, name: string, id: string, head: Record<string, unknown>): RawDocument {
  const value = files.json(name);
  const root = isRecord(value) ? value : {};
  const settings = [root.settings, root.page_settings].find(isRecord) ?? {};
  const elements = findElements(value)?.elements ?? [];
  if (elements.length === 0 && !Array.isArray(root.content)) {
    throw new KitError('broken_pack', `This kit is damaged: “${name}” contains no template.`, name);
  }
  // Popup triggers are stored beside its settings.
  const triggers = isRecord(root.display_settings) ? root.display_settings : {};
  return {
    ...emptyDocument,
    id,
    post_type: 'page',
    template_type: 'page',
    title: textOf(head.title) || textOf(root.title),
    page_template: textOf(settings.template),
    body: { kind: 'elementor', elements, page_settings: { ...triggers, ...settings } },
    place: name,
  };
}

function readTerms(files: PackFiles, manifest: Record<string, unknown>, raw: RawSite) {
  const names = files.list('taxonomies/').filter((name) => name.endsWith('.json'));
  for (const name of names) {
    const rows = rowsOf(files.json(name));
    const byId = new Map(rows.map((row) => [String(row.term_id), textOf(row.slug)]));
    for (const row of rows) {
      raw.terms.push({
        id: String(row.term_id ?? ''),
        taxonomy: textOf(row.taxonomy),
        slug: textOf(row.slug),
        name: textOf(row.name),
        description: textOf(row.description),
        parent: byId.get(String(row.parent)) ?? '',
      });
    }
  }
  const listed = entriesOf(manifest.taxonomies).flatMap(([, taxonomies]) =>
    entriesOf(taxonomies).map(([, one]) => (isRecord(one) ? textOf(one.name) : textOf(one))),
  );
  const missing = [...new Set(listed)].find((taxonomy) => taxonomy !== '' && !names.includes(`taxonomies/${taxonomy}.json`));
  if (missing !== undefined) {
    throw new KitError(
      'broken_pack',
      `This kit is damaged: “taxonomies/${missing.slice(0, 80)}.json” is missing.`,
      `taxonomies/${missing}.json`,
    );
  }
}

/** Reads posts and pages without Elementor, and menus. Elementor exports at most 20 of each type. */
function readExports(files: PackFiles, raw: RawSite) {
  const collector = new WxrCollector(raw);
  for (const name of files.list('wp-content/').filter((one) => one.endsWith('.xml'))) {
    describeSite(raw, files.stream(name, collector));
  }
  collector.finish();
}
