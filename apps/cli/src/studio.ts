import path from 'node:path';
import { findBrowser, findElementor, startWordPress, type WordPress } from '@kithouse/playground';
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
    ...(elementor ? { plugins: { elementor } } : {}),
  });
  try {
    await wordpress.install();
    if (elementor) {
      await wordpress.activate('elementor/elementor.php');
    }
    return wordpress;
  } catch (error) {
    await wordpress.close();
    throw error;
  }
}
