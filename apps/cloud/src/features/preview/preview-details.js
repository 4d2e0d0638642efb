/*
 * Runs in a preview page, before its client: shows a person's details instead of those of the demo business. Originals stay in memory,
 * so that an empty message shows the sample again.
 */
globalThis.openDetails = () => {
  const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const bound = (text, side) => (/[\p{L}\p{M}\p{N}]/u.test(text.at(side)) ? '[\\p{L}\\p{M}\\p{N}]' : '[]');

  /** Returns a function that replaces whole words, the longest first as they are listed. */
  function makeReplacer(pairs) {
    if (pairs.length === 0) {
      return (text) => text;
    }
    const own = new Map(pairs.map(({ from, to }) => [from, to]));
    const words = pairs.map(({ from }) => `(?<!${bound(from, 0)})${escapePattern(from)}(?!${bound(from, -1)})`);
    const pattern = new RegExp(words.join('|'), 'gu');
    return (text) => text.replace(pattern, (found) => own.get(found));
  }

  /** Lists all texts of the page as the sample has them. */
  function listTexts() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement.closest('script, style, .kit-site-title, .kit-site-tagline') && node.data.trim() !== '') {
        const original = node.data;
        found.push((replace) => {
          node.data = replace(original);
        });
      }
    }
    for (const name of ['alt', 'title', 'aria-label', 'placeholder']) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        const original = element.getAttribute(name);
        found.push((replace) => {
          element.setAttribute(name, replace(original));
        });
      }
    }
    return found;
  }

  const isText = (text, most) => typeof text === 'string' && text !== '' && text.length <= most;

  /** Shows a person's own details instead of those of the demo business. */
  function showTexts(given) {
    const pairs = given.filter((pair) => isText(Object(pair).from, 600) && isText(pair.to, 600)).slice(0, 400);
    const replace = makeReplacer(pairs);
    for (const write of texts) {
      write(replace);
    }
    return pairs;
  }

  /** Takes an element out of the page, so that its neighbours move as on a site without it, and puts it back. */
  function makeSwitch(element) {
    const place = document.createComment('');
    return (isOut) => {
      const [shown, other] = isOut ? [element, place] : [place, element];
      if (shown.parentNode) {
        shown.replaceWith(other);
      }
    };
  }

  /** Lists elements that a site shows only with details, with alternatives of missing ones; the classes are those of `markFacts`. */
  function listMarked() {
    return [...document.body.querySelectorAll('[class*="kit-without_"]')].map((element) => ({
      alternatives: [...element.classList]
        .filter((name) => name.startsWith('kit-without_'))
        .map((name) => name.split('_').slice(1)),
      leaveOut: makeSwitch(element),
    }));
  }

  function listTextNodes(element, text) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      if (walker.currentNode.data.trim() === text) {
        found.push(walker.currentNode);
      }
    }
    return found;
  }

  /** Finds the rows of a list: one to copy, one without times, what separates them and what follows. */
  function readRows(list) {
    const days = listTextNodes(list, 'kit:days');
    const range = document.createRange();
    range.setStart(days[0], 0);
    range.setEnd(days.at(-1), 1);
    const parent = range.commonAncestorContainer;
    const nodes = [...parent.children];
    const [first, second, third] = days.map((text) => nodes.findIndex((node) => node.contains(text)));
    return {
      parent,
      row: nodes[first],
      short: nodes[third],
      separator: nodes.slice(first + 1, second),
      rest: nodes.slice(third + 1),
    };
  }

  function fillRow({ row, short }, { days, times }) {
    const filled = (times === '' ? short : row).cloneNode(true);
    for (const [name, text] of Object.entries({ 'kit:days': days, 'kit:times': times })) {
      for (const node of listTextNodes(filled, name)) {
        node.data = text;
      }
    }
    return filled;
  }

  /** Removes a list for own rows from the page. It replaces the sample before it once it has rows. */
  function makeList(list) {
    const sample = list.previousElementSibling;
    list.remove();
    return (hasRows) => {
      const [shown, other] = hasRows ? [sample, list] : [list, sample];
      if (shown.parentNode) {
        shown.replaceWith(other);
      }
    };
  }

  const listOwn = (kind) => [...document.body.querySelectorAll(`.kit-own-${kind}`)].filter((list) => list.previousElementSibling);

  function listHours() {
    return listOwn('hours')
      .filter((list) => listTextNodes(list, 'kit:days').length === 3)
      .map((list) => {
        const parts = readRows(list);
        const show = makeList(list);
        return ({ rows }) => {
          const copies = rows.flatMap((row, index) => [
            ...(index === 0 ? [] : parts.separator.map((node) => node.cloneNode(true))),
            fillRow(parts, row),
          ]);
          parts.parent.replaceChildren(...copies, ...parts.rest);
          show(rows.length > 0);
        };
      });
  }

  /** Lists places for social links. Their own rows link to all networks, and those of the person are copied by name. */
  function listSocial() {
    return listOwn('social')
      .filter((list) => list.querySelector('.kit-network'))
      .map((list) => {
        const links = [...list.querySelectorAll('.kit-network')];
        const parent = links[0].parentNode;
        const show = makeList(list);
        return ({ networks }) => {
          const named = networks.map((network) => links.find((link) => link.textContent.trim() === network));
          const copies = named.filter(Boolean).map((link) => link.cloneNode(true));
          parent.replaceChildren(...copies);
          show(copies.length > 0);
        };
      });
  }

  const isRow = (row) => isText(Object(row).days, 300) && typeof row.times === 'string' && row.times.length <= 300;

  /** Shows rows and leaves elements out as an import does with these details; null shows the sample. */
  function showFacts(facts) {
    const { missing, rows, networks } = Object(facts);
    const given = {
      missing: Array.isArray(missing) ? missing.filter((key) => isText(key, 20)).map((key) => key.replace('_', '-')) : [],
      rows: Array.isArray(rows) ? rows.filter(isRow).slice(0, 21) : [],
      networks: Array.isArray(networks) ? networks.filter((name) => isText(name, 40)).slice(0, 12) : [],
    };
    // A list changes only where it is in the page.
    for (const { leaveOut } of marked) {
      leaveOut(false);
    }
    for (const show of lists) {
      show(given);
    }
    for (const { alternatives, leaveOut } of marked) {
      leaveOut(alternatives.some((keys) => keys.every((key) => given.missing.includes(key))));
    }
    return facts === null ? null : given;
  }

  // Rows to copy have texts, too.
  const texts = listTexts();
  const lists = [...listHours(), ...listSocial()];
  const marked = listMarked();
  return { showFacts, showTexts };
};
