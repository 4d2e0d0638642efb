/** Writes the contract for the plugin and `docs/openapi.json`. `--check` only compares. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as contract from '@kithouse/contract';
import * as z from 'zod/mini';
import { readPluginNames, rebrandPlugin, renameWidgets, toNamespace } from './rebrand.js';
import { assertImprint, toUpdateHost, writeHeader, writeReadme } from './release-texts.js';

const calls = Object.values<unknown>(contract).filter(
  (value): value is contract.Endpoint => typeof value === 'object' && value !== null && 'runs' in value,
);

const isCheck = process.argv.includes('--check');
// The plugin's files contain the product's names, so a changed `brand.ts` renames them first.
if (isCheck) {
  assertNames();
} else {
  const former = readPluginNames('plugin').slug;
  const renamed = rebrandPlugin('plugin', contract.brand);
  if (renamed.length > 0) {
    renameWidgets('catalogue', former, contract.brand.slug);
    console.log(`renamed ${renamed.length} files of the plugin to ${contract.brand.name}`);
  }
}

assertImprint();
const version = readVersion();
const mainFile = `plugin/${contract.brand.slug}.php`;
const files = {
  'plugin/contract.json': toJson({
    version,
    errors: listStatuses(),
    calls: calls.toSorted(fixedPathsFirst).map(forWordPress),
    ops: listOperations(),
  }),
  'plugin/src/Brand.php': toPhp({ ...contract.brand, updateHost: toUpdateHost(contract.imprint.updateUri), version }),
  'plugin/src/Error_Texts.php': toErrorTexts(contract.brand.slug),
  [mainFile]: writeHeader(readFileSync(mainFile, 'utf8'), version),
  'plugin/readme.txt': writeReadme(readFileSync('plugin/readme.txt', 'utf8'), version),
  'docs/openapi.json': toJson({
    openapi: '3.1.0',
    info: { title: `${contract.brand.name} cloud`, version },
    servers: [{ url: '/v1' }],
    paths: groupByPath(calls.filter(({ runs }) => runs !== 'site')),
  }),
};

const stale = Object.entries(files).filter(([file, text]) => {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    return false;
  }
  if (!isCheck) {
    writeFileSync(file, text);
  }
  return true;
});

for (const [file] of stale) {
  console.log(isCheck ? `${file} is stale: run npm run emit and commit it` : `wrote ${file}`);
}
process.exitCode = stale.length > 0 && isCheck ? 1 : 0;

/** Fails the check if the plugin's names differ from the contract's. */
function assertNames(): void {
  const { name, slug, prefix } = readPluginNames('plugin');
  if (name !== contract.brand.name || slug !== contract.brand.slug || prefix !== contract.brand.prefix) {
    console.log('The names in brand.ts have changed: run npm run emit and commit it');
    process.exit(1);
  }
}

/**
 * Sorts fixed paths first, because WordPress takes the first matching route: `/workspaces/create` before `/workspaces/{slug}`.
 */
function fixedPathsFirst(one: contract.Endpoint, other: contract.Endpoint): number {
  const variables = ({ path }: contract.Endpoint) => path.split('{').length - 1;
  return variables(one) - variables(other);
}

/** Reads the product's version from `package.json`. */
function readVersion(): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8'))).version;
}

