/** Describes an Elementor setting's reference by id to the author's site. */
export type SettingReference = {
  code: string;
  /** `a popup`, `another template`… */
  what: string;
  /** The setting is unambiguous, so its id can be blanked; others are only reported. */
  is_certain: boolean;
};

const references: [pattern: RegExp, code: string, what: string, certain: RegExp][] = [
  [
    /(?:^|_)templates?(?:_id)?$|^saved_(?:section|page|container|template)$/i,
    'reference_template',
    'another template',
    /(?:^|_)template_id$|^tab_template$|^saved_/,
  ],
  [/(?:^|_)popup(?:_id)?$/i, 'reference_popup', 'a popup', /^popup(?:_id)?$/],
  [/(?:^|_)form(?:s|_id|_list)?$/i, 'reference_form', 'a form', /(?:^|_)form_id$|^(?:everest|contact)_form$/],
  [/^(?:menu_id|nav_menu|menu)$/i, 'reference_menu', 'a menu', /^menu_id$/],
];

/** Finds the reference of a setting; menus are also named by text. */
export function findSettingReference(key: string, value: unknown): SettingReference | undefined {
  const reference = references.find(([pattern]) => pattern.test(key));
  if (!reference || (typeof value !== 'string' && typeof value !== 'number')) {
    return undefined;
  }
  const [, code, what, certain] = reference;
  const isNumber = /^[1-9]\d*$/.test(String(value));
  const isMenu = code === 'reference_menu' && typeof value === 'string' && value !== '' && !value.startsWith('kit:');
  return isNumber || isMenu ? { code, what, is_certain: isNumber && certain.test(key) } : undefined;
}
