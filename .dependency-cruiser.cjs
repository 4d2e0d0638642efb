const { readdirSync } = require('node:fs');

/** Arrows point down only: contract <- kits <- cli, cloud; ui, lib <- features <- app <- hosts. */
const no = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const test = '\\.(test|spec)\\.tsx?$|/testing/';

/** Features, lowest first: each imports only from those before it. A new feature takes its place here. */
const featureOrder = {
  cloud: [
    'jobs',
    'monitoring',
    'mail',
    'purchases',
    'variants',
    'items',
    'publishing',
    'content',
    'preview',
    'account',
    'security-log',
    'operators',
    'account-facts',
    'favourites',
    'ratings',
    'profile',
    'memberships',
    'invitations',
    'library-files',
    'workspaces',
    'cloud-trash',
    'cloud-transfer',
    'orders',
    'sign-in',
    'account-settings',
    'packs',
    'personal-lists',
    'import-plans',
    'pricing',
    'service',
    'releases',
    'screen',
  ],
  library: [
    'profile',
    'pricing',
    'account',
    'lists',
    'theme-patterns',
    'dependencies',
    'sketches',
    'import',
    'insert',
    'favourites',
    'ratings',
    'facts',
    'own-look',
    'previews',
    'full-site-import',
    'items',
    'library-files',
    'workspaces',
    'push',
    'personal-lists',
    'theme-parts',
    'saved-templates',
    'history',
    'connection',
  ],
};

const featuresInOrder = Object.entries(featureOrder).flatMap(([app, order]) => {
  const folder = `apps/${app}/src/features`;
  const missing = readdirSync(`${__dirname}/${folder}`).filter((name) => !order.includes(name));
  if (missing.length > 0) {
    throw new Error(`Give these features of ${app} a place in featureOrder: ${missing.join(', ')}`);
  }
  return order.map((name, index) =>
    no(
      'features-in-order',
      { path: `^${folder}/${name}/`, pathNot: test },
      { path: `^${folder}/`, pathNot: `^${folder}/(${order.slice(0, index + 1).join('|')})/` },
      'A feature imports only from features before it, so that no two of them need each other.',
    ),
  );
});

const listFolders = (folder) => readdirSync(`${__dirname}/${folder}`).map((name) => `${folder}/${name}`);
const workspaces = [...listFolders('packages'), ...listFolders('apps'), 'playground', 'e2e'].map((folder) => {
  const { name, dependencies, devDependencies } = require(`./${folder}/package.json`);
  return { folder, name, declared: Object.keys({ ...dependencies, ...devDependencies }) };
});

const workspacesDeclared = workspaces.map(({ folder, name, declared }) => {
  const others = workspaces.filter((other) => other.name !== name && !declared.includes(other.name));
  return no(
    'packages-declare-what-they-import',
    { path: `^${folder}/` },
    { path: `^(${others.map((other) => other.folder).join('|')})/` },
  );
});

module.exports = {
  forbidden: [
    ...workspacesDeclared,
    ...featuresInOrder,
    no(
      'contract-is-pure',
      { path: '^packages/contract/src', pathNot: test },
      { pathNot: ['^packages/contract/src', 'node_modules/zod'] },
      'The contract imports zod and itself.',
    ),
    no(
      'kits-are-pure',
      { path: '^packages/kits/src', pathNot: test },
      { pathNot: ['^packages/(kits|contract)/src', 'node_modules/(zod|fflate)', '^(node:)?(crypto|zlib)$'] },
      'Formats are pure functions: no I/O, no framework. Of Node, only checksums.',
    ),
    no(
      'kits-read-first',
      { path: '^packages/kits/src/read/', pathNot: test },
      { path: '^packages/kits/src/(plan|preview)/' },
      'Reading a format needs neither a plan nor a preview.',
    ),
    no(
      'kits-plan-or-preview',
      { path: '^packages/kits/src/(plan|preview)/', pathNot: test },
      { path: '^packages/kits/src/(plan|preview)/', pathNot: '^packages/kits/src/$1/' },
      'Plans and previews read formats and do not need each other.',
    ),
    no(
      'ui-knows-no-product',
      { path: '^packages/ui/src' },
      { path: '^(apps|packages/(contract|kits))/' },
      'No domain word in ui.',
    ),
    no(
      'query-knows-only-the-contract',
      { path: '^packages/query/src' },
      { path: '^(apps|packages/(kits|ui))/' },
      'Library and portal share the hooks, so no text and no look.',
    ),
    no(
      'apps-meet-only-in-packages',
      // This helper publishes a pack to a cloud with the command line, so it tests both apps together.
      { path: '^apps/([^/]+)/', pathNot: '^apps/cloud/src/testing/check-and-publish-pack' },
      { path: '^apps/', pathNot: ['^apps/$1/', test] },
    ),
    no(
      'products-need-no-playground',
      { path: '^(apps/(cloud|library|portal)|packages)/', pathNot: test },
      { path: '^playground/' },
    ),
    no('products-need-no-generator', { path: '^(apps|packages|playground)/' }, { path: '^tools/' }, 'The catalogue is data.'),
    no('no-cycles-between-files', {}, { circular: true }),
    no(
      'another-feature-only-through-its-service',
      { path: '^apps/cloud/src/features/([^/]+)/', pathNot: test },
      { path: '^apps/cloud/src/features/', pathNot: ['^apps/cloud/src/features/$1/', '\\.service\\.ts$'] },
    ),
    no(
      'sql-only-in-queries',
      { path: '^apps/cloud/src/features/', pathNot: ['\\.queries\\.ts$', test] },
      { path: 'node_modules/(kysely|pg)/' },
    ),
    no(
      'floor-knows-no-feature',
      { path: '^apps/cloud/src/(db|http|ports|deps\\.ts|config)', pathNot: test },
      { path: '^apps/cloud/src/features/' },
    ),
    no('rules-know-no-http', { path: '\\.(service|queries)\\.ts$' }, { path: '^apps/cloud/src/http/' }),
    no(
      'http-only-in-http',
      { path: '^apps/cloud/src/', pathNot: ['^apps/cloud/src/http/', 'apps/cloud/src/app\\.ts$', test] },
      { path: 'node_modules/(fastify|@fastify)/' },
    ),
    no('lib-knows-no-feature', { path: '^apps/library/src/lib/' }, { path: '^apps/library/src/(features|app)/' }),
    no('features-know-no-app', { path: '^apps/library/src/features/', pathNot: test }, { path: '^apps/library/src/app/' }),
    no(
      'only-hosts-see-hosts',
      { path: '^apps/library/src/(features|lib|app)/', pathNot: test },
      { path: '^apps/library/src/hosts/' },
    ),
    no(
      'packages-declare-what-they-import',
      { path: '^(apps|packages|playground|e2e)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'Each workspace lists in its own package.json what it imports.',
    ),
    no(
      'only-tests-need-dev-dependencies',
      // The sources need the loader of TypeScript, the built program doesn't.
      { path: '^(apps|packages|playground)/', pathNot: [test, '/worker-start\\.mjs$'] },
      { dependencyTypes: ['npm-dev'] },
      'Without its devDependencies a workspace still runs.',
    ),
    no('tests-are-leaves', { pathNot: `${test}|^(e2e|plugin/tests|bench)/|vitest` }, { path: test }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!node_modules/).*dist/|\\.css' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      mainFields: ['module', 'main'],
    },
  },
};
