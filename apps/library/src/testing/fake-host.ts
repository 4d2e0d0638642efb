import {
  AppError,
  type Boot,
  type Call,
  type Endpoint,
  type ErrorCode,
  type Input,
  type Output,
  type SiteProfile,
} from '@kithouse/contract';

export type Answer = { name: string; reply: (input: never) => unknown };
export type Requested = { name: string; input: unknown };

/** Creates a fake reply checked against the contract's types, so that it matches the real server. */
export function answer<E extends Endpoint>(endpoint: E, reply: (input: Input<E>) => Output<E> | Promise<Output<E>>): Answer {
  return { name: endpoint.name, reply };
}

export function fail(endpoint: Endpoint, code: ErrorCode, message?: string, details?: unknown): Answer {
  return { name: endpoint.name, reply: () => Promise.reject(new AppError(code, message, details)) };
}

/** An empty account with a confirmed e-mail. */
export const ada: SiteProfile = {
  id: 1,
  name: 'Ada Lovelace',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  joined: '2026-01-01T00:00:00.000Z',
  profile_photo: null,
  plan: ['pro'],
  is_verified: true,
  show_notice: false,
  starred: [],
  purchasedItems: [],
  cloud_activity: [],
  reviews: { pack: {} },
  is_globally_signed: false,
  signed_as_global: false,
  link_account: false,
  unlink_account: false,
};

/** Answers calls with the first reply that is given for each; `requested` lists the calls made so far. */
export function createFakeCall(answers: Answer[]): { call: Call; requested: Requested[] } {
  const requested: Requested[] = [];
  const call = (async (endpoint, input) => {
    requested.push({ name: endpoint.name, input });
    const found = answers.find(({ name }) => name === endpoint.name);
    if (!found) {
      throw new Error(`No answer given for ${endpoint.name}`);
    }
    return found.reply(input as never);
  }) as Call;
  return { call, requested };
}

/** The page's data for the library on a site with all features switched on. */
export const plainBoot: Boot = {
  rest_root: 'https://site.example/wp-json/kithouse/v1',
  nonce: 'nonce',
  assets_url: 'https://site.example/wp-content/plugins/kithouse/assets/',
  admin_url: 'https://site.example/wp-admin/',
  locale: 'en_US',
  texts: '',
  is_rtl: false,
  theme: 'light',
  user: null,
  can: { read: true, edit_pages: true, upload_files: true, install_plugins: true, manage_options: true },
  template_types: { elementor: [], gutenberg: [] },
  has_elementor: true,
  has_elementor_pro: false,
  is_block_theme: true,
  active_plugins: ['elementor/elementor.php'],
  is_away: false,
  update: null,
  connection: { is_open: true, address: '', is_fixed: false },
  post_id: 0,
  links: {
    portal: 'https://cloud.example/',
    support: 'https://cloud.example/support',
    documentation: 'https://cloud.example/docs',
  },
  screen: null,
};
