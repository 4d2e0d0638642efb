import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashFiles, isStamped, writeStamp } from './stamp.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The program within the built folder. */
export const launcher = 'kithouse-cloud.mjs';

/** Files that the cloud reads while it runs, beside its modules. */
const assets = [
  'LICENSE',
  'apps/cloud/package.json',
  'apps/cloud/health-check.mjs',
  'apps/cloud/languages',
  'apps/cloud/src/db/migrations',
  'apps/cloud/src/features/preview/preview-client.js',
  'apps/cloud/src/features/preview/preview-details.js',
];

type Manifest = { version: string; dependencies: Record<string, string>; optionalDependencies: Record<string, string> };

/** Builds the cloud unless its sources are unchanged. Returns whether it did. */
export async function buildCloud({ force = false, to = path.join(root, 'dist/cloud') } = {}): Promise<boolean> {
  const hash = hashFiles(['apps/cloud', 'packages', 'package-lock.json', 'scripts/build-cloud.ts', 'dist/portal']);
  const stamp = '.cache/stamps/cloud';
  if (!force && existsSync(path.join(to, launcher)) && isStamped(stamp, hash)) {
    return false;
  }
  rmSync(to, { recursive: true, force: true });
  await compile(to);
  for (const asset of assets) {
    cpSync(path.join(root, asset), path.join(to, asset), { recursive: true });
  }
  if (existsSync(path.join(root, 'dist/portal'))) {
    cpSync(path.join(root, 'dist/portal'), path.join(to, 'dist/portal'), { recursive: true });
  }
  writeProgram(to);
  if (!force) {
    writeStamp(stamp, hash);
  }
  return true;
}

/** Programs of the process and of its threads. */
const entries = ['apps/cloud/src/main.ts', 'apps/cloud/src/features/items/memory/worker.ts', 'apps/cloud/src/threads/worker.ts'];

/** Lists the modules that threads load by themselves. */
const listTasks = () =>
  readdirSync(path.join(root, 'apps/cloud/src/features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tasks.ts'))
    .map((file) => path.join('apps/cloud/src/features', file));

/** Compiles each module to its own file of the same name, so that paths relative to a module stay valid. */
async function compile(to: string) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: to,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: [...entries, ...listTasks()].map((file) => path.join(root, file)),
        external: (id) => !/^[./]/.test(id) && !id.startsWith('@kithouse/'),
        output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
      },
    },
    ssr: { noExternal: [/^@kithouse\//] },
  });
}

/** Writes the program and a manifest with exactly the packages that it needs. */
function writeProgram(to: string) {
  const cloud = JSON.parse(readFileSync(path.join(root, 'apps/cloud/package.json'), 'utf8')) as Manifest;
  const isOwn = ([name]: [string, string]) => name.startsWith('@kithouse/');
  const manifest = {
    name: 'kithouse-cloud',
    version: cloud.version,
    private: true,
    type: 'module',
    license: 'GPL-2.0-or-later',
    engines: { node: '>=20.19' },
    bin: { 'kithouse-cloud': launcher },
    dependencies: Object.fromEntries(Object.entries(cloud.dependencies).filter((entry) => !isOwn(entry))),
    optionalDependencies: cloud.optionalDependencies,
  };
  mkdirSync(to, { recursive: true });
  writeFileSync(path.join(to, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  writeFileSync(path.join(to, launcher), "#!/usr/bin/env node\nimport './apps/cloud/src/main.js';\n");
  chmodSync(path.join(to, launcher), 0o755);
}
