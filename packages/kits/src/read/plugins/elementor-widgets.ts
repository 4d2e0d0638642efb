import { brand } from '@kithouse/contract';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Lists widgets of Elementor itself. */
export const freeWidgets = words(`
  accordion alert audio button common common-base common-optimized contact-buttons counter divider floating-bars-var-1 global google_maps
  heading html icon icon-box icon-list image image-box image-carousel image-gallery inner-section link-in-bio
  link-in-bio-var-2 link-in-bio-var-3 link-in-bio-var-4 link-in-bio-var-5 link-in-bio-var-6 link-in-bio-var-7
  menu-anchor nested-accordion nested-tabs progress rating read-more shortcode sidebar social-icons soundcloud spacer
  star-rating tabs testimonial text-editor text-path toggle video off-canvas-placeholder
  e-heading e-paragraph e-button e-image e-svg e-divider e-youtube e-self-hosted-video e-tabs e-tab e-tabs-menu
  e-tabs-content-area e-tab-content e-component
`);

/** Lists widgets of Elementor Pro only. */
export const proWidgets = words(`
  animated-headline archive-posts archive-title author-box blockquote breadcrumbs call-to-action carousel code-highlight
  countdown facebook-button facebook-comments facebook-embed facebook-page flip-box form gallery hotspot login
  loop-carousel loop-grid lottie mega-menu media-carousel nav-menu nested-carousel off-canvas paypal-button
  portfolio post-comments post-excerpt post-info post-navigation posts price-list price-table progress-tracker reviews
  search search-form share-buttons sitemap slides stripe-button table-of-contents taxonomy-filter template
  testimonial-carousel theme-archive-title theme-page-title theme-post-content theme-post-excerpt
  theme-post-featured-image theme-post-title theme-site-logo theme-site-title video-playlist
  woocommerce-archive-description woocommerce-archive-products woocommerce-breadcrumb woocommerce-cart
  woocommerce-category-image woocommerce-checkout-page woocommerce-menu-cart woocommerce-my-account
  woocommerce-notices woocommerce-product-additional-information woocommerce-product-add-to-cart
  woocommerce-product-content woocommerce-product-data-tabs woocommerce-product-images woocommerce-product-meta
  woocommerce-product-price woocommerce-product-rating woocommerce-product-related
  woocommerce-product-short-description woocommerce-product-stock woocommerce-product-title
  woocommerce-product-upsell woocommerce-products woocommerce-purchase-summary wc-add-to-cart wc-archive-products
  wc-categories wc-elements wc-products wp-widget-pro
  e-form e-form-input e-form-label e-form-textarea e-form-checkbox e-form-radio-button e-form-select e-form-date-picker
  e-form-time-picker e-form-submit-button e-form-success-message e-form-error-message e-collection-loop
`);

/** Lists document types that only Elementor Pro can place. */
export const proDocuments = words(`
  header footer popup single single-page single-post archive search-results error-404 product product-archive
  product-post loop-item
`);

/** Lists widgets that the plugin adds to Elementor, so that theme parts need no paid edition. */
export const ownWidgets = words(`${brand.slug}-content ${brand.slug}-site-name`);

/** Lists elements that are no widgets. */
export const elementTypes = words(`
  section column container widget e-flexbox e-div-block e-grid e-tabs e-tabs-menu e-tab e-tabs-content-area e-tab-content
  e-component
`);
