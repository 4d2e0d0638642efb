import * as contract from '@kithouse/contract';
import { type Answer, answer } from '../../apps/library/src/testing/fake-host.js';
import { at } from './records.js';

/** Answers of the cloud on the account page. */
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
  answer(contract.getCloudSummary, () => ({ limit: 30, usage: 4, files: 4 })),
];
