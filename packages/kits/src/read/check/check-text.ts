import { scanHtml } from '../media/scan-html.js';
import { findFormShortcodes } from '../plugins/find-requirements.js';
import { pluginByShortcode } from '../plugins/known-plugins.js';
import type { ProblemList } from './problem.js';

/** Reports longer comments and inline files as accidentally pasted. */
const junkLength = 20_000;

/** Reports HTML that a site may refuse or that refers to the author's site. */
export function checkText(text: string, path: string, problems: ProblemList): void {
  if (/[<[]/.test(text)) {
    checkTags(text, path, problems);
    checkShortcodes(text, path, problems);
  }
  if (text.length >= junkLength) {
    checkJunk(text, path, problems);
  }
}

function checkTags(text: string, path: string, problems: ProblemList) {
  scanHtml(text, {
    onText: () => undefined,
    onTag({ name, attributes }) {
      if (name === 'script') {
        problems.add('script', (times) => ({
          code: 'script',
          severity: 'warning',
          message: `The template contains a script${times}. WordPress removes it for people without permission to use unfiltered HTML.`,
          place: path,
        }));
      }
      const handler = attributes.find(
        (attribute) =>
          /^on[a-z]+$/.test(attribute.name) ||
          (/^(?:href|src|action)$/.test(attribute.name) && /^\s*javascript:/i.test(text.slice(attribute.start, attribute.end))),
      );
      if (handler) {
        problems.add('handler', (times) => ({
          code: 'event_handler',
          severity: 'warning',
          message: `The template contains a script in the attribute “${handler.name}”${times}. Most sites remove it.`,
          place: path,
        }));
      }
    },
  });
}

/** Matches a shortcode whose target is in its pack. */
const resolvedShortcode = /\[[\w-]{1,40}\s[^\][]{0,500}kit:(?:form|doc)\/[^\][]{0,500}\]/g;

function checkShortcodes(whole: string, path: string, problems: ProblemList) {
  const text = whole.includes('kit:') ? whole.replace(resolvedShortcode, '') : whole;
  for (const name of findFormShortcodes(text)) {
    const plugin = pluginByShortcode[name];
    problems.add(`shortcode ${name}`, (times) => ({
      code: 'reference_form',
      severity: 'warning',
      message: `The shortcode [${name}]${times} refers to a form of the author’s site, which isn’t included. Choose another form.`,
      place: path,
      ...(plugin ? { plugin } : {}),
    }));
  }
  const named = /\[(elementor-template|template|gallery|playlist|caption)\b[^\]]{0,200}?\b(ids?)=["']?(?:attachment_)?\d/.exec(
    text,
  )?.[1];
  if (named && named !== 'caption') {
    problems.add(`shortcode ${named}`, (times) => ({
      code: named === 'gallery' || named === 'playlist' ? 'reference_media' : 'reference_template',
      severity: 'warning',
      message: `The shortcode [${named}]${times} refers to content of the author’s site by its ID. That content isn’t included.`,
      place: path,
    }));
  }
}

function checkJunk(text: string, path: string, problems: ProblemList) {
  const inline = /data:[a-z]+\/[a-z0-9.+-]+;base64,/i.exec(text);
  const isInline = inline !== null && endOfWord(text, inline.index) - inline.index >= junkLength;
  if (isInline || longestComment(text) >= junkLength) {
    problems.add('junk', (times) => ({
      code: 'inline_junk',
      severity: 'warning',
      message: isInline
        ? `A text contains an embedded file${times}, which slows down every page view. Insert it as an image instead.`
        : `A text contains a very long comment${times}, as design programs leave behind when you paste. Remove it.`,
      place: path,
    }));
  }
}

function endOfWord(text: string, from: number): number {
  const end = /["')\s<>]/g;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}

function longestComment(text: string): number {
  let longest = 0;
  for (let at = text.indexOf('<!--'); at !== -1; ) {
    const close = text.indexOf('-->', at + 4);
    const end = close === -1 ? text.length : close;
    longest = Math.max(longest, end - at);
    at = text.indexOf('<!--', end);
  }
  return longest;
}
