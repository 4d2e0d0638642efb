import { type Call, createCall } from '@kithouse/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Portal } from './portal.js';

type Answer = { status?: number; body: unknown };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Creates a cloud with one answer that records requests. */
function cloud(answer: Answer | ((path: string) => Answer)) {
  const requests: { path: string; body: unknown }[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    const path = new URL(String(url), 'http://cloud.test').pathname;
    if (path === '/v1/session') {
      return new Response(JSON.stringify({ user: null }));
    }
    requests.push({ path, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    const { status = 200, body } = typeof answer === 'function' ? answer(path) : answer;
    return new Response(JSON.stringify(body), { status });
  };
  return { requests, fetch, call: createCall({ root: 'http://cloud.test/v1', fetch }) };
}

const done = { body: { status: 'success', message: 'Done.' } };
const refuse = (code: string, message: string, status = 400) => ({ status, body: { code, message, data: { status } } });

function open(call: Call, pathname: string, hash = '') {
  render(<Portal call={call} callAs={() => call} address={{ pathname, hash }} go={() => {}} />);
  return userEvent.setup();
}

test("verifies the e-mail by the mail's link without a further press", async () => {
  const { call, requests } = cloud(done);

  open(call, '/verify', '#token=abc-123');

  expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeTruthy();
  expect(requests).toEqual([{ path: '/v1/account/verify-email', body: { token: 'abc-123' } }]);
});

test('advises on an expired verification link', async () => {
  const { call } = cloud(refuse('invalid_link', 'This link is no longer valid. Request a new one.'));

  open(call, '/verify', '#token=old');

  expect((await screen.findByRole('alert')).textContent).toContain('no longer valid');
  expect(screen.getByText(/Resend the link/)).toBeTruthy();
});

test('requests nothing on a verify page without a token', async () => {
  const { call, requests } = cloud(done);

  open(call, '/verify');

  expect((await screen.findByRole('alert')).textContent).toContain('no longer valid');
  expect(requests).toEqual([]);
});

test('answers forgot password alike for every address, and sends only valid ones', async () => {
  const { call, requests } = cloud(done);
  const user = open(call, '/forgot-password');

  await user.type(screen.getByLabelText('Email'), 'not an address');
  await user.tab();
  expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send the link' }).disabled).toBe(true);

  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), ' mara@oak.example {Enter}');

  expect((await screen.findByText(/If an account exists for/)).textContent).toContain('mara@oak.example');
  expect(requests).toEqual([{ path: '/v1/account/forgot-password', body: { email: 'mara@oak.example' } }]);
});

test('keeps the form and its value while the cloud refuses', async () => {
  const { call } = cloud(refuse('rate_limited', 'Too many attempts. Wait a moment and try again.', 429));
  const user = open(call, '/forgot-password');

  await user.type(screen.getByLabelText('Email'), 'mara@oak.example{Enter}');

  expect(await screen.findByText(/Too many attempts/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mara@oak.example');
});

test("sends a new password once with the link's token", async () => {
  const { call, requests } = cloud(done);
  const user = open(call, '/reset-password', '#token=r%2Fs');

  await user.type(screen.getByLabelText('New password'), 'pass wörd ☂');
  await user.type(screen.getByLabelText('Confirm password'), 'pass wörd');
  await user.tab();
  expect(screen.getByText('The passwords don’t match.')).toBeTruthy();
  await user.type(screen.getByLabelText('Confirm password'), ' ☂{Enter}{Enter}');

  expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeTruthy();
  expect(requests).toEqual([{ path: '/v1/account/reset-password', body: { token: 'r/s', password: 'pass wörd ☂' } }]);
});

test('links a used reset link to a new request', async () => {
  const { call } = cloud(refuse('invalid_link', 'This link is no longer valid. Request a new one.'));
  const user = open(call, '/reset-password', '#token=used');

  await user.type(screen.getByLabelText('New password'), 'long enough');
  await user.type(screen.getByLabelText('Confirm password'), 'long enough{Enter}');

  expect((await screen.findByRole('link', { name: 'Request a new link' })).getAttribute('href')).toBe('/forgot-password');
});

test('shows the newest mail first, and hostile mail without scripts', async () => {
  const mails = [
    { to: 'a@x.example', subject: 'First', text: 'one', html: '<p>one</p>', at: '2026-01-01T10:00:00.000Z' },
    {
      to: 'b@x.example',
      subject: 'Second',
      text: 'two',
      html: '<script>parent.hacked=1</script>',
      at: '2026-01-02T10:00:00.000Z',
    },
  ];
  const { call, fetch } = cloud({ body: { data: mails } });
  vi.stubGlobal('fetch', fetch);
  const user = open(call, '/outbox');

  const list = await screen.findAllByRole('listitem');
  const frame = screen.getByTitle('Second');
  expect(list.map((item) => within(item).getByText(/First|Second/).textContent)).toEqual(['Second', 'First']);
  expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');

  await user.click(within(list[1] as HTMLElement).getByRole('button'));
  await user.click(screen.getByRole('button', { name: 'Plain text' }));

  expect(screen.getByText('one')).toBeTruthy();
});

test('shows no outbox of a library that sends mails', async () => {
  const { call, fetch } = cloud(refuse('not_found', 'This address doesn’t exist. Check it and try again.', 404));
  vi.stubGlobal('fetch', fetch);

  open(call, '/outbox');

  expect(await screen.findByText(/it has no outbox/)).toBeTruthy();
});

test.each(['/nothing', '/constructor', '/verify/x', '/%E0%A4%A'])('reports the unknown address %s', (path) => {
  open(cloud(done).call, path);

  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

test.each([
  ['/support', 'Support'],
  ['/documentation', 'How to use the library'],
  ['/privacy', 'Privacy'],
  ['/terms/', 'Terms'],
])('has the page %s that the library links to', (path, title) => {
  open(cloud(done).call, path);

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
});
