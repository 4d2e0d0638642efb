import type { ElementorElement } from '@kithouse/contract';
import { plain } from '../../../read/elementor/typed-value.js';
import { isRecord } from '../../../read/parse-json.js';
import { escapeAttribute } from '../sanitize-html.js';
import { html, toDocument, unwrap } from '../widget-parts.js';
import { isClassName } from './atomic-css.js';
import { symbolOf } from './background-css.js';

type Render = (element: ElementorElement, frame: (tag: string, inner: string) => string, inner: string) => string;

const boxTags = new Set('div section header footer main article aside nav'.split(' '));
const textTags = new Set('h1 h2 h3 h4 h5 h6 p span div'.split(' '));

/** Renders an atomic element with the names of its styles; undefined for other elements. Not yet sanitised. */
export function atomicToHtml(element: ElementorElement, inner: string): string | undefined {
  const name = element.widgetType ?? element.elType;
  const render = renders.get(name);
  const classes = plain(element.settings.classes);
  const names = (Array.isArray(classes) ? classes : []).filter(
    (one): one is string => typeof one === 'string' && isClassName(one),
  );
  const frame = (tag: string, content: string) => {
    const written = `<${tag} class="${[`kit-${name}`, ...names].join(' ')}"${content}</${tag}>`;
    return toDocument({ url: destinationOf(element.settings.link) }, written);
  };
  return render?.(element, frame, inner);
}

const box: Render = ({ settings }, frame, inner) => frame(tagOf(settings.tag, boxTags, 'div'), `>${inner}`);

const renders = new Map<string, Render>(
  Object.entries<Render>({
    'e-flexbox': box,
    'e-div-block': box,
    'e-grid': box,
    'e-form': box,
    'e-collection-loop': box,
    'e-tabs': box,
    'e-tabs-menu': box,
    'e-tab': box,
    'e-tabs-content-area': box,
    'e-tab-content': box,
    'e-heading': ({ settings }, frame) => frame(tagOf(settings.tag, textTags, 'h2'), `>${html(unwrap(settings.title))}`),
    'e-paragraph': ({ settings }, frame) => frame(tagOf(settings.tag, textTags, 'p'), `>${html(unwrap(settings.paragraph))}`),
    'e-button': ({ settings }, frame) => frame('span', `>${html(unwrap(settings.text))}`),
    'e-image': ({ settings }, frame) => frame('span', `>${pictureOf(settings.image)}`),
    'e-svg': ({ settings }, frame) => frame('span', `>${symbolOf(settings.svg) === undefined ? '' : pictureOf(settings.svg)}`),
    'e-divider': (_, frame) => frame('div', '>'),
    'e-youtube': (_, frame) => frame('div', '><span class="kit-video"></span>'),
    'e-self-hosted-video': (_, frame) => frame('div', '><span class="kit-video"></span>'),
  }),
);

function tagOf(value: unknown, allowed: ReadonlySet<string>, other: string): string {
  const tag = plain(value);
  return typeof tag === 'string' && allowed.has(tag) ? tag : other;
}

const pictureOf = (image: unknown) => `<img alt="" src="${escapeAttribute(symbolOf(image) ?? '')}">`;

function destinationOf(link: unknown): unknown {
  const value = plain(link);
  return isRecord(value) ? plain(value.destination) : undefined;
}
