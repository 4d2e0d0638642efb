import type { CDPSession, Page } from 'playwright-core';

export type LookState = 'none' | 'hover' | 'focus';
/** An element, or the box that its style sheet adds before or after it. */
export type Look = { element: string; values: string[] };
type Looks = { properties: string[]; looks: Look[] };

const forced: Record<LookState, string[]> = { none: [], hover: ['hover'], focus: ['focus', 'focus-visible', 'focus-within'] };

/** Reads the computed styles of every element of a page's content while all of them have a state, in the order of the document. */
export async function readLooks(page: Page, session: CDPSession, state: LookState): Promise<Looks> {
  await forceState(session, forced[state]);
  return page.evaluate(collect);
}

/** Allows only requests to this site that are no fonts. */
export async function blockOthers(page: Page, address: string) {
  const { origin } = new URL(address);
  await page.route('**/*', (route) => {
    const request = route.request();
    const isOwn = request.url().startsWith(origin) || /^(?:data|blob):/.test(request.url());
    return isOwn && request.resourceType() !== 'font' ? route.continue() : route.abort();
  });
}

/** Opens a published page without fonts and returns a session that can force states. */
export async function openPage(page: Page, address: string): Promise<CDPSession> {
  await blockOthers(page, address);
  await page.goto(address, { waitUntil: 'load' });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return session;
}

async function forceState(session: CDPSession, states: string[]) {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '.elementor *' });
  await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states })));
}

/** Runs in the page. */
function collect(): Looks {
  for (const animation of document.getAnimations()) {
    animation.finish();
  }
  const properties = Array.from(getComputedStyle(document.body)).sort();
  const looks: Look[] = [];
  // Files of a site have the same names on the other one, in another folder.
  const own = (value: string) => value.replace(/url\("[^"]*?([^/"]+)"\)/g, 'url($1)');
  for (const element of document.querySelectorAll('.elementor, .elementor *')) {
    for (const box of [null, '::before', '::after']) {
      const style = getComputedStyle(element, box);
      if (box === null || style.content !== 'none') {
        const name = `${element.tagName.toLowerCase()}${box ?? ''}`;
        looks.push({ element: name, values: properties.map((property) => own(style.getPropertyValue(property))) });
      }
    }
  }
  return { properties, looks };
}

/** Lists what differs, as `h2 3: color is red instead of blue`. */
export function listDifferences(expected: Looks, found: Looks): string[] {
  if (expected.looks.map(({ element }) => element).join() !== found.looks.map(({ element }) => element).join()) {
    return [`${found.looks.length} boxes instead of ${expected.looks.length}`];
  }
  return expected.looks.flatMap(({ element, values }, index) =>
    expected.properties.flatMap((property, at) => {
      const value = found.looks[index]?.values[at];
      return value === values[at] ? [] : [`${element} ${index}: ${property} is ${value} instead of ${values[at]}`];
    }),
  );
}
