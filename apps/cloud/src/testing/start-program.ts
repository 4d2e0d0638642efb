import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

type Ready = { ready: boolean; url: string; data: string };

/** Starts the program as a person would. Returns its ready line, or its last error. */
export async function startProgram(settings: Record<string, string>, args: string[] = []) {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, KITHOUSE_PORT: '0', ...settings },
  });
  const words: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => words.push(chunk.toString()));
  const ended = once(child, 'close').then(([code]) => Number(code));
  const line = once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line').then(
    ([text]) => JSON.parse(String(text)) as Ready,
  );
  const ready = await Promise.race([line, ended.then(() => undefined)]);
  return { child, ready, ended, words: () => words.join('') };
}
