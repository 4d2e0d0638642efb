/*
 * Runs in the preview page that a wizard shows in a frame: applies the messages of the wizard, and reports its page and the
 * width of the logo. The frame's name stores the last message, so that it survives a link to another page. The script is the same
 * for all pages, so that their policy can contain its hash and they can be cached; the differences are attributes of the root
 * element.
 */
{
  const root = document.documentElement;
  const { site, type, platform, page } = root.dataset;
  /** Ids of colours in the frame of another pack by those of this one. */
  const frameColors = new Map(root.dataset.frameColors.split(' ').map((ids) => ids.split(':')));
  const [narrowest, widest] = [20, 800];
  const logos = [...document.querySelectorAll('.kit-site-logo')];
  const originals = logos.map((logo) => logo.innerHTML);
  const state = {
    color: {},
    logo: null,
    logoSize: undefined,
    title: undefined,
    slogan: undefined,
    hasForm: undefined,
    fonts: null,
    texts: [],
    facts: null,
  };
  const fontFaceRule = 5;
  const chosenFonts = document.head.appendChild(document.createElement('style'));
  let reported;

  const clamp = (width) => Math.min(Math.max(Math.round(width), narrowest), widest);
  const isColor = (color) =>
    typeof color === 'string' &&
    /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/deg]{1,60}\))$/i.test(color) &&
    CSS.supports('color', color);
  const isFontName = (name) => typeof name === 'string' && /^[a-z0-9][a-z0-9 -]{0,59}$/i.test(name);
  const isPicture = (url) =>
    typeof url === 'string' && /^(https?:\/\/|data:image\/(png|jpeg|webp|gif|avif|svg\+xml)[;,])/i.test(url);

  function showColors(colors) {
    for (const [id, color] of Object.entries(Object(colors))) {
      if (/^[\w-]{1,60}$/.test(id) && isColor(color)) {
        state.color[id] = color;
        root.style.setProperty(`--e-global-color-${id}`, color);
        for (const name of new Set([id, frameColors.get(id) ?? id])) {
          root.style.setProperty(`--wp--preset--color--${name}`, color);
        }
      }
    }
  }

  /** Defines the names before each family of the pack, by the faces of the chosen family; without faces, the pack's own shows. */
  function showFonts(fonts) {
    const chosen = Object.entries(Object(fonts)).filter(([role, name]) => /^(heading|body)$/.test(role) && isFontName(name));
    state.fonts = chosen.length > 0 ? Object.fromEntries(chosen) : null;
    const faces = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule.type === fontFaceRule);
    const familyOf = ({ style }) => style.getPropertyValue('font-family').replace(/["']/g, '');
    const rules = chosen.flatMap(([role, name]) =>
      faces
        .filter((face) => familyOf(face) === name)
        .map(({ cssText }) => cssText.replace(/font-family:[^;]*/, () => `font-family: kit-${role}`)),
    );
    chosenFonts.textContent = rules.join('');
  }

  function drawLogo(logo, index) {
    logo.innerHTML = originals[index];
    const inside = logo.querySelector('a') ?? logo;
    const picture = inside.querySelector('img') ?? new Image();
    if (state.logo !== null) {
      picture.src = state.logo.url;
      inside.replaceChildren(picture);
    }
    picture.draggable = false;
    logo.append(makeSlider(logo));
    if (index === 0) {
      picture.addEventListener('load', tellShown);
      if (picture.complete && picture.naturalWidth > 0) {
        tellShown();
      }
    }
  }

  function showLogo(logo) {
    const url = logo?.url ?? logo;
    const next = isPicture(url) ? { url } : null;
    if ((url === null || url === '' || next !== null) && next?.url !== state.logo?.url) {
      state.logo = next;
      logos.forEach(drawLogo);
    }
  }

  function showTitle(title) {
    state.title = title.slice(0, 200);
    for (const name of document.querySelectorAll('.kit-site-title')) {
      (name.querySelector('a') ?? name).textContent = state.title;
    }
  }

  function showSlogan(slogan) {
    state.slogan = slogan.slice(0, 500);
    for (const line of document.querySelectorAll('.kit-site-tagline')) {
      line.textContent = state.slogan;
    }
  }

  const widthOf = (logo) => (logo.querySelector('img') ?? logo).getBoundingClientRect().width;

  function showSize(width) {
    state.logoSize = clamp(width);
    root.style.setProperty('--kit-logo-width', `${state.logoSize}px`);
    nameWidth(state.logoSize);
  }

  function nameWidth(width) {
    for (const slider of document.querySelectorAll('.kit-logo-edge')) {
      slider.setAttribute('aria-valuenow', width);
    }
  }

  function tell(width) {
    if (width !== reported) {
      reported = width;
      parent.postMessage({ logoWidth: width }, site);
    }
  }

  /** Prefers the width that a person chose over that of the picture. */
  function tellShown() {
    const width = state.logoSize ?? clamp(widthOf(logos[0]));
    nameWidth(width);
    tell(width);
  }

  function change(width) {
    showSize(width);
    tell(state.logoSize);
    keep();
  }

  function makeSlider(logo) {
    const slider = document.createElement('span');
    slider.className = 'kit-logo-edge';
    slider.tabIndex = 0;
    slider.setAttribute('role', 'slider');
    slider.setAttribute('aria-label', 'Logo width');
    slider.setAttribute('aria-valuemin', narrowest);
    slider.setAttribute('aria-valuemax', widest);
    slider.setAttribute('aria-valuenow', state.logoSize ?? clamp(widthOf(logo)));
    const width = () => state.logoSize ?? widthOf(logo);
    const forward = () => (getComputedStyle(logo).direction === 'rtl' ? -1 : 1);
    slider.addEventListener('pointerdown', (down) => {
      down.preventDefault();
      slider.focus();
      slider.setPointerCapture(down.pointerId);
      const from = width();
      slider.onpointermove = (move) => change(from + (move.clientX - down.clientX) * forward());
    });
    slider.addEventListener('lostpointercapture', () => {
      slider.onpointermove = null;
    });
    slider.addEventListener('keydown', (event) => {
      const steps = { ArrowRight: forward(), ArrowLeft: -forward(), ArrowUp: 1, ArrowDown: -1 };
      const ends = { Home: narrowest, End: widest };
      const to = ends[event.key] ?? width() + steps[event.key] * (event.shiftKey ? 10 : 1);
      if (Number.isFinite(to)) {
        event.preventDefault();
        change(to);
      }
    });
    return slider;
  }

  function keep() {
    window.name = JSON.stringify({ type, platform, ...state });
  }

  /** Returns whether the message is for this page; applies each valid part of it. */
  function take(message) {
    if (Object(message).type !== type || message.platform !== platform) {
      return false;
    }
    showColors(message.color);
    if (typeof message.logoSize === 'number' && message.logoSize >= narrowest && message.logoSize <= widest) {
      showSize(message.logoSize);
      reported = state.logoSize;
    }
    if (message.logo !== undefined) {
      showLogo(message.logo);
    }
    if (typeof message.hasForm === 'boolean') {
      state.hasForm = message.hasForm;
      root.dataset.forms = message.hasForm ? 'shown' : 'none';
    }
    if (message.fonts !== undefined) {
      showFonts(message.fonts);
    }
    if (Array.isArray(message.texts)) {
      state.texts = details.showTexts(message.texts);
    }
    if (message.facts !== undefined) {
      state.facts = details.showFacts(message.facts);
    }
    if (typeof message.slogan === 'string') {
      showSlogan(message.slogan);
    }
    if (typeof message.title === 'string' && message.title !== '') {
      showTitle(message.title);
    }
    return true;
  }

  function takeKept() {
    try {
      take(JSON.parse(window.name));
    } catch {
      // The frame has its own name.
    }
  }

  parent.postMessage({ page }, site);
  const details = globalThis.openDetails();
  logos.forEach(drawLogo);
  takeKept();
  addEventListener('message', (event) => {
    if (event.source === parent && event.origin === site && take(event.data)) {
      keep();
    }
  });
}
