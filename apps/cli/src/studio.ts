import path from 'node:path';
import { brand } from '@kithouse/contract';
import { findBrowser, findElementor, projectRoot, startWordPress, type WordPress } from '@kithouse/playground';
import { type Renderer, startRenderer } from './thumbnails/renderer.js';

export type Studio = ReturnType<typeof createStudio>;

/** Creates a temporary WordPress and a browser on first use and closes them together. */
export function createStudio({ theme }: { theme?: string } = {}) {
  let wordpress: Promise<WordPress> | undefined;
  let renderer: Promise<Renderer | undefined> | undefined;

  const getWordPress = () => {
    wordpress ??= start(theme);
    return wordpress;
  };
  return {
    getWordPress,
    /** Returns undefined without a browser; none is installed for this. */
    getRenderer() {
      renderer ??= (async () => {
        const program = await findBrowser({ install: false });
        return program && startRenderer(await getWordPress(), program);
      })();
      return renderer;
    },
    async close() {
      await (await wordpress?.catch(() => undefined))?.close();
    },
  };
}

async function start(theme: string | undefined): Promise<WordPress> {
  const elementor = findElementor();
  const wordpress = await startWordPress({
    instances: 2,
    ...(theme ? { themes: { [path.basename(theme)]: theme } } : {}),
    // Templates for Elementor show the site's name with a widget of the plugin.
    plugins: { [brand.slug]: path.join(projectRoot, 'plugin'), ...(elementor ? { elementor } : {}) },
  });
  try {
    await wordpress.install();
    if (elementor) {
      await wordpress.activate('elementor/elementor.php');
      await wordpress.activate(`${brand.slug}/${brand.slug}.php`);
    }
    return wordpress;
  } catch (error) {
    await wordpress.close();
    throw error;
  }
}
