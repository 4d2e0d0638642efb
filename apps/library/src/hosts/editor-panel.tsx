import { type Boot, brand } from '@kithouse/contract';
import fontFile from '@kithouse/ui/fonts/figtree-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { mountApp } from '../app/mount.js';
import { type Address, adminHref } from '../lib/address.js';
import { saveTemplatePath } from '../lib/destinations.js';
import type { Host } from '../lib/host.js';
import { createMemoryAddress } from '../lib/memory-address.js';
import { EditorShell } from './editor-shell.js';
import { loadTexts } from './load-texts.js';
import { createOpenness } from './openness.js';
import { createPanelMemory } from './panel-memory.js';
import { createScreenCache } from './screen-cache.js';
import { openShadowRoot } from './shadow-root.js';
import { createSiteCall } from './site-call.js';

const hostCss = ':host { --k-room: calc(100vh - 48px); } @media (max-width: 782px) { :host { --k-room: 100vh; } }';

type EditorPanelOptions = {
  boot: Boot;
  editor: NonNullable<Host['editor']>;
  /** Initial screen; later openings return to the last place, also after a reload. */
  start: string;
  returnFocus: () => HTMLElement | null;
};

/** Names a kind of blocks to start with, all without one, and what to do when the panel closes. */
export type Place = { kind: string | undefined; onClose: () => void };

export type EditorPanel = {
  /** Renders the panel without showing it. */
  prepare: () => void;
  /** Renders the panel in slices, so that the editor stays responsive. Does nothing without fresh stored answers. */
  prepareEarly: () => void;
  /** Opens the panel. `saving` opens the push form for these ids, or for the whole document if empty; `place` opens its blocks. */
  open: (saving?: readonly string[], place?: Place) => void;
};

/** Creates the library's panel for an editor, without rendering it. It has its own address, so the page's stays unchanged. */
export function createEditorPanel({ boot, editor, start, returnFocus }: EditorPanelOptions): EditorPanel {
  const element = document.createElement('div');
  element.id = brand.slug;
  document.body.append(element);
  const rooms = openShadowRoot(element, { css: hostCss });
  preloadFont();
  const openness = createOpenness();
  const close = () => openness.set(false);
  const memory = createPanelMemory(editor.platform);
  const address = createMemoryAddress(memory.screen() ?? start, (path, query) =>
    adminHref(boot.admin_url, brand.adminPage, path, query),
  );
  memory.follow(address);

  const screenCache = createScreenCache(boot, editor.platform);
  const host: Host = {
    name: editor.platform,
    boot,
    call: screenCache.wrap(createSiteCall(boot)),
    address,
    editor,
    close,
  };
  // Looks for the stored screen only now, because the files may have been loaded long before.
  const findScreen = () => screenCache.find(address.current().path);
  const frame = (content: ReactNode) => (
    <EditorShell openness={openness} onClose={close} returnFocus={returnFocus} memory={memory}>
      {content}
    </EditorShell>
  );
  const texts = loadTexts(boot, host.call);
  let isPrepared = false;
  const prepare = (screen = findScreen(), isSliced = false) => {
    if (isPrepared) {
      return;
    }
    isPrepared = true;
    const mount = () => void mountApp(rooms, { ...host, boot: { ...boot, screen } }, { frame, isSliced });
    if (texts) {
      void texts.then(mount);
    } else {
      mount();
    }
  };

  return {
    prepare: () => prepare(),
    prepareEarly: () => {
      const screen = findScreen();
      if (screen && !screen.is_old) {
        prepare(screen, true);
      }
    },
    open: (saving, place) => {
      prepare();
      if (saving) {
        openForm(host.address, saving);
      }
      if (place) {
        host.address.go(start, { query: place.kind ? { templateType: place.kind } : {} });
      }
      // Dialogs of the editor hide everything else from screen readers, including later elements.
      element.removeAttribute('aria-hidden');
      openness.set(true);
      if (place) {
        const stop = openness.subscribe(() => {
          if (!openness.get()) {
            stop();
            place.onClose();
          }
        });
      }
    },
  };
}

/** Loads the font together with the styles. Otherwise the browser lays out the first screen twice, first in another font. */
function preloadFont() {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: fontFile });
  document.head.append(link);
}

/** Opens the form. The query contains the part, to survive a sign-in; Back returns to the previous place. */
function openForm(address: Address, saving: readonly string[]) {
  address.go(saveTemplatePath, {
    query: { part: saving.join(',') },
    state: { isFromEditor: true },
    replace: address.current().path === saveTemplatePath,
  });
}
