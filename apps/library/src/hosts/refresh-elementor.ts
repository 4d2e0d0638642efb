import { fetchEditorPage, loadNewAssets } from './editor-page.js';

/** What is used of Elementor to let it learn of widgets that were not there when it started. */
export type RefreshableElementor = {
  /** Newer ones learn by themselves. */
  refreshWidgets?: () => Promise<unknown>;
  widgetsCache?: Record<string, object>;
  addWidgetsCache?: (widgets: Record<string, object>) => void;
  requestWidgetsConfig?: () => void;
  reloadPreview?: () => void;
};

/**
 * Brings scripts, styles and widgets of plugins that were activated meanwhile into the open editor.
 * @throws AppError when they do not arrive
 */
export async function refreshElementor(elementor: RefreshableElementor): Promise<void> {
  const page = await fetchEditorPage();
  await loadNewAssets(page);
  if (elementor.refreshWidgets) {
    await elementor.refreshWidgets();
    return;
  }
  const isKnown = (name: string) => Object.hasOwn(elementor.widgetsCache ?? {}, name);
  elementor.addWidgetsCache?.(Object.fromEntries(Object.entries(readWidgets(page)).filter(([name]) => !isKnown(name))));
  elementor.requestWidgetsConfig?.();
  elementor.reloadPreview?.();
}

/** The widgets that the page tells Elementor of. */
function readWidgets(page: Document): Record<string, object> {
  const script = page.getElementById('elementor-editor-js-before')?.textContent ?? '';
  const config = /^var ElementorConfig = (\{.*\});$/m.exec(script)?.[1];
  try {
    const { initial_document } = JSON.parse(config ?? '{}') as { initial_document?: { widgets?: Record<string, object> } };
    return initial_document?.widgets ?? {};
  } catch {
    return {};
  }
}
