import { readdirSync, readFileSync } from 'node:fs';

type Program = { pid: number; parent: number; name: string; ms: number };

/** Linux counts processor time in hundredths of a second. */
const tick = 10;

/** Returns the processor time in ms that the descendants of a process have used so far, by the name of their program. */
export function readProcessorTime(ancestor: number): Map<string, number> {
  const programs = listPrograms();
  const found = new Set([ancestor]);
  // A parent may have a higher number than its child.
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { pid, parent } of programs) {
      if (found.has(parent)) {
        found.add(pid);
      }
    }
  }
  const times = new Map<string, number>();
  for (const { pid, name, ms } of programs) {
    if (pid !== ancestor && found.has(pid)) {
      times.set(name, (times.get(name) ?? 0) + ms);
    }
  }
  return times;
}

/** Returns whether the machine tells the processor time of other programs. */
export const hasProcessorTime = process.platform === 'linux';

const listPrograms = (): Program[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProgram(Number(pid)) ?? []);

/** Reads `/proc/<pid>/stat`, including the times of ended children. Returns undefined if the program itself has ended. */
function readProgram(pid: number): Program | undefined {
  try {
    const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ').map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return { pid, name, parent: fields[1] ?? 0, ms: (user + system + childUser + childSystem) * tick };
  } catch {
    return undefined;
  }
}
