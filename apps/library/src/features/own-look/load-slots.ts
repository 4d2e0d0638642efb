/** Number of packs that load at once. */
export const maxLoading = 4;

const waiting = new Set<() => void>();
let loading = 0;

/** Calls back once fewer than four others load. Returns a function that gives the place to the next one, or stops waiting. */
export function takeSlot(start: () => void): () => void {
  let isFree = false;
  const begin = () => {
    waiting.delete(begin);
    loading += 1;
    start();
  };
  if (loading < maxLoading) {
    begin();
  } else {
    waiting.add(begin);
  }
  return () => {
    if (isFree) {
      return;
    }
    isFree = true;
    if (!waiting.delete(begin)) {
      loading -= 1;
      const [next] = waiting;
      next?.();
    }
  };
}
