import { compileSiteImportPlan, findRequirements, listMarks } from '@kithouse/kits';
import { beforeAll, expect, test } from 'vitest';
import type { Draft } from './publication.js';
import { readCatalogue } from './read-catalogue.js';

let packs: Draft[];
beforeAll(async () => {
  packs = (await readCatalogue('catalogue', {})).filter(({ bundle }) => bundle.site !== undefined);
});

const contactOf = ({ bundle }: Draft) => bundle.documents.find(({ slug }) => slug === 'contact');
const textOf = (pack: Draft) => JSON.stringify(contactOf(pack));

test('[R-SITE-256] gives every contact page a place for a form with buttons, opening hours and a link to a map', () => {
  expect(packs.length).toBeGreaterThanOrEqual(10);
  for (const pack of packs) {
    const page = contactOf(pack);
    const hours = pack.bundle.site?.facts?.hours ?? [];

    expect([pack.listing.slug, page && listMarks(page)]).toEqual([pack.listing.slug, ['kit:form/contact/id']]);
    expect(textOf(pack)).toMatch(/Write to us/);
    expect(textOf(pack)).toMatch(/https:\/\/www\.openstreetmap\.org\/search\?query=/);
    expect(/\\?"list\\?":\\?"hours\\?"/.test(textOf(pack)) || hours.some((spelling) => textOf(pack).includes(spelling))).toBe(
      true,
    );
    expect(textOf(pack)).not.toMatch(/<iframe|google_maps|contact-form-7/);
  }
});

test('[R-SITE-46] [R-SITE-256] sends the form of every pack to the address of the person, and asks for no plugin', () => {
  for (const { bundle, listing } of packs) {
    const media = bundle.media.map((medium) => ({ ...medium, url: 'https://cloud.example/a' }));
    const choices = { color: {}, theme: '', plugins: [], import_demo_content: true, conflicts: {} };
    const { ops } = compileSiteImportPlan(
      { ...bundle, media },
      {
        plan_id: 'plan',
        site: 'https://site.test',
        expires_at: '2026-11-25T00:00:00.000Z',
        title: listing.title,
        is_trusted: true,
        is_private: false,
        install: [],
        choices: { ...choices, facts: { email: 'hello@own.example' } },
      },
    );
    const form = ops.find(({ op }) => op === 'form.create');

    expect(form?.args).toMatchObject({ recipient: 'hello@own.example' });
    expect(JSON.stringify(form)).not.toMatch(/currentcolor|_site_admin_email/);
    expect(findRequirements(bundle.platform, bundle.documents).plugins.map(({ slug }) => slug)).not.toContain('contact-form-7');
  }
});
