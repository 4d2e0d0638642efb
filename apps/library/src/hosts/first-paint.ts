import fontsCss from '@kithouse/ui/fonts.css?url';
import { readStored, store } from '../lib/storage.js';
import type { Rooms } from './shadow-root.js';

/** A screen as the browser last painted it. `Admin/First_Paint.php` shows it before the library's script loads. */
type FirstPaint = {
  /** Build, person, language and path, as PHP names them. */
  key: string;
  html: string;
  /** Every rule of the shadow root, so that no style sheet has to load first. */
  css: string;
  /** Address of the style sheet with the fonts, which belongs to the document. */
  fonts: string;
};

const name = 'first_paint';
/** Screens, and characters of one; a browser stores five million for a whole site. */
const limits = { screens: 3, characters: 150_000 };
/** Cards beyond the first rows are not in the first view. */
const shownCards = 12;
/** In ms. A screen that is incomplete by then is shown as it is. */
const patience = 1_500;
/** In ms after the screen shows, so that it is complete and nobody waits. */
const rest = 3_000;

/** Shows the library in place of the stored screen as soon as it has painted its own, and stores that for the next visit. */
export function replaceFirstPaint(element: HTMLElement, rooms: Rooms, path: () => string | undefined) {
  const key = element.dataset.firstPaint ?? '';
  void whenPainted(rooms.app).then(() => {
    document.getElementById(`${element.id}-first-paint`)?.remove();
    for (const property of ['position', 'inset-inline', 'visibility']) {
      element.style.removeProperty(property);
    }
    setTimeout(() => {
      // An address with a filter, or one that the person left, is another screen.
      if (path() !== undefined && key.endsWith(` ${path()}`)) {
        storeScreen(key, rooms);
      }
    }, rest);
  });
}

/** Resolves once the screen is complete, with the pictures of the first cards, or when nobody should wait longer. */
async function whenPainted(app: HTMLElement): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
  const complete = whenComplete(app).then(() =>
    Promise.allSettled([...app.querySelectorAll('img')].slice(0, shownCards).map((picture) => picture.decode?.())),
  );
  await Promise.race([late, complete]);
}

const isComplete = (app: HTMLElement) => app.querySelector('article') !== null && app.querySelector('.skel') === null;

function whenComplete(app: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(look);
    function look() {
      if (isComplete(app)) {
        observer.disconnect();
        resolve();
      }
    }
    observer.observe(app, { childList: true, subtree: true });
    look();
  });
}

function storeScreen(key: string, { scope, app }: Rooms) {
  const root = scope.getRootNode() as ShadowRoot;
  const html = copyScreen(scope, app);
  if (html === undefined || html.length > limits.characters) {
    return;
  }
  const css = [...root.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');
  const screen: FirstPaint = { key, html, css, fonts: new URL(fontsCss, document.baseURI).href };
  const build = key.slice(0, key.lastIndexOf(' '));
  const others = readScreens().filter((one) => one.key !== key && one.key.startsWith(`${build} `));
  store(name, JSON.stringify([screen, ...others].slice(0, limits.screens)));
}

function readScreens(): FirstPaint[] {
  try {
    const screens: unknown = JSON.parse(readStored(name) ?? '[]');
    return Array.isArray(screens) ? screens.filter((one: Partial<FirstPaint> | null) => typeof one?.key === 'string') : [];
  } catch {
    return [];
  }
}

/** Copies the first view of a list; undefined for other screens and incomplete ones. */
function copyScreen(scope: HTMLElement, app: HTMLElement): string | undefined {
  if (!isComplete(app)) {
    return undefined;
  }
  const copy = scope.cloneNode(false) as HTMLElement;
  copy.removeAttribute('style');
  copy.append(app.cloneNode(true));
  for (const card of [...copy.querySelectorAll('article')].slice(shownCards)) {
    (card.closest('li') ?? card).remove();
  }
  for (const hidden of copy.querySelectorAll(
    '[hidden], [style*="display: none"], [role="dialog"], [role="alert"], script, style',
  )) {
    hidden.remove();
  }
  for (const picture of copy.querySelectorAll('img')) {
    picture.loading = 'eager';
  }
  return copy.outerHTML;
}