function toJson(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Writes the product's names as constants, because reading a file in every request would be slow. */
function toPhp(names: Record<string, string>): string {
  const constants = Object.entries(names).map(([name, value]) => {
    const constant = name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
    return `\tpublic const ${constant} = ${toLiteral(value)};`;
  });
  return toClass('Brand', 'Generated from the contract. Do not edit.', constants);
}

/** Writes the error messages as translation calls with literals, because WordPress's tools find only those. */
function toErrorTexts(domain: string): string {
  const cases = Object.entries(contract.errors).map(
    ([code, { message }]) => `\t\t\t${toLiteral(code)} => __( ${toLiteral(message)}, ${toLiteral(domain)} ),`,
  );
  const method = ['\tpublic static function find( string $code ): string {', '\t\treturn match ( $code ) {', ...cases];
  return toClass('Error_Texts', 'The sentences of the errors. Generated from the contract. Do not edit.', [
    ...method,
    "\t\t\tdefault => '',",
    '\t\t};',
    '\t}',
  ]);
}

function toClass(name: string, comment: string, members: string[]): string {
  const head = [
    '<?php',
    'declare(strict_types=1);',
    '',
    `namespace ${toNamespace(contract.brand.name)};`,
    '',
    "defined( 'ABSPATH' ) || exit;",
    '',
    `/** ${comment} */`,
  ];
  return [...head, `final class ${name} {`, ...members, '}', ''].join('\n');
}

function toLiteral(text: string): string {
  return `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
}

/** Lists error codes with status; the plugin takes the messages from `Error_Texts.php`. */
function listStatuses() {
  return Object.fromEntries(Object.entries(contract.errors).map(([code, { status }]) => [code, { status }]));
}

function forWordPress({
  name,
  method,
  path,
  runs,
  access,
  capabilities,
  cached = false,
  changes = false,
  answers_visitors,
  unreachable,
  input,
}: contract.Endpoint) {
  const special = { ...(answers_visitors && { answers_visitors }), ...(unreachable && { unreachable }) };
  const call = { name, method, path, runs, access, capabilities, cached, changes, ...special };
  return runs === 'provider' ? call : { ...call, args: toArgs(input) };
}

/**
 * Converts an input schema to WordPress arguments, a subset of JSON Schema draft 4 with `required` on each. WordPress complains
 * about arguments without a `type`.
 */
function toArgs(input: z.ZodMiniObject) {
  const schema = z.toJSONSchema(input, { io: 'input', target: 'draft-4' });
  const isAnything = (key: string, value: unknown) =>
    /^(items|additionalProperties)$/.test(key) && JSON.stringify(value) === '{}';
  const dropAnything = (key: string, value: unknown) => (isAnything(key, value) ? undefined : value);
  const { properties = {}, required = [] } = JSON.parse(JSON.stringify(schema, dropAnything)) as typeof schema;
  return Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, { ...(schema as object), required: required.includes(key) }]),
  );
}

/** Lists what the plugin checks of each operation of a plan. The cloud chooses the step. */
function listOperations() {
  return Object.fromEntries(
    contract.operations.map(({ name, args, references, capability }) => [name, { args: toSchema(args), references, capability }]),
  );
}

/** Drops what WordPress doesn't know, and limits that no 64-bit number exceeds. */
function toSchema(args: z.ZodMiniType): unknown {
  const { $schema: _, definitions: __, ...schema } = z.toJSONSchema(args, { io: 'input', target: 'draft-4' });
  const isUseless = (key: string, value: unknown) =>
    (/^(items|additionalProperties|properties)$/.test(key) && JSON.stringify(value) === '{}') ||
    (/^(minimum|maximum)$/.test(key) && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER);
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => {
      const isReference = typeof value === 'object' && value !== null && '$ref' in value;
      return isUseless(key, value) ? undefined : isReference ? { type: 'object' } : value;
    }),
  );
}

function groupByPath(endpoints: contract.Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: toOperation(endpoint) };
  }
  return paths;
}

function toOperation({ name, method, path, access, binary, input, output, errors }: contract.Endpoint) {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' });
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
  const parameters = Object.entries(properties)
    .filter(([key]) => method === 'GET' || inPath.includes(key))
    .map(([key, schema]) => ({
      name: key,
      in: inPath.includes(key) ? 'path' : 'query',
      required: inPath.includes(key) || required.includes(key),
      schema,
    }));
  const body = binary
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: z.toJSONSchema(input, { io: 'input' }) } };
  return {
    operationId: name,
    'x-access': access,
    ...(access === 'public' ? {} : { security: [access === 'session' ? { cookie: [] } : { bearer: [] }] }),
    parameters,
    ...(method === 'GET' || method === 'DELETE' ? {} : { requestBody: { content: body } }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: z.toJSONSchema(output) } } },
      ...Object.fromEntries(errors.map((code) => [contract.errors[code].status, { description: code }])),
    },
  };
}
