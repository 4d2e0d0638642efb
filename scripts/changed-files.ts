import { spawnSync } from 'node:child_process';

export type ChangedRun = {
  /** Commit that Vitest compares with, for tests that import what changed. */
  since: string;
  /** Whether all tests of the plugin run: no test imports its PHP. */
  isPluginWhole: boolean;
  /** Journeys that changed themselves. */
  journeys: string[];
};

/** Returns what `npm test -- --changed` runs: everything that depends on files which differ from the main branch. */
export function findChangedRun(): ChangedRun {
  const since = findBase();
  return { since, ...chooseRun(listChangedFiles(since)) };
}

/** Returns the last commit that this branch shares with the main branch; on the main branch itself the last commit. */
function findBase(): string {
  for (const branch of ['origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', branch);
    if (base) {
      return base;
    }
  }
  return git('rev-parse', 'HEAD');
}

function listChangedFiles(since: string): string[] {
  const files = `${git('diff', '--name-only', since)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  return files.split('\n').filter(Boolean);
}

/** Returns which tests depend on these files beside those that import them. */
export function chooseRun(files: string[]): Omit<ChangedRun, 'since'> {
  return {
    isPluginWhole: files.some((file) => /^(plugin|playground)\/(?!tests\/).*\.(php|json)$/.test(file)),
    journeys: files.filter((file) => file.endsWith('.spec.ts')).map((file) => file.replace(/^e2e\//, '')),
  };
}

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
