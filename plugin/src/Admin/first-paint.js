// Shows the library as this browser last painted it, until its script has started. `apps/library/src/hosts/first-paint.ts` stores
// the picture. Any script of the site can write the browser's storage, so only the elements, attributes and styles listed here pass
// in either direction.
{
  const { id, store, key, styles, fonts, addresses } = JSON.parse(document.currentScript.dataset.arguments);
  /** Limits the characters of a picture. */
  const max = 64_000;
  /** Removes the picture of a library that hasn't started by then, in ms, because its controls do nothing. */
  const patience = 20_000;
  /** Limits the delay of the library by the picture, in ms. */
  const maxDelay = 300;

  const elements = new Set(
    (
      'a article aside b bdi button dd div dl dt em fieldset figcaption figure form h1 h2 h3 h4 header hr i img input kbd label legend ' +
      'li main nav ol option output p s search section select small span strong ul circle ellipse g line path polygon polyline rect svg'
    ).split(' '),
  );
  const drawing = /^[\w\s.,#()-]*$/;
  const attributes = new Map(
    [
      [/^[\w\s-]*$/, 'class'],
      [/^(ltr|rtl|auto)$/, 'dir'],
      [
        /^[\w-]*$/,
        'lang role data-state aria-busy aria-checked aria-current aria-disabled aria-expanded aria-pressed aria-selected',
      ],
      [/^(text|search|checkbox|radio|button|submit)$/, 'type'],
      [/^/, 'placeholder value alt disabled checked selected src'],
      [/^[\d.]+(px|%)?$/, 'width height x y x1 x2 y1 y2 cx cy r rx ry opacity stroke-width'],
      [drawing, 'viewBox d points fill stroke transform stroke-linecap stroke-linejoin'],
    ].flatMap(([rule, names]) => names.split(' ').map((name) => [name, rule])),
  );
  const properties =
    /^(--[\w-]+|color|background-color|gap|((min|max)-)?(width|height|(inline|block)-size)|padding(-[a-z-]+)?|flex(-[a-z]+)?|align-items|visibility|aspect-ratio|text-align)$/;

  const loads = (value) => /url|image|attr|src|element/i.test(value);
  const isKnownPicture = (value) =>
    addresses.some((start) => value.startsWith(start) && /^[\w-]+\.\w+$/.test(value.slice(start.length)));

  const isAllowed = (element, { name, value }) => {
    const rule = attributes.get(name);
    if (name === 'src') {
      return element.localName === 'img' && isKnownPicture(value);
    }
    return rule?.test(value) && !(rule === drawing && loads(value));
  };

  const cleanStyle = (style) =>
    [...style]
      .map((property) => [property, style.getPropertyValue(property).trim()])
      .filter(([property, value]) => properties.test(property) && /^[\w\s#%.,()+*/-]*$/.test(value) && !loads(value))
      .map((declaration) => declaration.join(':'))
      .join(';');

  /** Removes all elements, attributes and styles that aren't listed from a container. */
  const clean = (container) => {
    for (const element of container.querySelectorAll('*')) {
      if (!elements.has(element.localName)) {
        element.remove();
        continue;
      }
      const style = element.hasAttribute('style') ? cleanStyle(element.style) : '';
      for (const attribute of Array.from(element.attributes)) {
        if (!isAllowed(element, attribute)) {
          element.removeAttribute(attribute.name);
        }
      }
      if (style) {
        element.style.cssText = style;
      }
    }
  };

  const readStored = () => {
    try {
      const pictures = JSON.parse(localStorage.getItem(store) ?? '[]');
      const view = key.slice(0, key.indexOf(' ') + 1);
      if (pictures.length > 0 && !pictures.some((one) => one.key.startsWith(view))) {
        // The pictures are from another person, build, account, language or colour scheme.
        localStorage.removeItem(store);
      }
      return pictures.find((one) => one.key === key && one.html.length <= max)?.html;
    } catch {
      return undefined;
    }
  };

  const link = (href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href });

  const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  /** Returns a promise of the painted picture. */
  const show = (host, html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    clean(body);
    const scope = body.firstElementChild;
    scope.classList.toggle('dark', host.style.colorScheme === 'dark');
    const picture = Object.assign(document.createElement('div'), { id: `${id}-first-paint`, inert: true });
    const sheets = styles.map(link);
    const loaded = sheets.map(
      (sheet) => new Promise((resolve, reject) => Object.assign(sheet, { onload: resolve, onerror: reject })),
    );
    // The root is closed, so that scripts of other plugins don't find the cards twice.
    picture.attachShadow({ mode: 'closed' }).append(...sheets, scope);
    document.head.append(link(fonts));
    host.before(picture);
    // A style sheet that the page has preloaded applies at once, so that the first frame has the picture.
    const isStyled = sheets.every(({ sheet }) => sheet !== null);
    picture.style.display = isStyled ? '' : 'none';
    host.style.cssText += '; position: absolute; inset-inline: 0; visibility: hidden';
    host.ariaBusy = 'true';
    setTimeout(() => {
      picture.remove();
      host.style.removeProperty('visibility');
      host.ariaBusy = null;
    }, patience);
    return (isStyled ? Promise.resolve() : Promise.all(loaded)).then(() => {
      picture.style.display = '';
      return nextPaint();
    });
  };

  const host = document.getElementById(id);
  host.firstPaint = { key, max, clean };
  try {
    const html = readStored();
    if (html !== undefined) {
      host.firstPaint.painted = Promise.race([
        show(host, html).catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, maxDelay)),
      ]);
    }
  } catch {
    // Without a picture the library starts as on the first visit.
  }
}
