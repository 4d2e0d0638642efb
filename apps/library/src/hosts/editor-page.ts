import { AppError } from '@kithouse/contract';
import { t } from '../lib/i18n.js';

/** Retries after the first attempt. */
const retries = 3;
const timeout = 30_000;

/**
 * Loads the current page of this editor. Retries redirects, such as to a new plugin's welcome page.
 * @throws AppError
 */
export async function fetchEditorPage(url = location.href): Promise<Document> {
  for (let tries = 0; tries <= retries; tries++) {
    const page = await ask(url).catch(() => undefined);
    if (page) {
      return page;
    }
  }
  throw failedToLoad();
}

async function ask(url: string): Promise<Document | undefined> {
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(url, { redirect: 'manual', cache: 'no-store', headers: { accept: 'text/html' }, signal });
  return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
}

/**
 * Adds the page's styles and scripts that this document lacks, by id and in order.
 * @throws AppError if one fails
 */
export async function loadNewAssets(page: Document, into: Document = document): Promise<void> {
  for (const found of page.querySelectorAll<HTMLElement>('link[rel="stylesheet"][id], style[id], script[id]')) {
    if (!into.getElementById(found.id) && !unrepeatable.has(found.getAttribute('type') ?? '')) {
      await add(found, into);
    }
  }
}

/** Elements that a document can have only once. */
const unrepeatable = new Set(['importmap', 'speculationrules']);

function add(found: HTMLElement, into: Document): Promise<void> {
  // A script parsed elsewhere does not run; one created here does.
  const element = into.createElement(found.localName);
  for (const { name, value } of found.attributes) {
    element.setAttribute(name, value);
  }
  element.textContent = found.textContent;
  if (!element.hasAttribute('src') && !element.hasAttribute('href')) {
    into.head.append(element);
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve(), { once: true });
    element.addEventListener('error', () => reject(failedToLoad()), { once: true });
    into.head.append(element);
  });
}

const failedToLoad = () => new AppError('import_failed', t('Error loading asset'));
