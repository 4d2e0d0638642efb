/** A panel that is rendered before it opens. */
type Preparable = { preparePanel: () => void };

/**
 * Loads the panel when the pointer or the focus reaches its button, and renders it when the button is pressed down, because the
 * editor reports a press only after it. A failed attempt is repeated when the panel opens.
 */
export function prepareBeforePress(button: string, load: () => Promise<Preparable>, page: Document = document): void {
  const isOnButton = ({ target }: Event) => target instanceof Element && target.closest(button) !== null;
  const follow = (type: string, act: (panel: Preparable) => void) => {
    const listen = (event: Event) => {
      if (isOnButton(event)) {
        load().then(act, () => undefined);
      }
    };
    page.addEventListener(type, listen, { capture: true, passive: true });
  };
  follow('pointerover', () => undefined);
  follow('focusin', () => undefined);
  follow('pointerdown', ({ preparePanel }) => preparePanel());
}
