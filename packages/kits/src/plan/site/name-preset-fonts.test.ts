import { expect, it } from 'vitest';
import { shaOf } from '../../testing/fixtures.js';
import { packMedium, packPage } from '../../testing/packs.js';
import { opsOf, planOf } from '../../testing/site-plans.js';

const theme = { slug: 'plain', parts: { header: ['header'], footer: ['footer'] }, has_front_page: false };
const font = {
  slug: 'acme-besley',
  name: 'Besley',
  fallback: 'Georgia, serif',
  licence: { name: 'OFL-1.1', text: '' },
  faces: [{ weight: '400', style: 'normal' as const, range: 'U+0-FF', sha256: shaOf('font') }],
};
const title = (typography: object, more = {}) =>
  `<!-- wp:site-title ${JSON.stringify({ level: 0, style: { typography }, ...more })} /-->`;

/** Compiles a header on a block theme and returns its content. */
function headerOf(content: string, more: object = { styles: 'plain' }) {
  const part = { post_type: 'kithouse_part', template_type: 'header', conditions: ['include/general'] };
  const made = planOf(
    {
      documents: [packPage('header', `<!-- wp:group --><div>${content}</div><!-- /wp:group -->`, part)],
      fonts: [font],
      media: [{ ...packMedium('font'), mime: 'font/woff2' }],
    },
    {},
    { block_theme: theme, ...more },
  );
  return opsOf(made, 'template.write').find(({ args }) => args.slug === 'header')?.args.document.content;
}

it('[R-SITE-301] replaces the font of a site title by a preset, so that it stays when somebody saves the header', () => {
  const literal = title({ fontFamily: "'Besley', Georgia, serif", fontWeight: '600' });

  expect(headerOf(literal)).toContain(title({ fontWeight: '600' }, { fontFamily: 'acme-besley' }));
});

it('[R-SITE-301] leaves fonts that the plan lacks, presets, and all fonts on a theme without global styles', () => {
  const other = title({ fontFamily: 'Georgia, serif' });
  const preset = title({ fontFamily: 'var:preset|font-family|acme-besley' });
  const literal = title({ fontFamily: 'Besley, Georgia, serif' });

  expect(headerOf(other)).toContain(other);
  expect(headerOf(preset)).toContain(preset);
  expect(headerOf(literal, {})).toContain(literal);
});
