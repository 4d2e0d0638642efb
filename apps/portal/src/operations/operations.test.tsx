import {
  AppError,
  confirmOrder,
  getSession,
  listAllOrders,
  listJobs,
  listMails,
  listSecurityLog,
  type OperatorOrder,
  type OperatorRole,
  resendMail,
  retryJob,
  type SecurityEntry,
  type StoredJob,
  type StoredMail,
  signInOperator,
  signOutOperator,
} from '@kithouse/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ada, answer, fail, openPortal } from '../testing/open-portal.js';

const at = '2026-11-28T09:00:00.000Z';
const mail: StoredMail = {
  id: 7,
  kind: 'reset',
  recipient: 'grace@example.com',
  state: 'failed',
  created_at: at,
  attempts: 3,
  last_error: '550 no such mailbox',
  next_at: null,
};
const job: StoredJob = {
  id: '0b9f2c1e-0000-4000-8000-000000000000',
  kind: 'thumbnails',
  about: '12 3',
  state: 'failed',
  created_at: at,
  attempts: 2,
  last_error: 'The page did not load.',
  next_at: null,
};
const entry: SecurityEntry = {
  id: 1,
  by: 'operator',
  at,
  account: 4711,
  email: 'olga@example.com',
  role: 'finance',
  call: 'orders.confirm',
  target: 'K7FM-92QX',
  outcome: 'success',
  changes: [{ field: 'state', before: 'pending', after: 'paid' }],
  ip: '203.0.113.7',
  request_id: 'r1',
};
const order: OperatorOrder = {
  number: 'K7FM-92QX',
  state: 'pending',
  name: 'Bakery',
  item: null,
  plan: null,
  amount: 39.9,
  currency: 'EUR',
  payment: 'manual',
  instructions: null,
  created_at: at,
  paid_at: null,
  closed_at: null,
  buyer: { id: 9, name: 'Grace Hopper', email: 'grace@example.com' },
  utm_source: null,
  utm_medium: null,
};
const paged = <T,>(data: T[], total_page = 1) => ({ data, current_page: 1, total_page, total: data.length });
const done = { status: 'success' as const, message: 'Done.' };

type Replies = Parameters<typeof openPortal>[1];

const open = (replies: Replies = [], role: OperatorRole = 'owner') =>
  openPortal(
    '/operations',
    [
      ...replies,
      answer(signInOperator, () => ({ operator_key: 'kho_1_secret', role, expires_at: at })),
      answer(signOutOperator, () => done),
      answer(listMails, () => paged([mail])),
      answer(listJobs, () => paged([job])),
      answer(listAllOrders, () => paged([order])),
      answer(listSecurityLog, () => paged([entry])),
    ],
    { user: { ...ada, operator_role: role } },
  );

async function signIn(portal: ReturnType<typeof open>) {
  await portal.user.type(await screen.findByLabelText('Password'), 'correct horse');
  await portal.user.type(screen.getByLabelText('Code'), '123456');
  await portal.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Operations' });
  return portal;
}

const chooseView = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(within(screen.getByRole('group', { name: 'View' })).getByRole('button', { name }));

test('[R-OPS-122] asks an operator for password and code, and makes calls with the key of that sign-in', async () => {
  const portal = open();
  expect(await screen.findByRole('link', { name: 'Operations' })).toBeTruthy();

  await signIn(portal);
  await screen.findByText('grace@example.com');

  expect(portal.requested[0]).toEqual({
    name: 'operators.sign-in',
    input: { email: 'ada@example.com', password: 'correct horse', code: '123456' },
  });
  const keyOf = (path: string) => portal.requests.find((request) => request.path === `/v1${path}`)?.key;
  expect([keyOf(getSession.path), keyOf(listMails.path)]).toEqual([undefined, 'kho_1_secret']);
});

test('[R-OPS-122] stores the key nowhere, and revokes it on sign-out', async () => {
  const portal = await signIn(open());
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]);

  await portal.user.click(screen.getByRole('button', { name: 'Sign out as an operator' }));

  expect(kept).not.toContain('kho_1_secret');
  expect(await screen.findByRole('heading', { name: 'Sign in as an operator' })).toBeTruthy();
  expect(portal.requests.at(-1)).toMatchObject({ path: '/v1/operator/session', key: 'kho_1_secret' });
});

