import type { PackInfo, SiteForm } from '@kithouse/contract';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aSiteCheck } from '../../testing/pack-info.js';
import { renderApp } from '../../testing/render-app.js';
import { SiteDecisions } from './site-decisions.js';

const form = {} as SiteForm;
const check = { ...aSiteCheck(), conflicts: [] };

type Pack = Pick<PackInfo, 'platform' | 'settings'>;
type ShownProps = { existing?: boolean; tell?: (form: SiteForm) => void; pack?: Pack };

function Shown({ existing, tell = () => {}, pack = { platform: 'gutenberg', settings: null } }: ShownProps) {
  const [chosen, setChosen] = useState(form);
  tell(chosen);
  return (
    <SiteDecisions
      pack={pack}
      check={existing === undefined ? check : { ...check, existing_look: existing }}
      form={chosen}
      onChange={setChosen}
    />
  );
}

test('[R-SITE-06] asks whether existing pages get the look, with the default of the site', async () => {
  let last = form;
  const { user } = renderApp(<Shown existing={false} tell={(chosen) => (last = chosen)} />, []);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Use this look on my existing pages too/ });

  expect([box.checked, last.existing_look]).toEqual([false, undefined]);
  expect(screen.getByText(/Your other pages keep their look/)).toBeTruthy();

  await user.click(box);

  expect([box.checked, last.existing_look]).toEqual([true, true]);
  expect(screen.getByText(/Undo restores their look/)).toBeTruthy();
});

test('[R-SITE-283] asks before a pack for Elementor changes the defaults, and not if the pack has none', () => {
  const color = (role: 'system' | 'custom') => ({ id: 'primary', title: 'Primary', color: '#112233', role });
  const packOf = (role: 'system' | 'custom'): Pack => ({ platform: 'elementor', settings: { colors: [color(role)], fonts: [] } });

  const { unmount } = renderApp(<Shown existing pack={packOf('system')} />, []);
  expect(screen.getByText(/Elementor’s default colours, fonts and styles become those of the pack/)).toBeTruthy();
  unmount();

  const styled: Pack = {
    platform: 'elementor',
    settings: { colors: [color('custom')], fonts: [], styles: { h1_color: '#112233' } },
  };
  const second = renderApp(<Shown existing pack={styled} />, []);
  expect(screen.getByText(/Elementor’s default colours, fonts and styles/)).toBeTruthy();
  second.unmount();

  expect(renderApp(<Shown existing pack={packOf('custom')} />, []).container.textContent).toBe('');
});

test('doesn’t ask where the look of existing pages can’t change', () => {
  const { container } = renderApp(<Shown />, []);

  expect(container.textContent).toBe('');
});
