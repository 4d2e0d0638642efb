/** The names of the product. A white-label build changes this file and runs `npm run emit`, which renames the plugin's files. */
export const brand = {
  name: 'Kithouse',
  slug: 'kithouse',
  /** Namespace of the REST calls in WordPress. */
  restNamespace: 'kithouse/v1',
  /** Prefix of admin-ajax actions, posted messages, options, meta keys and environment variables. */
  prefix: 'kithouse',
  /** Address of the library that the first-run screen suggests; empty without a default one. */
  serviceUrl: '',
  /** WordPress capability to open the library and browse. */
  readCapability: 'kithouse_read',
  adminPage: 'kithouse',
  /** Request header in which a site tells the cloud its address. */
  siteHeader: 'x-kithouse-site',
  /** Answer header that marks what was kept from earlier and may have changed since. */
  oldHeader: 'x-kithouse-old',
  /** Request header with the version of the plugin that asks. */
  pluginHeader: 'x-kithouse-plugin',
  /** Answer header with the oldest version of the plugin whose writes the cloud accepts. */
  minimumPluginHeader: 'x-kithouse-minimum-plugin',
  requiredProCode: 'required_pro_kithouse',
  apiErrorCode: 'kithouse_api_error',
} as const;

/** What a release says about its maker. `npm run emit` writes it into the plugin's header and `readme.txt`. An empty field is left out. */
export const imprint = {
  /** Identifies the plugin to WordPress, so that no other source can update it: the slug, or a URL on a domain you own. Nothing is fetched from there. */
  updateUri: brand.slug as string,
  author: `${brand.name} contributors`,
  authorUrl: '',
  /** Home page of the plugin. */
  pluginUrl: '',
  /** Accounts at wordpress.org, separated by commas. */
  contributors: brand.slug as string,
  /** Public repository of the sources that `assets` is built from. */
  sourceUrl: '',
  /** Terms of use and privacy policy of the default library, whose address is `brand.serviceUrl`. */
  termsUrl: '',
  privacyUrl: '',
};
