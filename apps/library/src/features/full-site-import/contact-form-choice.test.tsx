import type { Facts, SiteForm } from '@kithouse/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Need } from '../dependencies/need.js';
import { ContactFormChoice } from './contact-form-choice.js';

const dependency = {
  name: 'Contact Form 7',
  slug: 'contact-form-7',
  plugin_file: 'contact-form-7/wp-contact-form-7.php',
  is_pro: false,
};

function show(kind: Need['kind'], isChosen: boolean, facts: Facts = {}) {
  const onToggle = vi.fn();
  const form = { plugins: isChosen ? [dependency] : [], facts } as unknown as SiteForm;
  render(<ContactFormChoice need={{ dependency, kind }} form={form} onToggle={onToggle} />);
  return { onToggle, box: screen.getByRole('checkbox', { name: /^Contact form/ }) as HTMLInputElement };
}

test('[R-SITE-258] names the address that gets the messages, and lets a person do without the plugin', async () => {
  const { box, onToggle } = show('free', true, { email: 'hello@oak.example' });

  await userEvent.click(box);

  expect(box.checked).toBe(true);
  expect(screen.getByText(/shows the form and sends messages to hello@oak\.example/)).toBeTruthy();
  expect(onToggle).toHaveBeenCalledOnce();
});

test.each([
  ['free', false, { email: 'a@b.example' }, /opens the visitor’s mail program/, false],
  ['free', true, {}, /Enter your email address in step 1/, false],
  ['active', false, { email: 'a@b.example' }, /sends messages to a@b\.example/, true],
  ['denied', false, { email: 'a@b.example' }, /Ask an administrator/, true],
] as const)('[R-SITE-258] says what pages show for a plugin that is %s, chosen: %s, with the details %j', (...given) => {
  const [kind, isChosen, facts, words, isFixed] = given;
  const { box } = show(kind, isChosen, facts);

  expect(screen.getByText(words)).toBeTruthy();
  expect(box.disabled).toBe(isFixed);
});
