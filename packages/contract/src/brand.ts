/** Holds the names of the product. A white-label build changes this file and runs `npm run emit`. */
export const brand = {
  name: 'Kithouse',
  slug: 'kithouse',
  restNamespace: 'kithouse/v1',
  /** Prefix of admin-ajax actions, posted messages, options, meta keys and environment variables. */
  prefix: 'kithouse',
  /** Address of the library that the first-run screen suggests; empty without a default one. */
  serviceUrl: '',
  readCapability: 'kithouse_read',
  adminPage: 'kithouse',
  /** Request header with the address of the site. */
  siteHeader: 'x-kithouse-site',
  /** Response header of an expired cached answer. */
  oldHeader: 'x-kithouse-old',
  /** Request header with the version of the plugin. */
  pluginHeader: 'x-kithouse-plugin',
  /** Response header with the oldest version of the plugin whose writes the cloud accepts. */
  minimumPluginHeader: 'x-kithouse-minimum-plugin',
  requiredProCode: 'required_pro_kithouse',
  apiErrorCode: 'kithouse_api_error',
} as const;

/** Describes the maker of a release, for the plugin's header and `readme.txt`. An empty field is omitted. */
export const imprint = {
  /** Identifies the plugin to WordPress, so that no other source can update it: the slug, or a URL on a domain you own. Nothing is fetched from there. */
  updateUri: brand.slug as string,
  author: `${brand.name} contributors`,
  authorUrl: '',
  pluginUrl: '',
  /** Accounts at wordpress.org, separated by commas. */
  contributors: brand.slug as string,
  sourceUrl: '',
  /** Terms of use and privacy policy of the default library, whose address is `brand.serviceUrl`. */
  termsUrl: '',
  privacyUrl: '',
};
