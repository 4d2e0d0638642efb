/** Styles of WordPress's own blocks, with the gaps and text sizes of its default theme where a template sets none. */
const gap = '1.2rem';
const edge = 'clamp(30px,5vw,50px)';

const layout = `
.kit-blocks{line-height:1.6;font-weight:400}.kit-blocks :is(p,h1,h2,h3,h4,h5,h6,blockquote,figcaption){text-wrap:pretty}.wp-block-post-featured-image{margin:0 0 1em}.wp-block-post-excerpt{margin-block:${gap}}
.kit-page{padding-inline:${edge}}.kit-page>.alignfull{margin-inline:calc(${edge}*-1)}
:is(.is-layout-flow,.is-layout-constrained)>*{margin-block:${gap} 0}:is(.is-layout-flow,.is-layout-constrained)>:first-child{margin-block-start:0}:is(.is-layout-flow,.is-layout-constrained)>:last-child{margin-block-end:0}
.is-layout-constrained>:where(:not(.alignleft):not(.alignright):not(.alignfull)){max-width:var(--kit-content);margin-inline:auto!important}.is-layout-constrained>.alignwide{max-width:var(--kit-wide)}
:is(.is-layout-flow,.is-layout-constrained)>.alignleft{float:left;margin-inline:0 2em}:is(.is-layout-flow,.is-layout-constrained)>.alignright{float:right;margin-inline:2em 0}:is(.is-layout-flow,.is-layout-constrained)>.aligncenter{margin-inline:auto!important}
.is-layout-flex{display:flex;flex-wrap:wrap;align-items:center;gap:${gap}}.is-layout-grid{display:grid;gap:${gap}}:is(.is-layout-flex,.is-layout-grid)>*{margin:0}
.wp-block-columns-is-layout-flex{gap:${edge}}.wp-block-buttons-is-layout-flex{gap:16px}
.aligncenter,.has-text-align-center{text-align:center}.has-text-align-right{text-align:right}.has-text-align-left{text-align:left}`;

const text = `
:where(.kit-blocks) :is(p,ul,ol,dl){margin:0;margin-block:1em}:where(.kit-blocks) :is(ul,ol){padding-inline-start:40px}:where(.kit-blocks) a{color:currentColor;text-decoration:underline}
:where(.kit-blocks) :is(h1,h2,h3,h4,h5,h6){font-weight:400;line-height:1.125;margin-block:.83em}:where(.kit-blocks) h1{margin-block:.67em}:where(.kit-blocks) h3{margin-block:1em}:where(.kit-blocks) h4{margin-block:1.33em}:where(.kit-blocks) :is(h1,h2){font-size:clamp(1.75rem,1.75rem + ((1vw - .2rem)*.392),2rem)}:where(.kit-blocks) h1{font-size:clamp(2.15rem,2.15rem + ((1vw - .2rem)*1.333),3rem)}:where(.kit-blocks) h3{font-size:clamp(1.125rem,1.125rem + ((1vw - .2rem)*.392),1.375rem)}:where(.kit-blocks) h4{font-size:clamp(1rem,1rem + ((1vw - .2rem)*.196),1.125rem)}:where(.kit-blocks) :is(h5,h6){font-size:.875rem}
:root :where(:is(p,h1,h2,h3,h4,h5,h6).has-background){padding:1.25em 2.375em}
.wp-block-quote{margin-inline:0;border:0 solid;border-inline-start-width:2px;padding:20px 30px;font-size:clamp(1.125rem,1.125rem + ((1vw - .2rem)*.392),1.375rem);font-weight:300}.wp-block-quote-is-layout-flow>*{margin-block:20px 0}.wp-block-quote cite{font-size:.875rem;font-style:normal;font-weight:300}
.wp-block-pullquote{text-align:center;border-block:3px solid;padding:32px}.wp-block-pullquote blockquote{border:0;margin:0}
.wp-block-separator{border:0 solid currentColor;border-bottom-width:1px;color:#0003;box-sizing:content-box;width:auto}.wp-block-separator.is-style-dots{border:0;background:none!important;text-align:center}.wp-block-separator.is-style-dots::before{content:"···";font-size:1.5em;letter-spacing:2em;padding-inline-start:2em}
.is-style-checkmark-list{list-style-type:"✓"}.is-style-checkmark-list>li{padding-inline-start:1ch}`;

