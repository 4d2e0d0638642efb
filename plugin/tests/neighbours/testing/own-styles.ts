import { type Browser, chromium } from 'playwright-core';
import { getBrowser, toLaunchOptions } from '../../../../playground/src/index.js';

const selectors = ['body', 'h1', 'h2', 'h3', 'p', 'a', '.elementor-button', '.wp-block-button__link', '.entry-content'];
const properties = ['font-size', 'font-family', 'font-weight', 'line-height', 'color', 'background-color'];

export const openBrowser = async (): Promise<Browser> => chromium.launch(toLaunchOptions(await getBrowser()));

/** Returns the computed styles of all visible elements of these pages, by page and element. */
export async function readStyles(browser: Browser, urls: string[]): Promise<Record<string, string>> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  const styles: Record<string, string> = {};
  for (const url of urls) {
    await page.goto(url, { waitUntil: 'load' });
    const read = await page.evaluate(
      ({ selectors, properties }) =>
        selectors.flatMap((selector) =>
          // A pack may change header and footer; the site's own content must stay.
          [...document.querySelectorAll(selector)]
            .filter((element) => element === document.body || element.closest('.entry-content, .elementor'))
            .map((element, index) => {
              const style = getComputedStyle(element);
              return [`${selector} ${index}`, properties.map((name) => style.getPropertyValue(name)).join(' | ')] as const;
            }),
        ),
      { selectors, properties },
    );
    for (const [name, value] of read) {
      styles[`${new URL(url).pathname} ${name}`] = value;
    }
  }
  await page.close();
  return styles;
}
