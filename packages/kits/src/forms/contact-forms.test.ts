import { type ContactForm, ContactForm as Schema } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { compileImportPlan } from '../plan/compile-plan.js';
import { compileSiteImportPlan } from '../plan/compile-site-plan.js';
import { packOf, packPage, siteChoices } from '../testing/packs.js';
import { boundForm } from './bound-form.js';
import { toContactForm7 } from './contact-form-7.js';
import { mapMarks } from './form-marks.js';

const form: ContactForm = {
  key: 'contact',
  title: 'Contact form',
  class_name: 'loam-contact-form',
  fields: [
    { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
    { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
    { name: 'room', label: 'Room (optional)', kind: 'select', options: ['Lamp', 'Tide'] },
    { name: 'message', label: 'Message', kind: 'textarea', required: true },
  ],
  button: 'Send',
  look: {
    text: 'loam-ink',
    field: 'loam-cream',
    line: 'loam-ink',
    button: 'loam-moss',
    button_text: 'loam-cream',
    radius: 12,
    button_radius: 99,
  },
};
const mark = (value: string) =>
  `<!-- wp:group {"metadata":{"name":"Form","kithouse_form":"${value}"}} -->\n<div class="wp-block-group"><p>Mail us</p></div>\n<!-- /wp:group -->`;
const settings = {
  colors: [
    { id: 'loam-ink', title: 'Ink', color: '#112233', role: 'custom' as const },
    { id: 'loam-moss', title: 'Moss', color: '#334422', role: 'custom' as const },
  ],
  fonts: [],
};
const pack = packOf({
  settings,
  site: { facts: { email: ['demo@loam.example'] }, contact_forms: [form] },
  documents: [packPage('home'), packPage('contact', mark('kit:form/contact/id'))],
});
const compile = (email: string | undefined, more: object = {}) =>
  compileSiteImportPlan(pack, siteChoices({ ...(email === undefined ? {} : { facts: { email } }), ...more }));
const createOf = (plan: ReturnType<typeof compile>) => plan.ops.find(({ op }) => op === 'form.create');
const contentOf = (plan: ReturnType<typeof compile>) =>
  plan.ops.flatMap((op) => (op.op === 'post.create' && op.args.document.key === 'contact' ? [op.args] : []))[0];

test('[R-SITE-46] sends the form to the email address among the facts, behind its page', () => {
  const plan = compile('hello@oak.example');

  expect(createOf(plan)).toMatchObject({ args: { recipient: 'hello@oak.example' } });
  expect(contentOf(plan)).toMatchObject({ refs: { 'form/contact': 'form.1' } });
  expect(JSON.stringify(plan)).not.toContain('_site_admin_email');
  expect(plan.warnings).toEqual([]);
});

test.each([
  undefined,
  '',
  'nobody',
  'hello@oak.example\nBcc: x@evil.example',
  'a@oak.example, x@evil.example',
  'a@oak.example/x',
  '[_site_admin_email]',
  '<a@oak.example>',
])('[R-SITE-250] shows the mail button and reports it for the address %j', (email) => {
  const plan = compile(email);

  expect(createOf(plan)).toBeUndefined();
  expect(contentOf(plan)?.document.content).toBe(mark('x').replace(',"kithouse_form":"x"', ''));
  expect(plan.warnings).toMatchObject([{ code: 'form_recipient' }]);
});

test('[R-SITE-46] writes an international domain in the letters of mail servers', () => {
  expect(createOf(compile('hallo@müller.example'))).toMatchObject({ args: { recipient: 'hallo@xn--mller-kva.example' } });
});

test('[R-SITE-251] makes no form that none of the chosen pages shows', () => {
  const plan = compile('hello@oak.example', { documents: ['home'] });

  expect(createOf(plan)).toBeUndefined();
  expect(plan.warnings).toEqual([]);
});

test('[R-SITE-252] refers to the colours of the site and keeps the chosen ones as their values', () => {
  const plan = compile('hello@oak.example', { color: { 'loam-moss': '#abcdef' } });

  const text = JSON.stringify(createOf(plan));
  expect(text).toContain('background:var(--wp--preset--color--loam-moss,#abcdef)');
  expect(text).toContain('color:var(--wp--preset--color--loam-ink,#112233)');
});

test('[R-SITE-253] writes hostile texts of an author as text', () => {
  const evil = '"] [file* up limit:9mb] [_site_admin_email] <script>|x';
  const fields = [
    { ...form.fields[0], label: evil },
    form.fields[1],
    { ...form.fields[2], options: [evil] },
  ] as ContactForm['fields'];

  const { meta } = toContactForm7({ ...form, fields, button: evil }, { colorOf: () => '#000', font: undefined });
  const tags = [...String(meta._form).matchAll(/\[([a-z]+\*?)(?=[ \]])/g)].map(([, name]) => name);
  const quotes = [...String(meta._form).matchAll(/\[(?:select|submit)[^\]]*\]/g)].map(([tag]) => tag.split('"').length - 1);

  expect(tags).toEqual(['text*', 'email*', 'select', 'submit', 'response']);
  expect(quotes).toEqual([2, 2]);
  expect(meta._form).not.toMatch(/<script|\[[^\]]*\|/);
  expect(meta._mail).toMatchObject({
    attachments: '',
    additional_headers: 'Reply-To: [your-email]',
    subject: '[_site_title]: [your-name]',
  });
  expect(JSON.stringify(meta._mail)).not.toContain('[_site_admin_email]');
});

test('[R-SITE-253] refuses a form without one address for replies, and unknown kinds of fields', () => {
  const isValid = (change: object) => Schema.safeParse({ ...form, ...change }).success;
  const [name, email] = form.fields;

  expect(isValid({})).toBe(true);
  expect(isValid({ fields: [name] })).toBe(false);
  expect(isValid({ fields: [email, { ...email, name: 'other' }] })).toBe(false);
  expect(isValid({ fields: [email, email] })).toBe(false);
  expect(isValid({ fields: [email, { ...name, kind: 'file' }] })).toBe(false);
  expect(isValid({ fields: [email, { ...name, kind: 'select' }] })).toBe(false);
  expect(isValid({ class_name: 'x"]' })).toBe(false);
  expect(isValid({ look: { ...form.look, text: 'x;}</style>' } })).toBe(false);
});

test('[R-SITE-253] bounds what a form of another pack can send, and keeps the rest', () => {
  const mail = {
    recipient: 'x@evil.example',
    subject: '[_site_title]',
    additional_headers: 'Reply-To: "[your-name]" <[your-email]>\nBcc: x@evil.example\nCc: [your-email]\nBcc: [_site_admin_email]',
    attachments: '[your-file] ../wp-config.php',
    body: '[_site_admin_email]',
  };
  const given = {
    key: 'other',
    title: 'Other',
    post_type: 'wpcf7_contact_form' as const,
    content: '',
    meta: {
      _form: '[file* your-file]',
      _mail: mail,
      _mail_2: { ...mail, active: true, recipient: '[your-email]' },
      _additional_settings: 'demo_mode: on\nacceptance_as_validation: on\nskip_mail: on',
    },
  };

  const { meta } = boundForm(given);

  const headers = 'Reply-To: "[your-name]" <[your-email]>\nBcc: [_site_admin_email]';
  expect(meta).toEqual({
    _form: '[file* your-file]',
    _mail: { ...mail, recipient: '[_site_admin_email]', additional_headers: headers, attachments: '[your-file]' },
    _mail_2: {
      ...mail,
      active: true,
      recipient: '[your-email]',
      additional_headers: headers,
      attachments: '[your-file]',
      body: '',
    },
    _additional_settings: 'acceptance_as_validation: on',
  });
  expect(boundForm({ ...given, meta: { _mail_2: { active: true, recipient: '[_post_author_email]' } } }).meta).toEqual({
    _mail_2: { active: false, recipient: '' },
  });
});

test('[R-SITE-254] removes the mark of a form from a template that is imported on its own', () => {
  const single = { platform: 'gutenberg' as const, requires: { plugins: [], elementor_pro: false }, warnings: [], media: [] };
  const document = packPage('contact', mark('contact'));
  const { ops } = compileImportPlan(
    { ...single, documents: [{ document, as: 'page', title: 'Contact' }] },
    { ...siteChoices(), install: [] },
  );

  expect(JSON.stringify(ops)).not.toMatch(/kithouse/);
  expect(JSON.stringify(ops)).toContain('Mail us');
});

test('[R-SITE-254] maps and removes marks of Elementor’s elements', () => {
  const element = { id: 'a', elType: 'container', settings: { _kithouse_form: 'contact', gap: 1 }, elements: [] };
  const document = { ...packPage('x'), kind: 'elementor' as const, content: [element], page_settings: {} };

  expect(mapMarks(document, (key) => `kit:form/${key}/id`)).toMatchObject({
    content: [{ settings: { _kithouse_form: 'kit:form/contact/id', gap: 1 } }],
  });
  expect(mapMarks(document, () => undefined)).toMatchObject({ content: [{ settings: { gap: 1 } }] });
  expect(JSON.stringify(mapMarks(document, () => undefined))).not.toContain('_kithouse');
});
