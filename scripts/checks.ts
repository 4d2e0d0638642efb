import { spawn } from 'node:child_process';
import pLimit from 'p-limit';
import type { Sum } from './reports.js';

type Check = { title: string; command: string[] };

const node = (...command: string[]) => [process.execPath, ...command];
const script = (file: string, ...args: string[]) => node('--import', 'tsx', file, ...args);

/** Reuses the results of the last run for unchanged files. */
const onlyChanged = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];

/** Lists the checks without a running product; each counts as one test. */
const checks: Check[] = [
  // Several checkers compute the same types repeatedly: four need twice the processor time.
  { title: 'types', command: node('node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', ...onlyChanged) },
  { title: 'typed lint', command: node('node_modules/oxlint/bin/oxlint', '--type-aware') },
  { title: 'build', command: script('scripts/build.ts') },
  { title: 'dependency rules', command: script('scripts/deps.ts') },
  { title: 'format and lint', command: node('node_modules/@biomejs/biome/bin/biome', 'check', '.') },
  { title: 'dead code', command: node('node_modules/knip/bin/knip.js', '--no-config-hints') },
  { title: 'generated files', command: script('scripts/emit.ts', '--check') },
  { title: 'texts and translations', command: script('scripts/pot.ts', '--check') },
  { title: 'plain English', command: script('scripts/check-english.ts') },
];

/** Runs all checks, two at a time, and prints the output of a failed one. */
export async function runChecks(): Promise<Sum> {
  const results = await pLimit(2).map(checks, runCheck);
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed, skipped: 0 };
}

async function runCheck({ title, command: [program = '', ...args] }: Check): Promise<boolean> {
  const began = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, FORCE_COLOR: '0' } });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise((resolve) => child.once('error', () => resolve(-1)).once('close', resolve));
  const isPassed = code === 0;
  console.log(`${isPassed ? '✓' : '✗'} ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (!isPassed) {
    console.log(`${Buffer.concat(chunks).toString().trim()}\n`);
  }
  return isPassed;
}
