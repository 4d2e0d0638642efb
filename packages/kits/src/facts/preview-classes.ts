import type { ElementorElement } from '@kithouse/contract';

/** Setting of an Elementor element whose classes a preview gets. */
export const classSetting = '_kithouse_preview';

/** Returns the classes that a preview gives an element. */
export function previewClassesOf({ settings }: ElementorElement): string {
  const classes = settings[classSetting];
  return typeof classes === 'string' && /^[a-z_ -]+$/.test(classes) ? classes : '';
}

export const firstTag = /^(\s*<[a-z][a-z0-9]*)(?![a-z0-9])((?:[^>"']|"[^"]*"|'[^']*')*>)/i;
export const lastTag = /(<div)(?![a-z0-9])([^<>]*>\s*)$/i;

/** Adds classes to a tag of the HTML. */
export function addClass(html: string, classes: string, tag: RegExp): string {
  if (classes === '') {
    return html;
  }
  return html.replace(tag, (_, start: string, rest: string) =>
    /\sclass="/i.test(rest)
      ? start + rest.replace(/\sclass="([^"]*)"/i, (_all, names: string) => ` class="${names} ${classes}"`)
      : `${start} class="${classes}"${rest}`,
  );
}
