import { createElement, Fragment, type ReactNode } from 'react';

const tags = new Set(['b', 'strong', 'em', 'i', 'code', 'br', 'p', 'ul', 'ol', 'li']);

/**
 * Renders harmless markup of a server text: emphasis, breaks, lists and web links; everything else as text. Rebuilds the
 * markup from safe elements. No other component renders foreign markup.
 */
export function Markup({ html }: { html: string }) {
  return <>{[...parse(html).childNodes].map(rebuild)}</>;
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

function rebuild(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) {
    return node.textContent;
  }
  if (!(node instanceof Element) || node.localName === 'script' || node.localName === 'style') {
    return null;
  }
  const children = [...node.childNodes].map(rebuild);
  const href = node.localName === 'a' ? webAddress(node.getAttribute('href')) : undefined;
  if (href) {
    return (
      <a className="lnk" key={key} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const Tag = node.localName;
  if (!tags.has(Tag)) {
    return <Fragment key={key}>{children}</Fragment>;
  }
  return Tag === 'br' ? <br key={key} /> : createElement(Tag, { key }, children);
}

function webAddress(href: string | null): string | undefined {
  const url = href !== null && URL.canParse(href) ? new URL(href) : undefined;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}
