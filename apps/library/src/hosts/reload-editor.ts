/** Loads the page anew. What is in it was kept, so the editor need not ask whether to leave. */
export function reloadEditor(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  location.reload();
}
