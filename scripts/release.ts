/**
 * Releases the plugin and the cloud together: writes the version everywhere, closes the section of the changelog, builds the zip,
 * commits and tags. Nothing leaves this machine. `--dry-run` only prints the steps, `--notes <version>` the changes of a version.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { closeUnreleased, findSection, listChanges } from './changelog.js';
import { nextVersion, writeRelease } from './release-files.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false }, notes: { type: 'string' } },
});

try {
  if (values.notes === undefined) {
    release(positionals[0], values['dry-run']);
  } else {
    console.log(readNotes(values.notes));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function release(wanted: string | undefined, isDryRun: boolean) {
  if (wanted === undefined) {
    throw new Error('Which version? npm run release -- <major|minor|patch|x.y.z> [--dry-run]');
  }
  const version = nextVersion(readVersion(), wanted);
  const date = new Date().toISOString().slice(0, 10);
  const tag = `v${version}`;
  const changes = listChanges(findSection(closeUnreleased(readChangelog(), version, date), version) ?? '').length;
  if (git('tag', '--list', tag) !== '') {
    throw new Error(`The tag ${tag} exists.`);
  }
  if (isDryRun) {
    console.log(
      `Would release ${version} with ${changes} changelog ${changes === 1 ? 'entry' : 'entries'}: write the version, npm run emit, npm run pot,`,
    );
    console.log(`check the version, build the zip, commit "chore: release ${version}" and tag ${tag}. Nothing was changed.`);
    return;
  }
  if (git('status', '--porcelain') !== '') {
    throw new Error('Commit or remove your changes first: a release contains only committed files.');
  }
  try {
    console.log(`Wrote ${version} to ${writeRelease('.', version, date).join(', ')}`);
    program('scripts/run.mjs', 'scripts/emit.ts');
    program('scripts/run.mjs', 'scripts/pot.ts');
    program('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'scripts/version.test.ts');
    program('scripts/run.mjs', 'scripts/package.ts');
  } catch (error) {
    throw new Error(`${(error as Error).message} Nothing was committed. "git restore ." removes the changes.`);
  }
  git('commit', '--all', '--message', `chore: release ${version}`);
  git('tag', '--annotate', tag, '--message', `Release ${version}`);
  console.log(`Released ${version}. "git push --follow-tags" publishes it.`);
}

/** Returns the changes of a version, which must be the one in `package.json`. */
function readNotes(version: string): string {
  const notes = findSection(readChangelog(), version);
  if (version !== readVersion() || !notes) {
    throw new Error(`package.json has version ${readVersion()}, or CHANGELOG.md has no section for ${version}.`);
  }
  return notes;
}

function readChangelog(): string {
  return readFileSync('CHANGELOG.md', 'utf8');
}

function readVersion(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`git ${args[0]} failed: ${stderr.trim()}`);
  }
  return stdout.trim();
}

function program(...args: string[]) {
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) {
    throw new Error(`${args.join(' ')} failed.`);
  }
}
