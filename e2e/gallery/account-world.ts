import * as contract from '@kithouse/contract';
import { type Answer, answer } from '../../apps/library/src/testing/fake-host.js';
import { anOrder, at, paged, person } from './records.js';

const mails: contract.StoredMail[] = [
  {
    id: 1024,
    kind: 'order-received',
    recipient: 'grace.hopper@a-rather-long-name-of-a-company.example',
    state: 'failed',
    created_at: at,
    attempts: 12,
    last_error: '550 5.1.1 <grace.hopper@a-rather-long-name-of-a-company.example>: Recipient address rejected: User unknown',
    next_at: null,
  },
  {
    id: 1025,
    kind: 'verify',
    recipient: 'alan@example.com',
    state: 'waiting',
    created_at: at,
    attempts: 2,
    last_error: 'connect ECONNREFUSED 10.0.0.4:465',
    next_at: at,
  },
  {
    id: 1026,
    kind: 'reset',
    recipient: 'ada@example.com',
    state: 'waiting',
    created_at: at,
    attempts: 0,
    last_error: null,
    next_at: at,
  },
];

const jobs: contract.StoredJob[] = [
  {
    id: '0b9f2c1e-0000-4000-8000-000000000001',
    kind: 'pictures',
    about: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    state: 'failed',
    created_at: at,
    attempts: 4,
    last_error: 'Input buffer contains unsupported image format',
    next_at: null,
  },
  {
    id: '0b9f2c1e-0000-4000-8000-000000000002',
    kind: 'thumbnails',
    about: '12 3',
    state: 'running',
    created_at: at,
    attempts: 1,
    last_error: null,
    next_at: null,
  },
  {
    id: '0b9f2c1e-0000-4000-8000-000000000003',
    kind: 'sweep',
    about: 'unused uploads',
    state: 'waiting',
    created_at: at,
    attempts: 0,
    last_error: null,
    next_at: at,
  },
];

const recorded = { at, account: 4711, email: 'olga@example.com', ip: '203.0.113.7', request_id: 'r1' };
const entries: contract.SecurityEntry[] = [
  {
    ...recorded,
    id: 3,
    by: 'operator',
    role: 'finance',
    call: 'orders.refund',
    target: 'K7FM-92QX',
    outcome: 'success',
    changes: [
      { field: 'state', before: 'paid', after: 'refunded' },
      { field: 'closed_at', before: null, after: at },
    ],
  },
  {
    ...recorded,
    id: 8,
    by: 'account',
    account: 1,
    email: 'ada@example.com',
    role: null,
    call: 'account.confirm-email',
    target: null,
    outcome: 'success',
    changes: [{ field: 'email', before: 'ada@home.example', after: 'ada@example.com' }],
  },
  {
    ...recorded,
    id: 2,
    by: 'operator',
    role: 'support',
    call: 'mails.resend',
    target: '1024',
    outcome: 'invalid_link',
    changes: [],
  },
  {
    id: 1,
    by: 'command',
    at,
    account: null,
    email: null,
    role: null,
    call: 'operators.add',
    target: '4711 olga@example.com finance',
    outcome: 'success',
    changes: [],
    ip: null,
    request_id: null,
  },
];

/** Answers of the cloud on the account page and on the operators' page. */
export const accountWorld: Answer[] = [
  answer(contract.listKeys, () => ({
    data: [{ id: 7, name: 'Harbour', site_url: 'https://harbour.example', created_at: at, last_used_at: null }],
  })),
  answer(contract.listBrowsers, () => ({
    data: [
      { id: 1, name: 'Firefox, Linux', is_current: true, signed_in_at: at, last_used_at: at },
      { id: 2, name: 'Safari, iOS', is_current: false, signed_in_at: at, last_used_at: at },
    ],
  })),
  answer(contract.getSecondFactor, () => ({ on_since: at, recovery_codes_left: 9 })),
  answer(contract.enrolSecondFactor, () => ({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Kithouse:ada%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kithouse',
  })),
  answer(contract.signInOperator, () => ({ operator_key: 'key', role: 'owner' as const, expires_at: at })),
  answer(contract.listMails, () => paged(mails)),
  answer(contract.listJobs, () => paged(jobs)),
  answer(contract.listAllOrders, () =>
    paged([{ ...anOrder(), buyer: { ...person, email: 'ada@example.com' }, utm_source: null, utm_medium: null }]),
  ),
  answer(contract.listSecurityLog, () => paged(entries)),
  answer(contract.getCloudSummary, () => ({ limit: 30, usage: 4, files: 4 })),
];
