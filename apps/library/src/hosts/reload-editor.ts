/** Reloads the page without the editor's question, because the work is saved. */
export function reloadEditor(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  location.reload();
}
