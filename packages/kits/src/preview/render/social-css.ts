/** Styles of social links, as those of WordPress's block and of Elementor's widget. */
export const socialCss = `
.wp-block-social-links{padding:0;list-style:none;font-size:24px}.wp-block-social-links.has-small-icon-size{font-size:16px}.wp-block-social-links.has-large-icon-size{font-size:36px}.wp-block-social-links.has-huge-icon-size{font-size:48px}.wp-block-social-links-is-layout-flex{gap:.5em}
.wp-social-link{border-radius:9999px;background:#f0f0f0;color:#444}.is-style-logos-only>.wp-social-link{background:none}.wp-social-link>a{display:flex;align-items:center;padding:.25em;line-height:0;text-decoration:none}.is-style-logos-only>.wp-social-link>a{padding:0}.is-style-pill-shape>.wp-social-link>a{padding-inline:.667em}
.kit-icon-network{width:1em;height:1em;fill:currentColor}.has-visible-labels .kit-hidden{position:static;width:auto;height:auto;margin-inline:.5em;clip-path:none;font-size:.65em}
.kit-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.kit-social{display:flex;flex-wrap:wrap;line-height:1}.kit-social>span>a{display:flex;align-items:center;justify-content:center;box-sizing:content-box;width:1em;height:1em;padding:var(--kit-icon-padding,.5em)}.kit-social .kit-icon-network{flex:none}`;
