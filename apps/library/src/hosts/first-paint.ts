import { readStored, store } from '../lib/storage.js';
import type { Rooms } from './shadow-root.js';

/** The screen as the browser last painted it. */
type Picture = { key: string; html: string };

/** Describes the script in the page, `Admin/first-paint.js` of the plugin, which shows the picture and cleans it. */
type FirstPaint = {
  /** View (build, person, account, language, …) and path, as PHP names them. */
  key: string;
  /** Limits the characters of a picture. */
  max: number;
  /** Removes elements, attributes and styles that a picture may not contain. */
  clean: (container: HTMLElement) => void;
  /** Resolves once the picture is painted; missing without a picture. */
  painted?: Promise<unknown>;
};
export type PicturedElement = HTMLElement & { firstPaint?: FirstPaint };

const name = 'first_paint';
/** A browser stores five million characters for a whole site. */
const maxPictures = 3;
/** Cards beyond the first rows are not in the first view. */
const shownCards = 12;
/** In ms. A screen that is incomplete by then is shown as it is. */
const patience = 1_500;
/** In ms after the screen shows, so that it is complete and nobody waits. */
const rest = 3_000;

/** Shows the library in place of the picture as soon as it has painted its own screen, and stores that for the next visit. */
export function replaceFirstPaint(element: PicturedElement, rooms: Rooms, path: () => string | undefined) {
  const { firstPaint } = element;
  void whenPainted(rooms.app).then(() => {
    document.getElementById(`${element.id}-first-paint`)?.remove();
    for (const property of ['position', 'inset-inline', 'visibility']) {
      element.style.removeProperty(property);
    }
    element.removeAttribute('aria-busy');
    if (firstPaint) {
      // An address with a filter, or one that the person left, is another screen.
      storeLater(firstPaint, rooms, () => path() !== undefined && firstPaint.key.endsWith(` ${path()}`));
    }
  });
}

/** Stores the screen as soon as it rests complete; gives up after some time, because many screens have no cards. */
function storeLater(page: FirstPaint, rooms: Rooms, isHere: () => boolean, left = 20) {
  setTimeout(() => {
    if (isHere() && isComplete(rooms.app)) {
      storePicture(page, rooms);
    } else if (isHere() && left > 1) {
      storeLater(page, rooms, isHere, left - 1);
    }
  }, rest);
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

function storePicture({ key, max, clean }: FirstPaint, { scope, app }: Rooms) {
  const container = document.createElement('div');
  container.append(copyScreen(scope, app));
  clean(container);
  const html = container.innerHTML;
  if (html.length > max) {
    return;
  }
  const view = key.slice(0, key.indexOf(' ') + 1);
  const others = readPictures().filter((one) => one.key !== key && one.key.startsWith(view));
  store(name, JSON.stringify([{ key, html }, ...others].slice(0, maxPictures)));
}

function readPictures(): Picture[] {
  try {
    const pictures: unknown = JSON.parse(readStored(name) ?? '[]');
    return Array.isArray(pictures) ? pictures.filter((one: Partial<Picture> | null) => typeof one?.key === 'string') : [];
  } catch {
    return [];
  }
}

/** Copies the first view of a list. */
function copyScreen(scope: HTMLElement, app: HTMLElement): HTMLElement {
  const copy = scope.cloneNode(false) as HTMLElement;
  copy.removeAttribute('style');
  copy.append(app.cloneNode(true));
  // The browser has chosen a file for each image, and has it in its cache.
  const images = [...app.querySelectorAll('img')];
  for (const [index, image] of [...copy.querySelectorAll('img')].entries()) {
    image.src = images[index]?.currentSrc || image.src;
  }
  for (const card of [...copy.querySelectorAll('article')].slice(shownCards)) {
    (card.closest('li') ?? card).remove();
  }
  for (const hidden of copy.querySelectorAll('[hidden], [style*="display: none"], [role="dialog"], [role="alert"]')) {
    hidden.remove();
  }
  return copy;
}
