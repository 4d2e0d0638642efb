import { t } from '../../lib/i18n.js';

/** Names a block or element: `acme/price-table` becomes Price table unless known. */
export function elementName(kind: string): string {
  const own = kind.replace(/^.*\//, '');
  const names = known();
  return Object.hasOwn(names, own) ? (names[own] ?? own) : inWords(own);
}

const inWords = (name: string) => {
  const [first = '', ...rest] = [...name.replace(/[-_]+/g, ' ').trim()];
  return first.toLocaleUpperCase() + rest.join('');
};

const known = (): Record<string, string> => ({
  document: t('Page'),
  page_settings: t('Page settings'),
  section: t('Section'),
  container: t('Container'),
  group: t('Group'),
  cover: t('Cover'),
  columns: t('Columns'),
  column: t('Column'),
  heading: t('Heading'),
  paragraph: t('Paragraph'),
  'text-editor': t('Text'),
  freeform: t('Text'),
  image: t('Image'),
  buttons: t('Buttons'),
  button: t('Button'),
  gallery: t('Gallery'),
  form: t('Form'),
  video: t('Video'),
  list: t('List'),
  'list-item': t('List entry'),
  quote: t('Quote'),
  table: t('Table'),
  icon: t('Icon'),
  divider: t('Divider'),
  separator: t('Divider'),
  spacer: t('Space'),
});
