import { type ElementorElement, type SocialLink, type SocialNetwork, socialNetworkNames } from '@kithouse/contract';
import { createBlock } from '../../read/blocks/create-block.js';
import type { BlockNode } from '../../read/blocks/parse-blocks.js';
import { isRecord } from '../../read/parse-json.js';
import { copyId } from './fill-row.js';

/** Icons of Elementor’s own font that are not named like their network. It has none for Bluesky. */
const icons: Partial<Record<SocialNetwork, string>> = { x: 'fab fa-x-twitter', bluesky: 'fas fa-link' };

/** Lists a person’s links in a block of social links; WordPress shows a plain icon for networks that it doesn’t know. */
export function linkBlock(block: BlockNode, links: readonly SocialLink[]): BlockNode {
  const [start, end] = [block.inner[0], block.inner.at(-1)];
  if (block.name !== 'core/social-links' || typeof start !== 'string' || typeof end !== 'string') {
    return block;
  }
  const listed = links.map(({ network, url }) =>
    createBlock('core/social-link', { url, service: network, label: socialNetworkNames[network] }),
  );
  const tags = start === end && block.inner.length === 1 ? splitTags(start) : [start.trimEnd(), end.trimStart()];
  return { ...block, inner: [tags[0] ?? '', ...listed.flatMap((one) => ['\n\n', one]).slice(1), tags[1] ?? ''] };
}

/** Splits the HTML of a list without any link. */
const splitTags = (html: string) => html.split(/(?=<\/ul>)/i);

/** Lists a person’s links in Elementor’s widget, each like its first row. */
export function linkElement(element: ElementorElement, links: readonly SocialLink[]): ElementorElement {
  const { social_icon_list: list } = element.settings;
  if (element.widgetType !== 'social-icons' || !Array.isArray(list)) {
    return element;
  }
  const first = isRecord(list[0]) ? list[0] : {};
  const id = typeof first._id === 'string' ? first._id : element.id;
  const rows = links.map(({ network, url }, index) => ({
    ...first,
    _id: copyId(id, index),
    social_icon: iconOf(network),
    link: { url, is_external: '', nofollow: '', custom_attributes: `aria-label|${socialNetworkNames[network]}` },
  }));
  return { ...element, settings: { ...element.settings, social_icon_list: rows } };
}

function iconOf(network: SocialNetwork) {
  const value = icons[network] ?? `fab fa-${network}`;
  return { value, library: value.startsWith('fab ') ? 'fa-brands' : 'fa-solid' };
}
