import { brand, imprint } from '@kithouse/contract';

/** Lists WordPress's plugin header fields in the order of its handbook. */
const fields = [
  'Plugin Name',
  'Plugin URI',
  'Description',
  'Version',
  'Requires at least',
  'Requires PHP',
  'Author',
  'Author URI',
  'License',
  'License URI',
  'Text Domain',
  'Domain Path',
  'Update URI',
];

type Names = Pick<typeof brand, 'name' | 'serviceUrl'> | { name: string; serviceUrl: string };
type Imprint = typeof imprint;

/** Writes version and imprint into the plugin's header. Omits empty fields. */
export function writeHeader(php: string, version: string, about: Imprint = imprint): string {
  const block = /^ \* Plugin Name:(?:.|\n)*?(?=^ \*\/)/m.exec(php)?.[0];
  if (block === undefined) {
    throw new Error('The main file of the plugin has no header.');
  }
  const former = [...block.matchAll(/^ \* ([\w ]+):[ \t]*(.*)$/gm)].map(([, key = '', value = '']) => [key, value] as const);
  const values = new Map([
    ...former,
    ['Version', version],
    ['Plugin URI', about.pluginUrl],
    ['Author', about.author],
    ['Author URI', about.authorUrl],
    ['Update URI', about.updateUri],
  ]);
  const lines = fields.filter((key) => values.get(key)).map((key) => ` * ${`${key}:`.padEnd(19)}${values.get(key)}\n`);
  return php.replace(block, () => lines.join(''));
}

/** Writes version, contributors and the default library's texts into the plugin's `readme.txt`. */
export function writeReadme(readme: string, version: string, names: Names = brand, about: Imprint = imprint): string {
  const texts = [
    [/^Contributors: .*$/m, `Contributors: ${about.contributors}`],
    [/^Stable tag: .*$/m, `Stable tag: ${version}`],
    [/^\*\*The library\.\*\* .*$/m, `**The library.** ${describeLibrary(names, about)}`],
    [/^The files in `assets` .*$/m, `The files in \`assets\` ${describeSource(about)}`],
  ] as const;
  return texts.reduce((text, [pattern, line]) => {
    if (!pattern.test(text)) {
      throw new Error(`readme.txt has no line that matches ${pattern}`);
    }
    return text.replace(pattern, () => line);
  }, readme);
}

/** Returns the host of an `Update URI`, which WordPress uses in a filter's name. */
export const toUpdateHost = (uri: string) => new URL(uri.includes(':') ? uri : `http://${uri}`).hostname;

/** Throws if a field would be invalid in a PHP comment or names the WordPress directory as update source. */
export function assertImprint(about: Imprint = imprint): void {
  const broken = Object.entries(about).find(([, value]) => /[\r\n]|\*\/|['\\]/.test(value));
  if (broken) {
    throw new Error(`packages/contract/src/brand.ts: "${broken[0]}" must be one line without quotes, backslashes or */.`);
  }
  if (/^(www\.)?(wordpress\.org|w\.org)$/i.test(toUpdateHost(about.updateUri))) {
    throw new Error('packages/contract/src/brand.ts: "updateUri" must not lie at wordpress.org.');
  }
}

function describeLibrary({ name, serviceUrl }: Names, { termsUrl, privacyUrl }: Imprint): string {
  if (serviceUrl === '') {
    return `${name} connects your site to one template library. You choose it by its address, and nothing is sent before an administrator agrees. Each library publishes its terms at \`/terms\` and its privacy policy at \`/privacy\` of that address.`;
  }
  const [terms, privacy] = [termsUrl || `${serviceUrl}/terms`, privacyUrl || `${serviceUrl}/privacy`];
  return `${name} connects your site to one template library. It suggests ${serviceUrl} ([terms](${terms}), [privacy policy](${privacy})), and you can choose another one by its address. Nothing is sent before an administrator agrees.`;
}

function describeSource({ sourceUrl }: Imprint): string {
  const place = sourceUrl === '' ? 'in the source code of the project' : `at ${sourceUrl}`;
  return `are built from the TypeScript sources ${place}, in the folders \`apps/library\` and \`packages\`. Run \`npm ci\` and \`npm run package\` there to build this plugin again. \`THIRD-PARTY-NOTICES.txt\` contains the licenses of all third-party code in these files.`;
}
