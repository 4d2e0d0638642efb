/**
 * Serves every component of packages/ui and every state of every screen on one page, with hot reload. Needs no WordPress and no cloud.
 * `--check` opens each of them once in a browser and lists those that fail; words choose some by name.
 */
import path from 'node:path';
import { cacheDir, projectRoot } from '@kithouse/playground';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { translations } from '../../apps/portal/translations.js';
import { assertFree } from '../../scripts/start-steps.js';
import { checkGallery } from './check.js';

const port = Number(process.env.KITHOUSE_GALLERY_PORT || 8885);

try {
  await assertFree(port, 'KITHOUSE_GALLERY_PORT', 'npm run gallery');
  const server = await createServer({
    configFile: false,
    root: projectRoot,
    publicDir: path.join(projectRoot, 'apps/portal/public'),
    cacheDir: path.join(cacheDir, 'vite/gallery'),
    logLevel: 'warn',
    plugins: [react(), translations()],
    optimizeDeps: { entries: ['e2e/gallery/*.html'] },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      watch: { ignored: ['.cache', 'catalogue', 'dist', 'plugin', 'docs'].map((folder) => `${projectRoot}/${folder}/**`) },
    },
  });
  await server.listen();
  const address = `http://127.0.0.1:${port}/e2e/gallery/`;
  if (process.argv.includes('--check')) {
    const broken = await checkGallery(
      address,
      process.argv.slice(2).filter((word) => word !== '--check'),
    );
    await server.close();
    process.exit(broken > 0 ? 1 : 0);
  }
  console.log(`The gallery is at ${address}index.html. Ctrl-C stops it.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
