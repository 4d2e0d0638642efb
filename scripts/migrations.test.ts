import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'apps/cloud/src/db/migrations';

/** Lists the breaking migrations that ran before the first release, so no process of a release used the former tables. */
const beforeReleases: Record<string, string[]> = {
  '0020_item_index.sql': ['drops a column'],
  '0041_account_settings.sql': ['adds a constraint to an existing table'],
};

/** Lists what breaks a process of the previous version, which runs beside the new one during an update. */
const breaking: Record<string, RegExp> = {
  'drops a table': /\bdrop (table|view|materialized view|sequence)\b/i,
  'drops a column': /\bdrop column\b/i,
  'drops a function': /\bdrop (function|procedure|routine)\b/i,
  'drops a default': /\bdrop default\b/i,
  'renames something': /\brename\b/i,
  'changes a type': /\balter column \w+ (set data )?type\b/i,
  'requires values in a column': /\bset not null\b/i,
  'adds a required column without a default':
    /\badd column (?:if not exists )?\w+ (?![^,;]*\bdefault\b)[^,;]*(?<!\bis )\bnot null\b/i,
};

/** Matches what may refuse the rows that the previous version writes, if its table isn't new. */
const constraints: Record<string, RegExp> = {
  'adds a constraint to an existing table':
    /\balter table (?:only )?(\w+)\s+(?:[^;]*,\s*)?add (?:constraint \w+ )?(?:check|unique|primary key|foreign key|exclude)\b/gi,
  'adds a unique index to an existing table': /\bcreate unique index (?:\w+ )?on (\w+)/gi,
};

/** Lists the breaking changes of a migration, unless it names the release since which no code has used the changed parts. */
function findBreaking(text: string, releases: readonly string[]): string[] {
  const statements = text.replaceAll(/--.*$/gm, '');
  const unusedSince = /^-- Contracts: unused since (\d+\.\d+\.\d+)\.$/m.exec(text)?.[1];
  if (unusedSince !== undefined) {
    return releases.includes(unusedSince) ? [] : [`names ${unusedSince}, which isn’t a release of the changelog`];
  }
  const isNew = (table: string | undefined) => new RegExp(`\\bcreate table (?:if not exists )?${table}\\b`, 'i').test(statements);
  return [
    ...Object.keys(breaking).filter((name) => breaking[name]?.test(statements)),
    ...Object.keys(constraints).filter((name) =>
      [...statements.matchAll(constraints[name] as RegExp)].some(([, table]) => !isNew(table)),
    ),
  ];
}

const listReleases = () =>
  [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version = '']) => version);

test('[R-OPS-86] migrations leave tables that the previous version can use', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));

  const found = names.map((name) => [name, findBreaking(readFileSync(join(folder, name), 'utf8'), listReleases())] as const);

  expect(Object.fromEntries(found.filter(([, problems]) => problems.length > 0))).toEqual(beforeReleases);
});

test.each([
  ['alter table a drop column b;', ['drops a column']],
  ['drop view a;', ['drops a table']],
  ['drop function a();', ['drops a function']],
  ['alter table a alter column b drop default;', ['drops a default']],
  ['alter table a alter column b type int;', ['changes a type']],
  ['alter table a add column b text not null;', ['adds a required column without a default']],
  ["alter table a add column b text not null default '';", []],
  ['alter table a add column b text; create index on a (b);', []],
  ['alter table a alter column b set not null;', ['requires values in a column']],
  ['alter table a rename column b to c;', ['renames something']],
  ['alter table a add check (b > 0);', ['adds a constraint to an existing table']],
  ['create unique index a_b on a (b);', ['adds a unique index to an existing table']],
  ['create table a (b int); create unique index a_b on a (b); alter table a add check (b > 0);', []],
  ['-- Contracts: unused since 1.4.0.\nalter table a drop column b;', []],
  ['-- Contracts: unused since 9.9.9.\nalter table a drop column b;', ['names 9.9.9, which isn’t a release of the changelog']],
  ['-- It would rename nothing.\ncreate table a (b text not null);', []],
])('[R-OPS-86] finds in %j what breaks the previous version', (text, problems) => {
  expect(findBreaking(text, ['1.4.0'])).toEqual(problems);
});
