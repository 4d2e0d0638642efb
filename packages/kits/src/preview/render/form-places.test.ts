import type { BundleDocument, ContactForm } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { renderSitePage } from '../../index.js';

const form: ContactForm = {
  key: 'contact',
  title: 'Contact form',
  class_name: 'oak-contact-form',
  fields: [
    { name: 'email', label: 'Your <email>', kind: 'email', required: true },
    { name: 'room', label: 'Room', kind: 'select', options: ['"><script>'] },
    { name: 'text', label: 'Text', kind: 'textarea' },
  ],
  button: 'Send "it"',
  look: { text: 'ink', field: 'paper', line: 'ink', button: 'ink', button_text: 'paper', radius: 8, button_radius: 8 },
};
const page = { key: 'contact', title: 'Contact', slug: 'contact', post_type: 'page', template_type: 'page' };
const inner = '<!-- wp:paragraph {"style":{"typography":{"fontFamily":"Lora, serif"}}} --><p>Mail us</p><!-- /wp:paragraph -->';
const blocks: BundleDocument = {
  ...page,
  kind: 'blocks',
  content: `<!-- wp:group {"metadata":{"kithouse_form":"kit:form/contact/id"}} --><div class="wp-block-group">${inner}</div><!-- /wp:group -->`,
};
const elements: BundleDocument = {
  ...page,
  kind: 'elementor',
  page_settings: {},
  content: [
    {
      id: 'a',
      elType: 'container',
      settings: { _kithouse_form: 'kit:form/contact/id' },
      elements: [
        {
          id: 'b',
          elType: 'widget',
          widgetType: 'text-editor',
          settings: { editor: '<p>Mail us</p>', typography_font_family: 'Lora' },
          elements: [],
        },
      ],
    },
  ],
};
const settings = { colors: [{ id: 'ink', title: 'Ink', color: '#112233', role: 'custom' as const }], fonts: [] };
const show = (document: BundleDocument, forms: ContactForm[]) =>
  renderSitePage({ documents: [document], media: [], settings, site: { contact_forms: forms } }, 'contact', {
    mediaUrl: () => undefined,
    pageUrl: () => undefined,
  })?.html ?? '';

test.each([
  ['blocks', blocks, 'font-family:Lora, serif', '--wp--preset--color--ink'],
  ['Elementor', elements, 'font-family:"Lora",sans-serif', '--e-global-color-ink'],
] as const)('[R-SITE-257] draws the form of a page of %s without effect, beside the mail button', (_, document, font, color) => {
  const html = show(document, [form]);

  expect(html).toContain(font);
  expect(html).toContain(`color:var(${color},#112233)`);
  expect(html).toMatch(/<div class="kit-form"><div class="wpcf7" inert>.*<label>Your &lt;email&gt;<span/);
  expect(html).toContain('value="Send &quot;it&quot;"');
  expect(html).toMatch(/<div class="kit-no-form">.*Mail us/);
  expect(html).not.toMatch(/<script|<form|kithouse_form|\u{E000}/u);
});

test('keeps the gap of the group above the mail button, except at the start', () => {
  const html = show(blocks, [form]);

  expect(html).toContain(':is(.is-layout-flow,.is-layout-constrained)>.kit-no-form{display:block}');
  expect(html).toContain('.kit-form:first-child+.kit-no-form{margin-block-start:0!important}');
});

test('[R-SITE-257] draws the mail button where a pack has no form', () => {
  const html = show(blocks, []);

  expect(html).toContain('Mail us');
  expect(html).not.toMatch(/class="kit-(?:no-)?form"|wpcf7/);
});
