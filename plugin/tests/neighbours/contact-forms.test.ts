import type { BundleDocument, ContactForm, Platform } from '@kithouse/contract';
import { compileSiteImportPlan } from '@kithouse/kits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { packOf, packPage, siteChoices } from '../../../packages/kits/src/testing/packs.js';
import { findNeighbour } from '../../../playground/src/index.js';
import { captureMails, readMails } from '../testing/captured-mail.js';
import { type PlanSite, startPlanSite } from '../testing/plan-site.js';
import { whySkipped } from './testing/neighbour-site.js';

const form: ContactForm = {
  key: 'contact',
  title: 'Contact form',
  class_name: 'oak-contact-form',
  fields: [
    { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
    { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
    { name: 'room', label: 'Room "A" (optional)', kind: 'select', options: ['Lamp [file* x]', 'Tide | sea'] },
    { name: 'day', label: 'Day (optional)', kind: 'date' },
    { name: 'message', label: 'Message <b>', kind: 'textarea', required: true },
  ],
  button: 'Send "it"',
  look: { text: 'ink', field: 'paper', line: 'ink', button: 'ink', button_text: 'paper', radius: 8, button_radius: 8 },
};
const colors = [
  { id: 'ink', title: 'Ink', color: '#112233', role: 'custom' as const },
  { id: 'paper', title: 'Paper', color: '#ffffff', role: 'custom' as const },
];
const mailLink = '<p><a href="mailto:demo@oak.example">Write to us</a></p>';
const documents: Record<Platform, BundleDocument> = {
  gutenberg: packPage(
    'contact',
    `<!-- wp:group {"metadata":{"kithouse_form":"kit:form/contact/id"},"layout":{"type":"default"}} -->\n<div class="wp-block-group"><!-- wp:paragraph -->\n${mailLink}\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->`,
    { title: 'Contact' },
  ),
  elementor: {
    ...packPage('contact', '', { title: 'Contact' }),
    kind: 'elementor',
    content: [
      {
        id: 'aaaaaaa',
        elType: 'container',
        settings: { _kithouse_form: 'kit:form/contact/id' },
        elements: [{ id: 'bbbbbbb', elType: 'widget', widgetType: 'text-editor', settings: { editor: mailLink }, elements: [] }],
      },
    ],
    page_settings: {},
  },
};
const demo = { email: ['demo@oak.example'] };
const facts = { email: 'hello@oak-joinery.example' };

for (const platform of ['gutenberg', 'elementor'] as const) {
  const missing = ([platform === 'elementor' ? 'elementor' : 'contactForm', 'contactForm'] as const).flatMap(
    (name) => whySkipped(name) ?? [],
  );
  if (missing.length > 0) {
    console.log(`Skipped contact forms in ${platform}. ${missing.join('; ')}`);
  }
  describe.skipIf(missing.length > 0)(`in ${platform}`, () => {
    checkForms(platform);
  });
}

function checkForms(platform: Platform) {
  let plan: PlanSite;
  beforeAll(async () => {
    const isElementor = platform === 'elementor';
    plan = await startPlanSite({
      platform,
      plugins: {
        'contact-form-7': findNeighbour('contactForm') as string,
        ...(isElementor ? { elementor: findNeighbour('elementor') as string } : {}),
      },
      active: isElementor ? ['elementor/elementor.php'] : [],
    });
    captureMails(plan.site);
    await plan.site.run(`wp_set_current_user( 1 ); update_option( 'blogname', 'Oak & Sons' ); return true;`);
    await plan.site.snapshot('signed-in');
  });
  afterAll(() => plan?.close());
  beforeEach(() => plan.restore());

  const compile = (given: object = { facts }) =>
    compileSiteImportPlan(
      packOf({
        platform,
        settings: { colors, fonts: [] },
        site: { facts: demo, contact_forms: [form] },
        documents: [documents[platform]],
      }),
      siteChoices(given),
    ).ops;
  const activate = () => plan.site.activate('contact-form-7/wp-contact-form-7.php');
  const readForms = () =>
    plan.site.run<{ id: number; mail: Record<string, unknown>; locale: string; messages: number }[]>(
      `return array_map( fn( $post ) => array( 'id' => $post->ID, 'mail' => get_post_meta( $post->ID, '_mail', true ),
        'locale' => get_post_meta( $post->ID, '_locale', true ), 'messages' => count( (array) get_post_meta( $post->ID, '_messages', true ) ) ),
        get_posts( array( 'post_type' => 'wpcf7_contact_form', 'title' => 'Contact form', 'nopaging' => true ) ) );`,
    );
  const show = async () => {
    const id = await plan.site.run<number>(
      `wp_set_current_user( 1 );
      return wp_update_post( array( 'ID' => get_posts( array( 'post_type' => 'page', 'title' => 'Contact', 'post_status' => 'any' ) )[0]->ID, 'post_status' => 'publish' ) );`,
    );
    const html = await (await plan.site.visitor.ask(`/?page_id=${id}`, { redirect: 'follow' })).text();
    return html.slice(html.indexOf(platform === 'elementor' ? 'data-elementor-type="wp-page"' : 'entry-content'));
  };
  const submit = async (id: number, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      _wpcf7: String(id),
      _wpcf7_unit_tag: `wpcf7-f${id}-o1`,
      _wpcf7_locale: 'en_US',
      ...fields,
    })) {
      body.append(name, value);
    }
    const response = await fetch(`${plan.site.url}/wp-json/contact-form-7/v1/contact-forms/${id}/feedback`, {
      method: 'POST',
      body,
    });
    return (await response.json()) as { status: string; message: string; invalid_fields?: { field: string }[] };
  };
  const message = {
    'your-name': 'Ada',
    'your-email': 'ada@visitor.example',
    'your-message': 'Two tables, please.',
    'your-room': 'Tide / sea',
  };

  test('[R-SITE-46] delivers a message to the address among the facts, with replies to the visitor', async () => {
    await activate();
    await plan.carryOut(compile());
    const [made] = await readForms();

    const { status } = await submit(made?.id ?? 0, message);
    const mails = await readMails(plan.site);
    const sender = await plan.site.run<string>(
      `add_filter( 'home_url', fn() => 'https://www.oak-joinery.test/' );
      return Kithouse\\WordPress\\Contact_Form_7::complete( array(), 'a@b.test' )['_mail']['sender'];`,
    );

    expect(status).toBe('mail_sent');
    expect(sender).toBe('[_site_title] <wordpress@oak-joinery.test>');
    expect(mails).toMatchObject([
      {
        to: [facts.email],
        reply_to: ['ada@visitor.example'],
        copies: [],
        subject: 'Oak & Sons: Ada',
      },
    ]);
    expect(mails[0]?.body).toContain('Your name: Ada\nYour email: ada@visitor.example\nRoom "A" (optional): Tide / sea\n');
    expect(mails[0]?.body).toContain('Message <b>: Two tables, please.');
    expect(made).toMatchObject({ locale: 'en_US', mail: { recipient: facts.email, attachments: '' } });
    expect(made?.messages).toBeGreaterThan(10);
  });

  test('[R-SITE-255] shows labelled fields with the style of the pack, and reports wrong ones', async () => {
    await activate();
    const { warnings } = await plan.carryOut(compile());
    const html = await show();
    const [made] = await readForms();
    const { status, invalid_fields } = await submit(made?.id ?? 0, { 'your-name': '', 'your-email': 'nobody' });

    expect(warnings).toEqual([]);
    expect(html).toMatch(
      /<p class="oak-contact-form-half"><label>Your name<span class="wpcf7-form-control-wrap" data-name="your-name"><input [^>]*autocomplete="name"[^>]*><\/span><\/label>\s*<\/p>/,
    );
    expect(html).toContain('<label>Room &#34;A&#34; (optional)<span');
    expect(html).toContain('<label>Message &#60;b&#62;<span');
    expect(html).toContain('value="Tide / sea"');
    expect(html).not.toMatch(/wpcf7-file|mailto:|_kithouse|\[contact-form|type="file"/);
    expect(html).toContain('.oak-contact-form.oak-contact-form .wpcf7-form-control.wpcf7-submit{');
    expect(html.split('<style>')[1]?.split('</style>')[0]).not.toMatch(/<(?:p|br)/);
    expect(status).toBe('validation_failed');
    expect(invalid_fields?.map(({ field }) => field)).toEqual(['your-name', 'your-email', 'your-message']);
  });

  test('[R-SITE-250] shows the mail button without Contact Form 7, and reports it', async () => {
    const { warnings } = await plan.carryOut(compile());
    const html = await show();

    expect(html).toContain('mailto:hello@oak-joinery.example');
    expect(html).not.toMatch(/contact-form-7|kithouse/);
    expect(warnings).toMatchObject([{ code: 'form_skipped' }]);
    expect(await readForms()).toEqual([]);
  });

  test('[R-SITE-65] leaves no form when it is killed, and undo removes one unless somebody changed it', async () => {
    await activate();
    await plan.site.run(`update_option( 'test_exit_at', 'save_post_wpcf7_contact_form' ); return true;`);
    const [killed, first] = [crypto.randomUUID(), crypto.randomUUID()];
    await plan.carryOut(compile(), { import_id: killed }).catch(() => undefined);
    await plan.site.run(`delete_option( 'test_exit_at' ); return true;`);

    const afterKill = await readForms();
    await plan.carryOut(compile(), { import_id: first });
    const made = await readForms();
    const { kept } = await plan.undo(first);
    const left = await readForms();
    const second = crypto.randomUUID();
    await plan.carryOut(compile(), { import_id: second });
    await plan.site.run(
      `$form = WPCF7_ContactForm::find( array( 'title' => 'Contact form' ) )[0]; $form->set_properties( array( 'mail' => array( 'recipient' => 'new@oak.example' ) + $form->prop( 'mail' ) ) );
      sleep( 1 ); $form->save(); return true;`,
    );
    const changed = await plan.undo(second);

    expect(afterKill).toEqual([]);
    expect(made).toHaveLength(1);
    expect(kept).toEqual([]);
    expect(left).toEqual([]);
    expect(changed.kept).toMatchObject([{ label: 'Form “Contact form”' }]);
    expect(await readForms()).toMatchObject([{ mail: { recipient: 'new@oak.example' } }]);
  });
}
