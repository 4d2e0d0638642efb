import type { Bundle } from '@kithouse/contract';
import { expect, it } from 'vitest';
import { packPage } from '../../testing/packs.js';
import { findSiteFault } from './find-site-fault.js';

const pack = (contact_forms?: object[]) =>
  ({
    type: 'pack',
    documents: [packPage('contact', '<p>[x id="kit:form/contact/id"]</p>')],
    media: [],
    site: { contact_forms },
  }) as unknown as Bundle;

it('accepts a page that refers to a contact form of the pack, and no other form', () => {
  expect(findSiteFault(pack([{ key: 'contact' }]))).toBeUndefined();
  expect(findSiteFault(pack())).toContain('refers to “form/contact”');
});

it('refuses two contact forms with one key', () => {
  expect(findSiteFault(pack([{ key: 'contact' }, { key: 'contact' }]))).toBeDefined();
});
