import baseCss from '@kithouse/ui/base.css?url';
import fontsCss from '@kithouse/ui/fonts.css?url';
import tokensCss from '@kithouse/ui/tokens.css?url';

/** Containers of the app and its overlays, both with the tokens. */
export type Rooms = { scope: HTMLElement; app: HTMLElement; layer: HTMLElement };

/** Events hidden from the host's shortcuts; Esc passes, because editors close their layers with it. */
const barred = ['keydown', 'keyup', 'keypress', 'paste', 'copy', 'cut'] as const;

/** The styles that the page sets before the script loads. The style sheets replace them. */
const ground = ['color-scheme', 'background-color', 'clear', 'margin-inline-start', 'min-height'];

/** Positions the element in its page: with rules, or with a style sheet that the page also uses before the script loads. */
type HostStyle = { css: string } | { sheet: string };

/** Attaches a shadow root. */
export function openShadowRoot(element: HTMLElement, host: HostStyle = { css: '' }): Rooms {
  const root = element.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = `:host{all:initial;display:block}${'css' in host ? host.css : ''}`;

  const scope = document.createElement('div');
  scope.className = 'kithouse';
  scope.classList.toggle('dark', element.style.colorScheme === 'dark');
  const app = document.createElement('div');
  const layer = document.createElement('div');
  scope.append(app, layer);
  root.append(style, ...('sheet' in host ? [stylesheet(host.sheet)] : []), stylesheet(tokensCss), stylesheet(baseCss), scope);

  // Fonts are document-wide, so the family has a unique name.
  document.head.append(stylesheet(fontsCss));
  for (const type of barred) {
    element.addEventListener(type, (event) => {
      if (!(event instanceof KeyboardEvent && event.key === 'Escape')) {
        event.stopPropagation();
      }
    });
  }
  hideUntilStyled(element, scope, [...root.querySelectorAll('link')]);
  return { scope, app, layer };
}

function stylesheet(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return link;
}

function hideUntilStyled(element: HTMLElement, scope: HTMLElement, sheets: HTMLLinkElement[]) {
  scope.style.visibility = 'hidden';
  const settled = sheets.map(
    (sheet) => new Promise((resolve) => ['load', 'error'].map((type) => sheet.addEventListener(type, resolve, { once: true }))),
  );
  void Promise.all(settled).then(() => {
    for (const property of ground) {
      element.style.removeProperty(property);
    }
    scope.style.removeProperty('visibility');
  });
}
