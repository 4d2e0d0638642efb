import path from 'node:path';
import { cacheDir, projectRoot } from '@kithouse/playground';
import { createServer, type ViteDevServer } from 'vite';

type Options = {
  port: number;
  /** Address of the cloud, which answers everything that is no page or script of the portal. */
  cloud: string;
  /** Resolves once the cloud answers, also while it restarts. */
  ready: () => Promise<unknown>;
};

const ofCloud = /^\/(v1|files|preview\/(?:packs|pages)|webhooks|healthz|readyz|outbox\.json)(?=[/?]|$)/;

/** Serves the portal with hot reload, and the cloud behind it, under one address. */
export async function startPortalServer({ port, cloud, ready }: Options): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: path.join(projectRoot, 'apps/portal/vite.config.ts'),
    cacheDir: path.join(cacheDir, 'vite/portal'),
    logLevel: 'warn',
    clearScreen: false,
    plugins: [
      {
        name: 'wait-for-cloud',
        configureServer({ middlewares }) {
          middlewares.use((request, _response, next) => {
            void (ofCloud.test(request.url ?? '') ? ready() : Promise.resolve()).finally(next);
          });
        },
      },
    ],
    server: { host: '127.0.0.1', port, strictPort: true, cors: false, proxy: { [ofCloud.source]: { target: cloud } } },
  });
  await server.listen();
  return server;
}
