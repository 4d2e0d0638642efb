import { brand } from '@kithouse/contract';
import { libraryUrl } from './addresses.js';
import { cloudScreens } from './cloud-screens.js';
import { inLibrary, library, type Screen, type Stage, type Who } from './screen.js';
import { siteScreens } from './site-screens.js';
import { wizardScreens } from './wizard-screens.js';

const landing = 'gutenberg/pages/fernway-landing-blocks';

/** Opens a portal page, signed in if the person has an account. */
const ofPortal = (name: string, path: string, who: Who = 'visitor'): Screen => ({
  name: `portal-${name}`,
  who,
  open: async (stage) => {
    const { page, cloud } = stage;
    if (who !== 'visitor') {
      await signInToPortal(stage);
    }
    await page.goto(cloud.url + path);
  },
});

/** Signs in to the portal once per browser; a signed-in person sees the form only briefly. */
async function signInToPortal({ page, cloud, account }: Stage) {
  const cookies = await page.context().cookies(cloud.url);
  if (cookies.some(({ name }) => name === `${brand.prefix}_session`)) {
    return;
  }
  await page.goto(`${cloud.url}/sign-in`);
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}

/** Lists every screen with the steps to open it. */
export const screens: Screen[] = [
  inLibrary('packs', 'gutenberg/packs', 'newcomer'),
  inLibrary('pages', 'gutenberg/pages'),
  inLibrary('blocks', 'gutenberg/blocks'),
  inLibrary('blocks-elementor', 'elementor/blocks'),
  inLibrary('search', 'gutenberg/blocks', 'visitor', { q: 'pricing' }),
  inLibrary('nothing-found', 'gutenberg/blocks', 'visitor', { q: 'zeppelin' }),
  inLibrary('page-detail', landing, 'newcomer'),
  inLibrary('pack-detail', 'gutenberg/packs/driftwood-hotel-blocks', 'newcomer'),
  inLibrary('not-available', 'gutenberg/blocks/no-such-thing'),
  inLibrary('sign-in', 'sign-in'),
  {
    name: 'sign-up',
    who: 'visitor',
    open: async ({ page, site }) => {
      await page.goto(libraryUrl(site, 'sign-in'));
      await library(page).getByRole('tab', { name: 'Free Sign Up' }).click();
    },
  },
  ...siteScreens,
  ...wizardScreens,
  inLibrary('favourites', 'favourites', 'newcomer', { platform: 'gutenberg' }),
  inLibrary('downloads', 'downloads', 'newcomer'),
  inLibrary('purchased-items', 'purchased-items', 'newcomer'),
  inLibrary('profile', 'profile', 'newcomer'),
  ofPortal('home', '/'),
  ofPortal('sign-in', '/sign-in'),
  ofPortal('sign-up', '/sign-up'),
  ofPortal('verify', '/verify#token=unknown'),
  ofPortal('forgot-password', '/forgot-password'),
  ofPortal('reset-password', '/reset-password#token=unknown'),
  ofPortal('outbox', '/outbox'),
  ofPortal('pricing', '/pricing'),
  ofPortal('nothing-chosen', '/purchase'),
  ofPortal('support', '/support'),
  ofPortal('documentation', '/documentation'),
  ofPortal('privacy', '/privacy'),
  ofPortal('terms', '/terms'),
  ofPortal('account', '/account', 'newcomer'),
  ofPortal('checkout', '/checkout?plan=year', 'newcomer'),
  ofPortal('orders', '/orders', 'newcomer'),
  { name: 'portal-checkout-done', who: 'newcomer', open: placeOrder },
  {
    name: 'portal-order',
    who: 'newcomer',
    open: async (stage) => {
      await placeOrder(stage);
      await stage.page.getByRole('link', { name: 'View the order' }).click();
    },
  },
  ofPortal('invitation-over', '/invitation#token=unknown'),
  ...cloudScreens,
];

async function placeOrder(stage: Stage) {
  const { page, cloud } = stage;
  await signInToPortal(stage);
  await page.goto(`${cloud.url}/checkout?plan=year`);
  await page.getByRole('button', { name: 'Place the order' }).click();
  await page.waitForURL((url) => url.pathname === '/checkout/done');
  await page.locator('.number').first().waitFor();
}