test('[R-OPS-122] asks for a new sign-in when the key has ended', async () => {
  let isOver = false;
  const list = fail(listMails, 'invalid_api_key');
  const replies = [{ ...list, reply: async () => (isOver ? list.reply({}) : paged([mail])) }];
  const portal = await signIn(open(replies));
  await screen.findByText('grace@example.com');

  isOver = true;
  await portal.user.click(screen.getByRole('button', { name: 'Refresh' }));

  expect((await screen.findByRole('status')).textContent).toContain('has ended');
  expect(screen.queryByText('grace@example.com')).toBeNull();
});

test('[R-OPS-122] signs an operator out after half an hour without a call', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const portal = await signIn(open());
    await screen.findByText('grace@example.com');

    await act(() => vi.advanceTimersByTimeAsync(30 * 60_000));

    expect(await screen.findByRole('heading', { name: 'Sign in as an operator' })).toBeTruthy();
    await waitFor(() => expect(portal.requested.at(-1)?.name).toBe('operators.sign-out'));
  } finally {
    vi.useRealTimers();
  }
});

test('[R-OPS-122] makes no call with the key once the computer slept for half an hour', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const portal = await signIn(open());
    await screen.findByText('grace@example.com');
    const before = portal.requested.length;

    vi.setSystemTime(Date.now() + 31 * 60_000);
    await portal.user.click(screen.getByRole('button', { name: 'Refresh' }));

    expect((await screen.findByRole('status')).textContent).toContain('has ended');
    expect(portal.requested.slice(before).map(({ name }) => name)).toEqual(['operators.sign-out']);
  } finally {
    vi.useRealTimers();
  }
});

test('[R-OPS-122] shows why a sign-in was refused', async () => {
  const portal = open([fail(signInOperator, 'second_factor_failed')]);
  await portal.user.type(await screen.findByLabelText('Password'), 'correct horse');
  await portal.user.type(screen.getByLabelText('Code'), '000000');
  await portal.user.click(screen.getByRole('button', { name: 'Sign In' }));

  expect((await screen.findByRole('alert')).textContent).toContain('code');
});

test('[R-OPS-122] hides the page and its link from an account without a role', async () => {
  openPortal('/operations', [], { user: ada });

  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Operations' })).toBeNull();
});

test('[R-OPS-123] lists emails with their last error, and sends one again', async () => {
  let state: StoredMail['state'] = 'failed';
  const replies = [
    answer(listMails, () => paged([{ ...mail, state, next_at: state === 'waiting' ? at : null }])),
    answer(resendMail, () => {
      state = 'waiting';
      return { ...mail, state };
    }),
  ];
  const portal = await signIn(open(replies));
  expect(await screen.findByText('550 no such mailbox')).toBeTruthy();

  await portal.user.click(screen.getByRole('button', { name: 'Send the email to grace@example.com again' }));

  const status = await screen.findByText('The email to grace@example.com is being sent again.');
  expect(portal.requested).toContainEqual({ name: 'mails.resend', input: { id: 7 } });
  expect(document.activeElement).toBe(status);
  expect(within(screen.getByRole('listitem')).getByText('Waiting')).toBeTruthy();
});

test('[R-OPS-123] shows why an email can’t be sent again, and keeps it in the list', async () => {
  const reason = 'The link in this email has expired. The recipient can request a new one.';
  const portal = await signIn(open([fail(resendMail, 'invalid_link', reason)]));

  await portal.user.click(await screen.findByRole('button', { name: /Send the email/ }));

  expect((await screen.findByRole('alert')).textContent).toBe(reason);
  expect(screen.getByText('grace@example.com')).toBeTruthy();
});

