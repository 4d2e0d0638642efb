import { AppError } from '@kithouse/contract';
import { t } from '../lib/i18n.js';

/** After the first try. */
const retries = 3;
const timeout = 30_000;

/**
 * The page of this editor as the site makes it now. A redirect, such as that of a plugin that was activated a moment ago
 * and wants to greet, is no answer: it is asked again.
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
 * Adds the styles and scripts of the page that this document has not got, by their ids, one after the other as they stand there.
 * @throws AppError when one of them does not arrive
 */
export async function loadNewAssets(page: Document, into: Document = document): Promise<void> {
  for (const found of page.querySelectorAll<HTMLElement>('link[rel="stylesheet"][id], style[id], script[id]')) {
    if (!into.getElementById(found.id) && !unrepeatable.has(found.getAttribute('type') ?? '')) {
      await add(found, into);
    }
  }
}

/** A document has one of each, and it is there. */
const unrepeatable = new Set(['importmap', 'speculationrules']);

function add(found: HTMLElement, into: Document): Promise<void> {
  // A script that was parsed elsewhere does not run; one that is made here does.
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
