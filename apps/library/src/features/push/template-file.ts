import { AppError, type Platform } from '@kithouse/contract';
import { t } from '../../lib/i18n.js';

export type TemplateFile = { name: string; platform: Platform; file_content: string };

/** Bytes that the cloud accepts; the largest known template has 604 KB. */
const maxBytes = 2 * 1024 * 1024;

/**
 * Detects a chosen file's builder and name. The cloud validates the rest.
 * @throws AppError
 */
export async function readTemplateFile(file: File): Promise<TemplateFile> {
  if (file.size > maxBytes) {
    throw new AppError('too_large', t('This file is larger than 2 MB. Choose a smaller one.'));
  }
  const file_content = await file.text();
  const found = lookAt(file_content);
  if (!found) {
    throw new AppError(
      'invalid_bundle',
      t('This file doesn’t contain an Elementor or block editor template. Choose another one.'),
    );
  }
  const name = (found.title ?? file.name.replace(/\.[^.]*$/, '')).trim().slice(0, 200);
  return { name, platform: found.platform, file_content };
}

function lookAt(text: string): { platform: Platform; title?: string } | undefined {
  const value = parse(text);
  if (value === undefined) {
    return /<!--\s+wp:[a-z]/.test(text) ? { platform: 'gutenberg' } : undefined;
  }
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const { __file, title, elType } = value as Record<string, unknown>;
  const about = typeof title === 'string' && title.trim() !== '' ? { title } : {};
  if (__file === 'wp_block') {
    return { platform: 'gutenberg', ...about };
  }
  const isElements = Array.isArray(value) || typeof elType === 'string' || Object.values(value).some(Array.isArray);
  return isElements ? { platform: 'elementor', ...about } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
