import { type ChildProcess, spawn } from 'node:child_process';

/** Kills its process group and removes its folder when stdin closes, which happens however this process ends. */
const guard = 'folder=$1; shift; setsid "$@" </dev/null & group=$!; read -r _; kill -KILL -"$group"; wait; rm -rf "$folder"';

/** Starts a server that never outlives this process, with its children and folder. */
export function spawnServer(folder: string, program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn('sh', ['-c', guard, 'sh', folder, program, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A signal to this process's group, such as Ctrl+C, must not end the guard before the server.
    detached: true,
    env: { ...process.env, ...env },
  });
  child.unref();
  (child.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  return child;
}

/** Resolves once the server is gone. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  child.ref();
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.stdin?.end();
  await gone;
}
