import type { Dependency } from '@kithouse/contract';

const plugin = (name: string, slug: string, pluginFile = `${slug}/${slug}.php`, isPro = false): Dependency => ({
  name,
  slug,
  plugin_file: pluginFile,
  is_pro: isPro,
});

export const elementor = plugin('Elementor', 'elementor');
export const elementorPro = plugin('Elementor Pro', 'elementor-pro', 'elementor-pro/elementor-pro.php', true);

const woocommerce = plugin('WooCommerce', 'woocommerce');
const everestForms = plugin('Everest Forms', 'everest-forms');
const essentialAddons = plugin(
  'Essential Addons for Elementor',
  'essential-addons-for-elementor-lite',
  'essential-addons-for-elementor-lite/essential_adons_elementor.php',
);
const essentialBlocks = plugin('Essential Blocks', 'essential-blocks');
const contactForm = plugin('Contact Form 7', 'contact-form-7', 'contact-form-7/wp-contact-form-7.php');
const mailchimp = plugin('MC4WP: Mailchimp for WordPress', 'mailchimp-for-wp');
const kadence = plugin('Kadence Blocks', 'kadence-blocks');
const jetpack = plugin('Jetpack', 'jetpack');
const masteriyo = plugin('Masteriyo LMS', 'learning-management-system', 'learning-management-system/lms.php');
const tutor = plugin('Tutor LMS', 'tutor');

/** Maps block namespaces to plugins. `core` is WordPress itself. */
export const pluginByNamespace: Record<string, Dependency> = {
  blockart: plugin('BlockArt Blocks', 'blockart-blocks', 'blockart-blocks/blockart.php'),
  'contact-form-7': contactForm,
  coblocks: plugin('CoBlocks', 'coblocks', 'coblocks/class-coblocks.php'),
  'essential-blocks': essentialBlocks,
  'everest-forms': everestForms,
  forminator: plugin('Forminator', 'forminator'),
  generateblocks: plugin('GenerateBlocks', 'generateblocks', 'generateblocks/plugin.php'),
  gravityforms: plugin('Gravity Forms', 'gravityforms', 'gravityforms/gravityforms.php', true),
  greenshift: plugin(
    'Greenshift',
    'greenshift-animation-and-page-builder-blocks',
    'greenshift-animation-and-page-builder-blocks/plugin.php',
  ),
  jetpack,
  kadence,
  'magazine-blocks': plugin('Magazine Blocks', 'magazine-blocks'),
  'mailchimp-for-wp': mailchimp,
  masteriyo,
  otter: plugin('Otter Blocks', 'otter-blocks'),
  'themeisle-blocks': plugin('Otter Blocks', 'otter-blocks'),
  spectra: plugin('Spectra', 'ultimate-addons-for-gutenberg'),
  stackable: plugin('Stackable', 'stackable-ultimate-gutenberg-blocks', 'stackable-ultimate-gutenberg-blocks/plugin.php'),
  ugb: plugin('Stackable', 'stackable-ultimate-gutenberg-blocks', 'stackable-ultimate-gutenberg-blocks/plugin.php'),
  uagb: plugin('Spectra', 'ultimate-addons-for-gutenberg'),
  tutor,
  'user-registration': plugin('User Registration & Membership', 'user-registration'),
  woocommerce,
  'wp-bootstrap-blocks': plugin('Bootstrap Blocks', 'wp-bootstrap-blocks'),
  wpforms: plugin('WPForms Lite', 'wpforms-lite', 'wpforms-lite/wpforms.php'),
  yoast: plugin('Yoast SEO', 'wordpress-seo', 'wordpress-seo/wp-seo.php'),
  'yoast-seo': plugin('Yoast SEO', 'wordpress-seo', 'wordpress-seo/wp-seo.php'),
};

const jetTabs = plugin('JetTabs for Elementor', 'jet-tabs', 'jet-tabs/jet-tabs.php', true);
const jetBlocks = plugin('JetBlocks for Elementor', 'jet-blocks', 'jet-blocks/jet-blocks.php', true);

/** Maps widget name prefixes to plugins; the first match wins. */
export const pluginByWidgetPrefix: readonly (readonly [string, Dependency | 'theme'])[] = [
  ['eael-', essentialAddons],
  ['elementor-companion-', plugin('Companion Elementor', 'companion-elementor')],
  ['everest-forms', everestForms],
  ['etlms-', plugin('Tutor LMS Elementor Addons', 'tutor-lms-elementor-addons')],
  ['premium-', plugin('Premium Addons for Elementor', 'premium-addons-for-elementor')],
  ['ha-', plugin('Happy Addons for Elementor', 'happy-elementor-addons', 'happy-elementor-addons/plugin.php')],
  ['elementskit-', plugin('ElementsKit Lite', 'elementskit-lite')],
  ['ekit-', plugin('ElementsKit Lite', 'elementskit-lite')],
  ['jkit_', plugin('Jeg Elementor Kit', 'jeg-elementor-kit')],
  ...['jet-tabs', 'jet-accordion', 'jet-image-accordion', 'jet-switcher'].map((prefix) => [prefix, jetTabs] as const),
  ...[
    'jet-auth-links',
    'jet-blocks-',
    'jet-breadcrumbs',
    'jet-hamburger-panel',
    'jet-login',
    'jet-logo',
    'jet-nav-menu',
    'jet-register',
    'jet-reset',
    'jet-search',
  ].map((prefix) => [prefix, jetBlocks] as const),
  ['jet-', plugin('JetElements for Elementor', 'jet-elements', 'jet-elements/jet-elements.php', true)],
  ['metform', plugin('MetForm', 'metform')],
  ['mf-', plugin('MetForm', 'metform')],
  ['bdt-', plugin('Element Pack Lite', 'bdthemes-element-pack-lite')],
  ['wpr-', plugin('Royal Elementor Addons', 'royal-elementor-addons', 'royal-elementor-addons/wpr-addons.php')],
  ['hfe-', plugin('Ultimate Addons for Elementor Lite', 'header-footer-elementor')],
  ['masteriyo', masteriyo],
  ['wpforms', plugin('WPForms Lite', 'wpforms-lite', 'wpforms-lite/wpforms.php')],
  ['ColorMag-', 'theme'],
];

/** Maps shortcodes to plugins; the posts they name are not transferred. */
export const pluginByShortcode: Record<string, Dependency> = {
  everest_form: everestForms,
  'contact-form-7': contactForm,
  'contact-form': contactForm,
  mc4wp_form: mailchimp,
  wpforms: plugin('WPForms Lite', 'wpforms-lite', 'wpforms-lite/wpforms.php'),
  gravityform: plugin('Gravity Forms', 'gravityforms', 'gravityforms/gravityforms.php', true),
  forminator_form: plugin('Forminator', 'forminator'),
  ninja_form: plugin('Ninja Forms', 'ninja-forms'),
  fluentform: plugin('Fluent Forms', 'fluentform'),
  formidable: plugin('Formidable Forms', 'formidable'),
};

const all = [
  elementor,
  ...Object.values(pluginByNamespace),
  ...Object.values(pluginByShortcode),
  ...pluginByWidgetPrefix.flatMap(([, known]) => (known === 'theme' ? [] : [known])),
];

/** Returns a known plugin by WordPress's key, such as `elementor/elementor.php`. */
export const pluginByFile = (pluginFile: string): Dependency | undefined => all.find((known) => known.plugin_file === pluginFile);
