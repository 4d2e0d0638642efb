/** Tracks whether the library is open over the editor. */
export type Openness = ReturnType<typeof createOpenness>;

export function createOpenness() {
  let isOpen = false;
  const listeners = new Set<() => void>();
  return {
    get: () => isOpen,
    set: (next: boolean) => {
      isOpen = next;
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
