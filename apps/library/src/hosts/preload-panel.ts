/** The module of a panel that can be rendered before it opens. */
type PanelModule = { preparePanel: () => void; preparePanelEarly: () => void };

/**
 * Loads the panel when the pointer or the focus reaches its button, and renders it in slices if it needs no request. Otherwise it is
 * rendered on pointerdown, because the editor opens the panel only on click. A failed attempt is repeated when the panel opens.
 */
export function preloadPanel(button: string, load: () => Promise<PanelModule>, page: Document = document): void {
  const isOnButton = ({ target }: Event) => target instanceof Element && target.closest(button) !== null;
  const on = (type: string, act: (panel: PanelModule) => void) => {
    const listener = (event: Event) => {
      if (isOnButton(event)) {
        load().then(act, () => undefined);
      }
    };
    page.addEventListener(type, listener, { capture: true, passive: true });
  };
  on('pointerover', ({ preparePanelEarly }) => preparePanelEarly());
  on('focusin', ({ preparePanelEarly }) => preparePanelEarly());
  on('pointerdown', ({ preparePanel }) => preparePanel());
}
