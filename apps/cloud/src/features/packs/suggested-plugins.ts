import type { Dependency } from '@kithouse/contract';

const plugin = (name: string, slug: string, plugin_file = `${slug}/${slug}.php`): Dependency => ({
  name,
  slug,
  plugin_file,
  is_pro: false,
});

const contactForm = plugin('Contact Form 7', 'contact-form-7', 'contact-form-7/wp-contact-form-7.php');
const embed = plugin('EmbedPress', 'embedpress');
const events = plugin('The Events Calendar', 'the-events-calendar');
const newsletter = plugin('MC4WP: Mailchimp for WordPress', 'mailchimp-for-wp');
const registration = plugin('User Registration & Membership', 'user-registration');
const search = plugin('Yoast SEO', 'wordpress-seo', 'wordpress-seo/wp-seo.php');
const shop = plugin('WooCommerce', 'woocommerce');

/** Lists plugins that sites of a category often use beside the required ones. All are on wordpress.org. */
const byCategory: Record<string, readonly Dependency[]> = {
  'blog-magazine': [embed, newsletter, search],
  construction: [contactForm, search],
  ecommerce: [shop, newsletter],
  education: [plugin('Masteriyo LMS', 'learning-management-system', 'learning-management-system/lms.php'), registration],
  entertainment: [events, newsletter],
  'fashion-lifestyle': [shop, newsletter],
  'features-services': [contactForm, search],
  'food-restaurant': [plugin('Five Star Restaurant Reservations', 'restaurant-reservations'), contactForm],
  marketing: [newsletter, search],
  miscellaneous: [contactForm],
  multipurpose: [contactForm, search],
  'nft-cryptocurrency': [newsletter, contactForm],
  'non-profit': [plugin('GiveWP', 'give'), newsletter],
  technology: [contactForm, search],
  travel: [plugin('WP Travel Engine', 'wp-travel-engine'), contactForm],
};

/** Suggests plugins for packs of these categories, without the required ones. A pack with a form gets the plugin that shows it. */
export function suggestPlugins(
  categories: readonly string[],
  needed: readonly Dependency[],
  { has_form }: { has_form: boolean },
): Dependency[] {
  const known = new Set(needed.map(({ slug }) => slug));
  const suggested = categories.flatMap((slug) => (Object.hasOwn(byCategory, slug) ? (byCategory[slug] ?? []) : []));
  return [...new Set([...(has_form ? [contactForm] : []), ...suggested])].filter(({ slug }) => !known.has(slug));
}

/** Lists the shops of plugins that are not on wordpress.org. */
const shops: Record<string, string> = {
  'elementor-pro': 'https://elementor.com/pro/',
  gravityforms: 'https://www.gravityforms.com/',
  'jet-elements': 'https://crocoblock.com/plugins/jetelements/',
  wpforms: 'https://wpforms.com/pricing/',
};

/** Adds the shop address of a sold plugin. */
export const withShop = (given: Dependency): Dependency => {
  const link = Object.hasOwn(shops, given.slug) ? shops[given.slug] : undefined;
  return given.is_pro && !given.link && link !== undefined ? { ...given, link } : given;
};
