import { AppError, type Boot } from '@kithouse/contract';
import type { Host } from '../lib/host.js';
import { t } from '../lib/i18n.js';
import { type EditedElementor, readEditedElements } from './edited-elements.js';
import { findUnknownTypes, type KnowingElementor, withoutTypes } from './known-elements.js';
import { type RefreshableElementor, refreshElementor } from './refresh-elementor.js';
import { reloadEditor } from './reload-editor.js';

type Model = { get: (key: string) => unknown };

/** Used parts of Elementor's editor. */
export type ElementorGlobals = {
  $e: { run: (command: string, args: Record<string, unknown>) => unknown };
  elementor: EditedElementor &
    KnowingElementor &
    RefreshableElementor & {
      settings?: { editorPreferences?: { model: Model } };
    };
  Backbone: { Model: new (attributes: Record<string, unknown>) => unknown };
};

/** Wraps Elementor's open document. `takePosition` returns the requested position once; undefined means the end. */
export function createElementorEditor(
  { $e, elementor, Backbone }: ElementorGlobals,
  post_id: number,
  takePosition: () => number | undefined,
  reloadPage = reloadEditor,
): NonNullable<Host['editor']> {
  const current = () => elementor.documents.getCurrent();
  return {
    platform: 'elementor',
    get postId() {
      return Number(current()?.id ?? post_id);
    },
    get isEmpty() {
      return countElements(current()) === 0;
    },
    findUnknown: ({ content }) => (Array.isArray(content) ? findUnknownTypes(elementor, content) : []),
    insert: async ({ content: given, page_settings = {} }, withPageSettings = false) => {
      const content = Array.isArray(given) ? withoutTypes(given, findUnknownTypes(elementor, given)) : [];
      if (content.length === 0) {
        throw new AppError(
          'import_failed',
          t('This template contains no elements that this editor supports. Choose another one.'),
        );
      }
      const document = current();
      if (!document) {
        throw new AppError('import_failed', t('Elementor has no document open. Open a page first.'));
      }
      const at = takePosition();
      const before = countElements(document);
      // Elementor's own command, which is one undo step.
      await $e.run('document/elements/import', {
        model: new Backbone.Model({ title: t('Template') }),
        data: { content, page_settings },
        options: { ...(at !== undefined && { at }), withPageSettings },
      });
      // Elementor reports refusals only in the console.
      if (countElements(document) === before) {
        throw new AppError('import_failed', t('Elementor rejected this template. Nothing was inserted.'));
      }
    },
    refresh: () => refreshElementor(elementor),
    reload: async () => {
      await $e.run('document/save/draft', {});
      reloadPage();
    },
    read: async (selectedIds) => readEditedElements(elementor, selectedIds),
    draw: async (selectedIds) => {
      const { drawElements } = await import('./drawing/draw-elements.js');
      return drawElements(selectedIds);
    },
    save: async () => {
      await $e.run('document/save/update', {});
    },
  };
}

/** Counts by model, because Elementor's views may be outdated after its preview was reloaded. */
const countElements = (document: ReturnType<EditedElementor['documents']['getCurrent']>) =>
  (document?.container.model.get('elements') as { length: number } | undefined)?.length ?? 0;

/** Reads the theme of Elementor's panel, if chosen. */
export function readElementorTheme({ elementor }: Pick<ElementorGlobals, 'elementor'>): Boot['theme'] | undefined {
  const theme = elementor.settings?.editorPreferences?.model.get('ui_theme');
  return theme === 'light' || theme === 'dark' || theme === 'auto' ? theme : undefined;
}
