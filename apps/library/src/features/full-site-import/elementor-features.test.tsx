import { checkSiteImport, getRunningImport, type Output, type SiteForm } from '@kithouse/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serveSite } from '../../testing/full-site.js';
import { anItem } from '../../testing/items.js';
import { aSiteCheck } from '../../testing/pack-info.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { Wizard } from './wizard.js';

afterEach(() => vi.unstubAllGlobals());

async function showNeeds(lacks: Partial<Output<typeof checkSiteImport>>) {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false }));
  serveSite();
  const answers = [answer(getRunningImport, () => null), answer(checkSiteImport, () => ({ ...aSiteCheck(), ...lacks }))];
  const item = anItem({ id: 7, name: 'Tidepool', fullsite_import: true });
  const { requested } = renderApp(<Wizard item={item} onClose={() => undefined} />, answers, {
    user: ada,
    path: 'elementor/packs/tidepool?import=site',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  const expectForm = (form: Partial<SiteForm>) =>
    waitFor(() => expect(requested.findLast(({ name }) => name === checkSiteImport.name)?.input).toMatchObject({ form }));
  return { expectForm };
}

test('asks before it switches on Elementor’s containers when the pack needs them and the site has them off', async () => {
  const { expectForm } = await showNeeds({ needs_container: true });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Switch on Elementor’s “Container” feature/ });
  expect(box.checked).toBe(true);

  fireEvent.click(box);

  await expectForm({ enable_container: false });
});

test('[R-EL4-52] asks for consent to switch on the Atomic Editor when the pack needs it and the site has it off', async () => {
  const { expectForm } = await showNeeds({ needs_atomic: true });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Switch on Elementor’s Atomic Editor/ });
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Dependencies' });
  expect([box.checked, form.checkValidity()]).toEqual([false, false]);
  fireEvent.click(screen.getByRole('button', { name: 'Install and Proceed' }));
  expect(screen.getByRole('button', { name: 'Install and Proceed' })).toBeTruthy();

  fireEvent.click(box);

  expect(form.checkValidity()).toBe(true);
  await expectForm({ enable_atomic: true });
});