/** Places the content of a cover as WordPress does, such as `is-position-top-left`. */
const coverPositions = Object.entries({ top: 'flex-start', center: 'center', bottom: 'flex-end' })
  .flatMap(([row, align]) =>
    Object.entries({ left: 'flex-start', center: 'center', right: 'flex-end' }).map(
      ([column, justify]) => `.wp-block-cover.is-position-${row}-${column}{align-items:${align};justify-content:${justify}}`,
    ),
  )
  .join('');

const boxes = `
.wp-block-columns{flex-wrap:wrap;align-items:normal!important}.wp-block-column{flex-grow:1;min-width:0;overflow-wrap:break-word;word-break:break-word}
@media (min-width:782px){.wp-block-columns{flex-wrap:nowrap}.wp-block-columns:not(.is-not-stacked-on-mobile)>.wp-block-column{flex-basis:0;flex-grow:1}.wp-block-columns:not(.is-not-stacked-on-mobile)>.wp-block-column[style*=flex-basis]{flex-grow:0}}
@media (max-width:781px){.wp-block-columns:not(.is-not-stacked-on-mobile)>.wp-block-column{flex-basis:100%!important}}
.wp-block-columns.is-not-stacked-on-mobile{flex-wrap:nowrap}.wp-block-columns.is-not-stacked-on-mobile>.wp-block-column{flex-basis:0;flex-grow:1}.wp-block-columns.is-not-stacked-on-mobile>.wp-block-column[style*=flex-basis]{flex-grow:0}
.wp-block-column.is-vertically-aligned-top{align-self:flex-start}.wp-block-column.is-vertically-aligned-center{align-self:center}.wp-block-column.is-vertically-aligned-bottom{align-self:flex-end}.wp-block-column:is(.is-vertically-aligned-top,.is-vertically-aligned-center,.is-vertically-aligned-bottom){width:100%}
:where(.wp-block-columns.has-background,.wp-block-group.has-background){padding:1.25em 2.375em}
.wp-block-cover{position:relative;display:flex;align-items:center;justify-content:center;min-height:430px;padding:1em;overflow:clip;color:#fff}.wp-block-cover.is-light{color:#000}
.wp-block-cover__background{position:absolute;inset:0;background:#000;opacity:.5}.wp-block-cover :is(.wp-block-cover__image-background,.kit-video){position:absolute;inset:0;width:100%;height:100%;max-width:none;object-fit:cover;aspect-ratio:auto}.wp-block-cover__inner-container{position:relative;width:100%}
.has-custom-content-position>.wp-block-cover__inner-container{margin:0}.has-custom-content-position:is([class*=-left],[class*=-right])>.wp-block-cover__inner-container{width:auto}
${coverPositions}
.wp-block-buttons>.wp-block-button{display:inline-block;margin:0}.wp-block-buttons .wp-block-button__link{width:100%}
.kit-blocks .wp-block-button__link{display:inline-block;height:100%;align-content:center;text-align:center;word-break:break-word;text-decoration:none}:where(.wp-block-button__link){padding:1rem 2.25rem;border-radius:9999px;background-color:#2a2e36;color:#fff;font-size:clamp(1rem,1rem + ((1vw - .2rem)*.196),1.125rem)}
.is-style-outline>.wp-block-button__link:not(.has-background){background:none}.is-style-outline>.wp-block-button__link:not(.has-text-color){color:currentColor}:where(.is-style-outline>.wp-block-button__link){border:2px solid}
.wp-block-image img{height:auto;max-width:100%;vertical-align:bottom}.wp-block-image:not(.is-style-rounded)>a,.wp-block-image:not(.is-style-rounded) img{border-radius:inherit}.wp-block-image.alignfull img{width:100%}
.wp-block-gallery{display:flex;flex-wrap:wrap;gap:16px}.wp-block-gallery>*{flex:1 1 28%}.wp-block-gallery.columns-2>*{flex-basis:45%}.wp-block-gallery.columns-4>*{flex-basis:21%}
.wp-block-media-text{display:grid;grid-template-columns:50% 1fr;align-items:center}.wp-block-media-text__content{padding:0 8%}.has-media-on-the-right>.wp-block-media-text__media{order:2}.wp-block-media-text__media img{width:100%;vertical-align:middle}`;

