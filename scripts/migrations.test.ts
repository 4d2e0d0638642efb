import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'apps/cloud/src/db/migrations';
/** The last migration that was released before this rule. */
const lastBefore = '0180_data_folders.sql';

/** Lists what breaks a process of the previous version, which runs beside the new one during an update. */
const breaking: Record<string, RegExp> = {
  'drops a table': /\bdrop table\b/i,
  'drops a column': /\bdrop column\b/i,
  'renames something': /\brename\b/i,
  'changes a type': /\balter column \w+ (set data )?type\b/i,
  'requires values in a column': /\bset not null\b/i,
  'adds a required column without a default': /\badd column (?:if not exists )?\w+ (?![^,;]*\bdefault\b)[^,;]*\bnot null\b/i,
};

/** Lists the breaking changes of a migration, unless it states since which version no code has used the changed parts. */
function findBreaking(text: string): string[] {
  const statements = text.replaceAll(/--.*$/gm, '');
  const isContracting = /^-- Contracts: unused since \d+\.\d+\.\d+\.$/m.test(text);
  return isContracting ? [] : Object.keys(breaking).filter((name) => breaking[name]?.test(statements));
}

test('[R-OPS-86] migrations leave tables that the previous version can use', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && name > lastBefore);

  const found = names.map((name) => [name, findBreaking(readFileSync(join(folder, name), 'utf8'))]);

  expect(found.filter(([, problems]) => problems?.length)).toEqual([]);
});

test.each([
  ['alter table a drop column b;', ['drops a column']],
  ['alter table a add column b text not null;', ['adds a required column without a default']],
  ["alter table a add column b text not null default '';", []],
  ['alter table a add column b text; create index on a (b);', []],
  ['alter table a alter column b set not null;', ['requires values in a column']],
  ['alter table a rename column b to c;', ['renames something']],
  ['-- Contracts: unused since 1.4.0.\nalter table a drop column b;', []],
  ['-- It would rename nothing.\ncreate table a (b text not null);', []],
])('[R-OPS-86] finds in %j what breaks the previous version', (text, problems) => {
  expect(findBreaking(text)).toEqual(problems);
});
