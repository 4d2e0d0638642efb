/** Parts of packages/ui in the gallery, named like their files. */
export const partNames = [
  'any-icon',
  'art',
  'bar-line',
  'blank',
  'button',
  'checkbox',
  'dialog',
  'drawer',
  'face',
  'field',
  'full-dialog',
  'icon',
  'lightbox',
  'list-table',
  'mark',
  'menu',
  'pager',
  'password-field',
  'result-dialog',
  'row-skeletons',
  'segmented',
  'submit-button',
  'tile-skeletons',
  'toast',
] as const;

export type PartName = (typeof partNames)[number];
