/**
 * A picture that is shorter than a line of text takes the theme's line height: 24 px in Hello Elementor and 24.1 to 26.4 px in
 * Astra. On block themes, where pages have a header of blocks, Twenty Twenty-Five has 25.6 px.
 */
const shortPictureCss =
  '.kit-image:not(:has(figcaption)){font-size:16px;line-height:24.6px}.kit-blocks~.kit-elements .kit-image:not(:has(figcaption)){line-height:25.6px}';

/** Styles of Elementor's containers and widgets. */
export const elementCss = `
.kit-content :is(.wp-block-post-date,.wp-block-post-terms,.wp-block-post-navigation-link){font-size:inherit;font-weight:inherit}
.kit-content .wp-block-post-content>*+*{margin-block-start:24px}
.kit-con-inner>.kit-widget:has(>.kit-content){width:100%}
.kit-elements{overflow-wrap:normal}.kit-elements :is(a,.kit-heading,p>a){text-decoration:none}.kit-elements p:where(:not(.kit-content *)){margin:0 0 .9rem}
.kit-con{position:relative;display:flex;width:100%;min-width:0;padding:10px;--kit-widget-width:100%;--kit-widget-grow:0}.kit-con-flex{flex:0 1 auto}.kit-con-boxed{flex-direction:column;padding-block:0}
:where(.kit-elements>.kit-con){margin-inline:auto}.kit-con-inner{display:flex;width:100%;height:100%;flex:1 1 auto;margin:0 auto;padding-block:10px;max-width:min(100%,var(--kit-wide))}
:where(.kit-con-full.kit-con-flex,.kit-con-flex>.kit-con-inner){flex-direction:column;gap:20px}:where(.kit-con-full.kit-con-grid,.kit-con-grid>.kit-con-inner){gap:20px}:is(.kit-con-full.kit-con-grid,.kit-con-grid>.kit-con-inner){display:grid}.kit-con-grid.kit-con-boxed{display:grid;grid-template-columns:1fr}
@media (max-width:767px){.kit-con-flex{width:100%}}
.kit-widget{position:relative;min-width:0;max-width:100%}.kit-widget-wide{width:var(--kit-widget-width);flex-grow:var(--kit-widget-grow)}
.kit-heading{margin:0;padding:0;line-height:1}.kit-image{text-align:center}.kit-image img{display:inline-block;vertical-align:middle}${shortPictureCss}
.kit-divider{display:flex;padding-block:15px}
.kit-list{list-style:none;padding:0;margin:0}.kit-list>li,.kit-list>li>a{display:flex;align-items:center}.kit-list .kit-icon{width:var(--kit-icon-size,1em);height:var(--kit-icon-size,1em);flex:none;margin-inline-end:calc(var(--kit-icon-size,1em)*.25);opacity:1;border-radius:0;clip-path:polygon(0 55%,12% 43%,36% 66%,88% 14%,100% 26%,36% 90%)}:where(.kit-list .kit-icon+span){padding-inline-start:5px;align-self:center}.kit-list a{color:inherit}
.kit-inline{display:flex;flex-wrap:wrap;margin-inline:-8px}.kit-inline>li{margin-inline:8px;word-break:break-word}
.kit-fold+.kit-fold{border-top:0!important}.kit-fold-title{font-weight:700;line-height:1}:where(.kit-fold-title,.kit-fold-content){padding:15px 20px}.kit-fold-icon{display:inline-block;width:1.5em}.kit-fold-right{float:right;text-align:right}.kit-fold-left{float:left}.kit-fold-title a{color:inherit}
.kit-fold-icon .kit-icon{display:block;margin-inline-start:auto;border-radius:0;opacity:1;background:linear-gradient(currentColor 0 0) center/80% 2px no-repeat}.kit-fold-left .kit-icon{margin-inline:0 auto}.kit-fold-icon .kit-icon-plus{background:linear-gradient(currentColor 0 0) center/80% 2px no-repeat,linear-gradient(currentColor 0 0) center/2px 80% no-repeat}
.kit-toggle-title{font-weight:700;line-height:1}:where(.kit-toggle-title){padding:15px}.kit-toggle-icon{display:inline-block;width:1em}.kit-toggle-right{float:right;text-align:right}.kit-toggle-left{float:left;text-align:left}.kit-toggle-title a{color:inherit}
.kit-toggle-icon .kit-icon{display:block;margin-inline-start:-5px;border-radius:0;opacity:1;clip-path:polygon(34% 20%,64% 50%,34% 80%)}@media (max-width:767px){:where(.kit-toggle-title){padding:12px}}
@media (max-width:767px){:where(.kit-fold-title){padding:12px 15px}.kit-fold-icon{width:1.2em}:where(.kit-fold-content){padding:7px 15px}}
.kit-site-name{display:inline-flex;gap:12px;align-items:center}.kit-site-name .kit-site-logo :is(a,img){display:block}.kit-site-name .kit-site-logo{flex-shrink:0}.kit-site-name .kit-site-title{min-width:0;overflow-wrap:anywhere}`;