const sites = `
.kit-blocks .kit-site-title{font-weight:700}.kit-site-title a,.kit-blocks .kit-site-title a,.wp-block-post-title a,.kit-blocks .wp-block-post-title a{font:inherit;letter-spacing:inherit;text-decoration:none}
.wp-block-navigation{font-size:clamp(1rem,1rem + ((1vw - .2rem)*.196),1.125rem)}:where(.wp-block-navigation) ul{gap:${gap}}.kit-blocks .kit-nav :is(ul,a){margin:0;padding:0;text-decoration:none}
.wp-block-post-terms{font-size:.875rem;font-weight:600}.wp-block-post-date{font-size:.875rem}.wp-block-post-navigation-link{font-size:clamp(1rem,1rem + ((1vw - .2rem)*.196),1.125rem)}
.kit-blocks .wp-block-post-template{list-style:none;padding:0;max-width:100%}@media (max-width:600px){.kit-blocks .wp-block-post-template.is-layout-grid{grid-template-columns:1fr}}.wp-block-post-featured-image img{width:100%;max-width:100%;height:auto;vertical-align:bottom}.wp-block-post-featured-image a{display:block;height:100%}.wp-block-post-excerpt__excerpt{margin:0}
.wp-block-post-content{display:flow-root}`;

/** Shows a navigation's links, or on a narrow screen a button that opens them. */
const menus = `
.kit-nav-behind{display:none}.kit-nav-button{display:block;list-style:none;cursor:pointer;line-height:0}.kit-nav-button::-webkit-details-marker{display:none}
.kit-blocks .kit-icon-menu{width:24px;height:24px;border-radius:0;opacity:1;color:inherit;background:linear-gradient(currentColor 0 0) 5px 5px/14px 1.5px no-repeat,linear-gradient(currentColor 0 0) 5px 11.3px/14px 1.5px no-repeat,linear-gradient(currentColor 0 0) 5px 17.5px/14px 1.5px no-repeat}
.kit-nav-behind[open]>ul{position:absolute;z-index:9;inset-inline-end:0;flex-direction:column;align-items:flex-start;min-width:180px;padding:16px 20px;background:#fff;color:#16181d;box-shadow:0 4px 16px #0002}.kit-nav-behind{position:relative}
.kit-nav.kit-nav-on-always>ul{display:none}.kit-nav-on-always>.kit-nav-behind{display:block}
@media (max-width:599.98px){.kit-nav.kit-nav-on-mobile>ul{display:none}.kit-nav-on-mobile>.kit-nav-behind{display:block}}`;

/** Makes room in a header, like the plugin's own styles of a pack's header. */
const headers = `
header.kit-blocks :is(.kit-site-logo,.wp-block-buttons){flex-shrink:0}header.kit-blocks .kit-site-title{min-width:0;overflow-wrap:anywhere}header.kit-blocks .wp-block-button__link{white-space:nowrap}
@media (max-width:599.98px){header.kit-blocks .is-layout-flex>.wp-block-navigation{order:1}header.kit-blocks .is-layout-flex>.wp-block-navigation~.wp-block-buttons{margin-inline-start:auto}}`;

export const blockCss = layout + text + boxes + sites + menus + headers;
