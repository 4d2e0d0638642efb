/** Arrows point down only: contract <- kits <- cli, cloud; ui, lib <- features <- app <- hosts. */
const no = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const test = '\\.(test|spec)\\.tsx?$|/testing/';

module.exports = {
  forbidden: [
    no(
      'contract-is-pure',
      { path: '^packages/contract/src', pathNot: test },
      { pathNot: ['^packages/contract/src', 'node_modules/zod'] },
      'The contract imports zod and itself.',
    ),
    no(
      'kits-are-pure',
      { path: '^packages/kits/src', pathNot: test },
      { pathNot: ['^packages/(kits|contract)/src', 'node_modules/(zod|fflate)'] },
      'Formats are pure functions: no I/O, no framework.',
    ),
    no(
      'ui-knows-no-product',
      { path: '^packages/ui/src' },
      { path: '^(apps|packages/(contract|kits))/' },
      'No domain word in ui.',
    ),
    no(
      'apps-meet-only-in-packages',
      // What takes a pack from the command line into a cloud is a test of where they meet.
      { path: '^apps/([^/]+)/', pathNot: '^apps/cloud/src/testing/carry-pack' },
      { path: '^apps/', pathNot: ['^apps/$1/', test] },
    ),
    no(
      'products-need-no-playground',
      { path: '^(apps/(cloud|library|portal)|packages)/', pathNot: test },
      { path: '^playground/' },
    ),
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
    no('rules-know-no-http', { path: '\\.(service|queries)\\.ts$' }, { path: '^apps/cloud/src/http/' }),
    no(
      'http-only-in-http',
      { path: '^apps/cloud/src/', pathNot: ['^apps/cloud/src/http/', 'apps/cloud/src/app\\.ts$', test] },
      { path: 'node_modules/(fastify|@fastify)/' },
    ),
    no('lib-knows-no-feature', { path: '^apps/library/src/lib/' }, { path: '^apps/library/src/(features|app)/' }),
    no('features-know-no-app', { path: '^apps/library/src/features/', pathNot: test }, { path: '^apps/library/src/app/' }),
    no(
      'features-see-host-ts-only',
      { path: '^apps/library/src/(features|lib|app)/', pathNot: test },
      { path: '^apps/library/src/hosts/', pathNot: 'hosts/host\\.tsx?$' },
    ),
    no('tests-are-leaves', { pathNot: `${test}|^(e2e|plugin/tests|bench)/|vitest` }, { path: test }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'dist/|\\.css' },
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