test('[R-OPS-123] retries only failed jobs', async () => {
  const running: StoredJob = { ...job, id: 'b', kind: 'ranking', about: '', state: 'running', last_error: null };
  const portal = await signIn(open([answer(listJobs, () => paged([job, running])), answer(retryJob, () => job)]));

  await chooseView(portal, 'Jobs');
  await portal.user.click(await screen.findByRole('button', { name: /^Retry/ }));

  expect(await screen.findByText('The job “thumbnails 12 3” is queued again.')).toBeTruthy();
  expect(portal.requested).toContainEqual({ name: 'jobs.retry', input: { id: job.id } });
  expect(screen.getByText('ranking')).toBeTruthy();
});

test('[R-OPS-123] shows changed values in the security log, and filters it', async () => {
  const portal = await signIn(open());
  await chooseView(portal, 'Security log');
  const item = (await screen.findByText('orders.confirm')).closest('li') as HTMLElement;
  expect(item.textContent).toMatch(/K7FM-92QX.*olga@example\.com · 203\.0\.113\.7.*state.*pending.*changed to.*paid/);

  await portal.user.type(screen.getByLabelText('Account number'), 'x');
  await portal.user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByText('Enter an account number, such as 4711.')).toBeTruthy();
  await portal.user.click(screen.getByRole('button', { name: 'Clear' }));
  await portal.user.selectOptions(screen.getByLabelText('Who'), 'account');
  await portal.user.type(screen.getByLabelText('Call'), 'account');
  await portal.user.type(screen.getByLabelText('From'), '2026-11-01');
  await portal.user.type(screen.getByLabelText('Until'), '2026-11-28');
  await portal.user.click(screen.getByRole('button', { name: 'Apply' }));
  const last = () => new URLSearchParams(portal.requests.findLast(({ path }) => path.endsWith('security-log'))?.query);
  await waitFor(() => expect(last().get('call')).toBe('account'));
  const local = (day: string) => new Date(`${day}T00:00`).toISOString();
  expect(Object.fromEntries(last())).toMatchObject({ by: 'account', from: local('2026-11-01'), until: local('2026-11-29') });

  await portal.user.click(await screen.findByRole('button', { name: 'Account 4711' }));
  await waitFor(() => expect(Object.fromEntries(last())).toEqual({ by: 'all', account: '4711', page: '1' }));
});

test('[R-OPS-123] refuses dates of the security log with unusual years', async () => {
  const portal = await signIn(open());
  await chooseView(portal, 'Security log');
  await screen.findByText('orders.confirm');
  const before = portal.requests.length;

  fireEvent.change(screen.getByLabelText('From'), { target: { value: '12026-01-01' } });
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '0001-01-01' } });
  await portal.user.click(screen.getByRole('button', { name: 'Apply' }));

  expect(screen.getAllByText('Enter a date, such as 2026-11-28.')).toHaveLength(2);
  expect(portal.requests).toHaveLength(before);
});

test('[R-OPS-123] hides the security log from support', async () => {
  await signIn(open([], 'support'));

  const names = within(screen.getByRole('group', { name: 'View' })).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent?.trim())).toEqual(['Emails', 'Jobs']);
});

test('[R-OPS-123] shows when a list is empty or couldn’t be loaded', async () => {
  const portal = await signIn(open([answer(listMails, () => paged([])), fail(listJobs, 'library_unavailable')]));
  expect(await screen.findByText('No emails')).toBeTruthy();

  await chooseView(portal, 'Jobs');

  expect(within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('[R-OPS-123] asks before it confirms an order, and shows an error in the dialog', async () => {
  let isOpen = true;
  let tries = 0;
  const confirm = answer(confirmOrder, () => {
    tries += 1;
    if (tries === 1) {
      throw new AppError('payment_unavailable');
    }
    isOpen = false;
    return { ...order, state: 'paid' as const };
  });
  const portal = await signIn(open([confirm, answer(listAllOrders, () => paged(isOpen ? [order] : []))], 'finance'));
  expect((await screen.findByText('K7FM-92QX')).closest('li')?.textContent).toContain('Grace Hopper · grace@example.com');

  await portal.user.click(screen.getByRole('button', { name: 'Confirm order K7FM-92QX' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('€39.90');
  await portal.user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  await portal.user.click(within(dialog).getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('Order K7FM-92QX: Paid.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('No orders')).toBeTruthy();
});
