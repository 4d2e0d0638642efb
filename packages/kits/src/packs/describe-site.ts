import type { RawSite } from './raw-site.js';
import type { WxrSite } from './wxr-reader.js';

/** Themes of wordpress.org that sites in kits are made with. */
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

/** Names the theme where it can be installed by its slug; another is only told of. */
export function describeTheme(raw: RawSite, slug: string, name: string): void {
  if (Object.hasOwn(themes, slug) || ofWordPress.test(slug)) {
    raw.site.theme = { slug, name: themes[slug] ?? (name || slug) };
  } else if (slug !== '') {
    raw.warnings.push({
      code: 'theme_unknown',
      message: `The site was made with the theme "${(name || slug).slice(0, 80)}", which is not known to be on wordpress.org. Another theme will be used.`,
    });
  }
}

/** What exports of one site say of it; the first that says anything counts. */
export function describeSite(raw: RawSite, { title, description, address }: WxrSite): void {
  if (address !== '' && !raw.addresses.includes(address)) {
    raw.addresses.push(address);
  }
  // What WordPress and hosts fill in where the owner wrote nothing.
  if (title !== '' && title.toLowerCase() !== /\/\/([^/?#]+)/.exec(address)?.[1]?.toLowerCase()) {
    raw.site.title ??= title;
  }
  if (description !== '' && !/^Just another .* site$/i.test(description)) {
    raw.site.slogan ??= description;
  }
}
