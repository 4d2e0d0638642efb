import { AppError } from '@kithouse/contract';
import type { EditedContent } from '../lib/host.js';
import { t } from '../lib/i18n.js';

type Serializable = { toJSON: (options: { remove: string[] }) => unknown };
type Container = {
  id: string;
  type: string;
  label?: string;
  model: Serializable & { get: (key: string) => unknown };
  settings: Serializable & { get: (key: string) => unknown };
};
type ElementorDocument = { id: number | string; config?: { type?: string }; container: Container };

/** Used parts of Elementor that describe the open document. */
export type EditedElementor = {
  documents: { getCurrent: () => ElementorDocument | undefined };
  getContainer: (id: string) => Container | false | undefined;
};

/** Removes the same keys as Elementor on saving. */
const bare = { remove: ['default', 'editSettings', 'defaultEditSettings'] };

/**
 * Reads the document or the elements with these ids in Elementor's export format.
 * @throws AppError
 */
export function readEditedElements(elementor: EditedElementor, selectedIds?: readonly string[]): EditedContent {
  const document = elementor.documents.getCurrent();
  if (!document) {
    throw new AppError('invalid_bundle', t('Elementor has no document open. Open a page first.'));
  }
  return selectedIds ? readPart(elementor, selectedIds) : readWhole(document);
}

function readWhole({ id, config, container }: ElementorDocument): EditedContent {
  const elements = container.model.get('elements') as Serializable | undefined;
  const content = elements?.toJSON(bare);
  if (!Array.isArray(content) || content.length === 0) {
    throw new AppError('invalid_bundle', t('This page is empty. Add content first.'));
  }
  const name = String(container.settings.get('post_title') ?? '').trim();
  const {
    post_title: _,
    post_status: __,
    ...page_settings
  } = container.settings.toJSON({ remove: ['default'] }) as object & {
    post_title?: unknown;
    post_status?: unknown;
  };
  const type = config?.type ?? 'page';
  return { name, id: Number(id), file_content: { version: '0.4', title: name, type, page_settings, content } };
}

function readPart(elementor: EditedElementor, selectedIds: readonly string[]): EditedContent {
  const containers = selectedIds.flatMap((id) => elementor.getContainer(id) || []);
  const first = containers[0];
  if (!first) {
    throw new AppError('invalid_bundle', t('Your selection is no longer on this page. Select it again.'));
  }
  const name = (first.label ?? '').trim();
  const content = containers.map(({ model }) => model.toJSON(bare));
  return { name, file_content: { version: '0.4', title: name, type: first.type, page_settings: {}, content } };
}
