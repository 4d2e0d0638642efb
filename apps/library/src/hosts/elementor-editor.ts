import { AppError, type Boot } from '@kithouse/contract';
import { t } from '../lib/i18n.js';
import type { Host } from './host.js';

type Model = { get: (key: string) => unknown };

/** What is used of Elementor's editor. */
export type ElementorGlobals = {
  $e: { run: (command: string, args: Record<string, unknown>) => unknown };
  elementor: {
    documents: { getCurrent: () => { id: number | string; container: { children?: { length: number } } } | undefined };
    settings?: { editorPreferences?: { model: Model } };
  };
  Backbone: { Model: new (attributes: Record<string, unknown>) => unknown };
};

/** The open document of Elementor. `takePosition` answers where the person asked for it, once; undefined is the end. */
export function createElementorEditor(
  { $e, elementor, Backbone }: ElementorGlobals,
  post_id: number,
  takePosition: () => number | undefined,
): NonNullable<Host['editor']> {
  const current = () => elementor.documents.getCurrent();
  return {
    platform: 'elementor',
    get postId() {
      return Number(current()?.id ?? post_id);
    },
    insert: async ({ content, page_settings = {} }) => {
      if (!Array.isArray(content) || content.length === 0) {
        throw new AppError('import_failed', t('This template holds no elements.'));
      }
      const document = current();
      if (!document) {
        throw new AppError('import_failed', t('Elementor has no document open.'));
      }
      const at = takePosition();
      // The settings of a page that already holds something are the person's own.
      const withPageSettings = Object.keys(page_settings).length > 0 && document.container.children?.length === 0;
      // The command of Elementor's own library: one step of undo, whatever it holds.
      await $e.run('document/elements/import', {
        model: new Backbone.Model({ title: t('Template') }),
        data: { content, page_settings },
        options: { ...(at !== undefined && { at }), withPageSettings },
      });
    },
  };
}

/** The theme of Elementor's panel, where the person has chosen one. */
export function readElementorTheme({ elementor }: Pick<ElementorGlobals, 'elementor'>): Boot['theme'] | undefined {
  const theme = elementor.settings?.editorPreferences?.model.get('ui_theme');
  return theme === 'light' || theme === 'dark' || theme === 'auto' ? theme : undefined;
}
