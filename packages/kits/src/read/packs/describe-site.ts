import type { RawSite } from './raw-site.js';
import type { WxrSite } from './wxr-reader.js';

/** Lists themes of wordpress.org that kits often use. */
const themes: Record<string, string> = {
  astra: 'Astra',
  blocksy: 'Blocksy',
  colormag: 'ColorMag',
  generatepress: 'GeneratePress',
  'hello-biz': 'Hello Biz',
  'hello-elementor': 'Hello Elementor',
  kadence: 'Kadence',
  neve: 'Neve',
  oceanwp: 'OceanWP',
  royal: 'Royal Elementor Kit',
  spacious: 'Spacious',
  storefront: 'Storefront',
  zakra: 'Zakra',
};
const ofWordPress =
  /^twenty(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|nineteen|twenty(?:-?(?:one|two|three|four|five|six))?)$/;

/** Adds the theme if it can be installed by slug; otherwise only warns. */
export function describeTheme(raw: RawSite, slug: string, name: string): void {
  if (Object.hasOwn(themes, slug) || ofWordPress.test(slug)) {
    raw.site.theme = { slug, name: themes[slug] ?? (name || slug) };
  } else if (slug !== '') {
    raw.warnings.push({
      code: 'theme_unknown',
      message: `The site was made with the theme “${(name || slug).slice(0, 80)}”, which isn’t available on wordpress.org. Another theme is used instead.`,
    });
  }
}

/** Merges the descriptions of several exports of a site; the first value wins. */
export function describeSite(raw: RawSite, { title, description, address }: WxrSite): void {
  if (address !== '' && !raw.addresses.includes(address)) {
    raw.addresses.push(address);
  }
  // Defaults that WordPress and hosts fill in.
  if (title !== '' && title.toLowerCase() !== /\/\/([^/?#]+)/.exec(address)?.[1]?.toLowerCase()) {
    raw.site.title ??= title;
  }
  if (description !== '' && !/^Just another .* site$/i.test(description)) {
    raw.site.slogan ??= description;
  }
}
