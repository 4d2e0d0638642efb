import { createNodeFsMountHandler } from '@php-wasm/node';
import type { MountHandler } from '@php-wasm/universal';

type Node = { mounted?: unknown; mount?: { opts?: { root?: string } }; node_ops: { getattr: (node: Node) => unknown } };
type FileSystem = {
  lookupNode: (parent: Node, name: string) => Node;
  lookup: (parent: Node, name: string) => Node;
  hashRemoveNode: (node: Node) => void;
};

/** Live folders of each corrected file system. */
const liveFolders = new WeakMap<object, Set<string>>();

/**
 * Mounts a folder that others write to. PHP caches which files exist, so that `file_exists` would still return true for files
 * that another PHP instance or this process has deleted.
 */
export function liveFolder(folder: string): MountHandler {
  return (php, fs, inside) => {
    forgetDeletedFiles(fs as unknown as FileSystem, folder);
    return createNodeFsMountHandler(folder)(php, fs, inside);
  };
}

function forgetDeletedFiles(fs: FileSystem, folder: string) {
  const folders = liveFolders.get(fs);
  if (folders) {
    folders.add(folder);
    return;
  }
  const live = new Set([folder]);
  liveFolders.set(fs, live);
  const lookupNode = fs.lookupNode.bind(fs);
  fs.lookupNode = (parent, name) => {
    const node = lookupNode(parent, name);
    if (node.mounted || !live.has(node.mount?.opts?.root ?? '') || isThere(node)) {
      return node;
    }
    fs.hashRemoveNode(node);
    return fs.lookup(parent, name);
  };
}

/** Existing files. PHP blocks this thread until it waits for something, so nobody can delete them before. */
let there = new Set<Node>();

function isThere(node: Node): boolean {
  if (there.has(node)) {
    return true;
  }
  try {
    node.node_ops.getattr(node);
  } catch {
    return false;
  }
  if (there.size === 0) {
    queueMicrotask(() => {
      there = new Set();
    });
  }
  there.add(node);
  return true;
}
