import path from 'node:path';
import { cacheDir, projectRoot } from '@kithouse/playground';
import { createServer, type ViteDevServer } from 'vite';

/** Folders in which nothing changes that a page shows. */
const unwatched = ['.cache', 'catalogue', 'dist', 'plugin/assets', 'plugin/tests', 'docs', 'bench', 'e2e', 'tools'];

/** Serves the sources of the library to the pages of one WordPress, with hot reload. Only pages of that origin can read them. */
export async function startLibraryServer({ port, page }: { port: number; page: string }): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: path.join(projectRoot, 'apps/library/vite.config.ts'),
    cacheDir: path.join(cacheDir, 'vite/library'),
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    optimizeDeps: { entries: ['apps/library/src/hosts/*.tsx', 'apps/library/src/hosts/*-panel.ts'] },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      // Style sheets and fonts are loaded by a page of another origin.
      origin: `http://127.0.0.1:${port}`,
      cors: { origin: page },
      watch: { ignored: unwatched.map((folder) => `${projectRoot}/${folder}/**`) },
    },
  });
  await server.listen();
  return server;
}
