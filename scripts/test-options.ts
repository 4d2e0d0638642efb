import { parseArgs } from 'node:util';

export const projects = ['unit', 'library', 'cloud', 'plugin'] as const;
const suites = ['static', ...projects, 'e2e'] as const;
const choices = [...suites, 'neighbours'] as const;
export type Suite = (typeof choices)[number];

export type TestOptions = {
  /** Chosen parts, or everything. */
  only: readonly Suite[];
  isWhole: boolean;
  /** PostgreSQL for the cloud's tests. */
  postgres: 'embedded' | 'system';
  /** WordPress runtime for the plugin's tests. */
  wordpress: 'playground' | 'native';
  /** Runs every table row, which takes far longer. */
  isLong: boolean;
  /** Adds the tests of the real Elementor and the neighbours. */
  isCi: boolean;
  /** Runs only what depends on files that differ from the main branch. */
  isChanged: boolean;
  /** Runs only tests whose file name contains one of these words. */
  filters: string[];
};

/** Parses the command line. Throws one sentence if it is invalid. */
export function readTestOptions(args: string[]): TestOptions {
  const { values, positionals: filters } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      postgres: { type: 'string', default: 'embedded' },
      wordpress: { type: 'string', default: 'playground' },
      long: { type: 'boolean', default: false },
      ci: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
    },
  });
  const { postgres, wordpress } = values;
  const unknown = values.only.find((suite) => !isSuite(suite));
  if (unknown !== undefined) {
    throw new Error(`Unknown test selection ${unknown}. Choose from ${choices.join(', ')}.`);
  }
  if (postgres !== 'embedded' && postgres !== 'system') {
    throw new Error(`--postgres is embedded or system, not ${postgres}.`);
  }
  if (wordpress !== 'playground' && wordpress !== 'native') {
    throw new Error(`--wordpress is playground or native, not ${wordpress}.`);
  }
  const chosen = values.only.filter(isSuite);
  const isWhole = chosen.length === 0 && filters.length === 0;
  if (values.ci && !isWhole) {
    throw new Error('--ci runs everything: leave out --only and words.');
  }
  if (values.changed && (!isWhole || values.long || values.ci)) {
    throw new Error('--changed chooses the tests itself: leave out the other options and words.');
  }
  const whole: readonly Suite[] = values.ci || values.long ? choices : suites;
  const fallback = filters.length > 0 ? projects : whole;
  return {
    only: chosen.length > 0 ? chosen : fallback,
    isWhole: isWhole && !values.changed,
    postgres,
    wordpress,
    isLong: values.long,
    isCi: values.ci,
    isChanged: values.changed,
    filters,
  };
}

const isSuite = (word: string): word is Suite => (choices as readonly string[]).includes(word);
