import { fetchEditorPage, loadNewAssets } from './editor-page.js';

/** Used parts of Elementor that load new widgets. */
export type RefreshableElementor = {
  /** Newer versions load widgets themselves. */
  refreshWidgets?: () => Promise<unknown>;
  widgetsCache?: Record<string, object>;
  addWidgetsCache?: (widgets: Record<string, object>) => void;
  requestWidgetsConfig?: () => void;
  reloadPreview?: () => void;
};

/**
 * Loads scripts, styles and widgets of newly activated plugins into the open editor.
 * @throws AppError if they fail to load
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

/** Reads the widgets that the page passes to Elementor. */
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
