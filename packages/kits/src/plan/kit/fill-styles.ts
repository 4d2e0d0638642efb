import { fill, findStyle, isSet, type Settings } from './own-settings.js';

const screens = ['', '_widescreen', '_laptop', '_tablet_extra', '_tablet', '_mobile_extra', '_mobile'];
const background = [
  'background',
  'color',
  'color_stop',
  'color_b',
  'color_b_stop',
  'gradient_type',
  'gradient_angle',
  'gradient_position',
];
const picture = ['image', 'position', 'xpos', 'ypos', 'attachment', 'repeat', 'size'];

/** Settings that belong together, with their prefixes in a kit and in an element. */
type Group = { from: string; to: string; names: readonly string[] };

const one = (from: string, to: string): Group => ({ from, to, names: [''] });

const buttonStyles: readonly Group[] = [
  one('button_text_color', 'button_text_color'),
  one('button_hover_text_color', 'hover_color'),
  one('button_border_radius', 'border_radius'),
  one('button_padding', 'text_padding'),
  { from: 'button_background_', to: 'background_', names: background },
  { from: 'button_hover_background_', to: 'button_background_hover_', names: background },
  { from: 'button_border_', to: 'border_', names: ['border', 'width', 'color'] },
  one('button_hover_border_color', 'button_hover_border_color'),
  { from: 'button_box_shadow_', to: 'button_box_shadow_', names: ['box_shadow_type', 'box_shadow', 'box_shadow_position'] },
];

const textStyles: readonly Group[] = [
  one('link_normal_color', 'link_color'),
  one('link_hover_color', 'link_hover_color'),
  one('paragraph_spacing', 'paragraph_spacing'),
];

/** Gives a button, a text or a container those styles of the pack's kit that it doesn't set itself. */
export function fillStyles(settings: Settings, type: string, styles: Settings): Settings {
  if (type === 'container') {
    return fillContainer(settings, styles);
  }
  const groups = type === 'button' ? buttonStyles : type === 'text-editor' ? textStyles : [];
  return groups.reduce((all, group) => fillGroup(all, styles, group), settings);
}

function fillContainer(settings: Settings, styles: Settings): Settings {
  const gap = settings.container_type === 'grid' ? 'grid_gaps' : 'flex_gap';
  const groups = [
    ...(settings.content_width === 'full' ? [] : [one('container_width', 'boxed_width')]),
    one('container_padding', 'padding'),
    one('space_between_widgets', gap),
  ];
  return groups.reduce((all, group) => fillGroup(all, styles, group), settings);
}

/** Gives a page the background of the pack's kit. */
export const fillPage = (settings: Settings, styles: Settings): Settings =>
  fillGroup(settings, styles, { from: 'body_background_', to: 'background_', names: [...background, ...picture] });

/** Fills a group only if the element sets none of it. */
function fillGroup(settings: Settings, styles: Settings, { from, to, names }: Group): Settings {
  const all = names.flatMap((name) => screens.map((screen) => name + screen));
  if (all.some((name) => isSet(settings, to + name))) {
    return settings;
  }
  return all.reduce((filled, name) => fill(filled, to + name, findStyle(styles, from + name)), settings);
}
