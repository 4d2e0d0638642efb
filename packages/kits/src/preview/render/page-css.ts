import { atomicBaseCss } from './atomic/base-css.js';
import { blockCss } from './blocks/block-css.js';
import { elementCss } from './elements/element-css.js';
import { socialCss } from './social-css.js';

const palette = {
  black: '#000',
  white: '#fff',
  base: '#fff',
  'base-2': '#f7f7f5',
  contrast: '#16181d',
  'contrast-2': '#5c6068',
  'contrast-3': '#a0a4ab',
  background: '#fff',
  foreground: '#16181d',
  primary: '#3858e9',
  secondary: '#5c6068',
  tertiary: '#f3f4f6',
  accent: '#cfcabe',
  'accent-2': '#c2a990',
  'accent-3': '#d8613c',
  'accent-4': '#b1c5a4',
  'accent-5': '#b5bdbc',
  'cyan-bluish-gray': '#abb8c3',
  'pale-pink': '#f78da7',
  'vivid-red': '#cf2e2e',
  'luminous-vivid-orange': '#ff6900',
  'luminous-vivid-amber': '#fcb900',
  'light-green-cyan': '#7bdcb5',
  'vivid-green-cyan': '#00d084',
  'pale-cyan-blue': '#8ed1fc',
  'vivid-cyan-blue': '#0693e3',
  'vivid-purple': '#9b51e0',
};
const sizes = { small: '14px', medium: '18px', large: '26px', 'x-large': '36px', 'xx-large': '48px', huge: '48px' };
const spacing = ['20 8px', '30 16px', '40 24px', '50 40px', '60 64px', '70 96px', '80 128px', '10 4px'];

/** Defines fallbacks for theme presets that templates refer to. */
const presets = [
  ...Object.entries(palette).map(([name, color]) => `--wp--preset--color--${name}:${color}`),
  ...Object.entries(sizes).map(([name, size]) => `--wp--preset--font-size--${name}:${size}`),
  ...spacing.map((pair) => `--wp--preset--spacing--${pair.replace(' ', ':')}`),
].join(';');

const presetClasses = [
  ...Object.keys(palette).map(
    (name) =>
      `.has-${name}-color{color:var(--wp--preset--color--${name})}.has-${name}-background-color{background-color:var(--wp--preset--color--${name})}`,
  ),
  ...Object.keys(sizes).map((name) => `.has-${name}-font-size{font-size:var(--wp--preset--font-size--${name})}`),
].join('');

const dims = Array.from({ length: 11 }, (_, n) => `.has-background-dim-${n * 10}{opacity:${n / 10}}`).join('');

/** Neutral page styles without a theme. */
export const pageCss = `
:root{--kit-content:760px;--kit-wide:1140px;--kit-font:system-ui,"Noto Sans","Segoe UI",sans-serif;--kit-grey:#d9dce1;${presets};
--e-global-color-primary:#2b3a67;--e-global-color-secondary:#54595f;--e-global-color-text:#5f6570;--e-global-color-accent:#3f7d58;
--e-global-typography-primary-font-weight:600;--e-global-typography-secondary-font-weight:400;--e-global-typography-text-font-weight:400;--e-global-typography-accent-font-weight:500}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;overflow-x:hidden;background:#fff;color:#16181d;font:16px/1.6 var(--kit-font);overflow-wrap:break-word}
h1,h2,h3,h4,h5,h6{margin:0;line-height:1.2;font-weight:600}h1{font-size:44px}h2{font-size:32px}h3{font-size:24px}h4{font-size:20px}
p{margin:0;margin-block-end:1em}ul,ol{margin:0 0 1em;padding-inline-start:1.3em}a{color:inherit}figure{margin:0}table{border-collapse:collapse;width:100%}td,th{border:1px solid var(--kit-grey);padding:6px 10px}
img{max-width:100%;height:auto;vertical-align:middle}
img[data-missing],.kit-video,.kit-map{display:inline-block;min-width:40px;min-height:40px;background:linear-gradient(135deg,#e6e8ec,#cfd4da)}
img[data-missing]{width:100%;aspect-ratio:3/2}.kit-video,.kit-map{display:block;aspect-ratio:16/9;width:100%}.kit-video{background:#2a2e36}.kit-poster{width:100%}
${blockCss}
${dims}
hr{border:0;border-top:2px solid currentColor}
blockquote{margin:0;padding-inline-start:20px;border-inline-start:3px solid currentColor}
${presetClasses}
.kit-elements>:first-child{margin-top:0!important}.kit-box{position:relative}.kit-box>*{position:relative}
.kit-row{display:flex;margin:0 auto}.kit-column{display:flex;flex-direction:column;min-width:0;padding:10px}.kit-column>.kit-widget{margin-block-end:20px}.kit-column>.kit-widget:last-child{margin-block-end:0}
${elementCss}
.kit-button{display:inline-block;text-align:center;background-color:var(--e-global-color-accent);color:#fff;border-radius:3px;padding:12px 24px;font-size:15px;line-height:1}.kit-button-xs{font-size:13px;padding:10px 20px}.kit-button-md{font-size:16px;padding:15px 30px}.kit-button-lg,.kit-button-xl{font-size:18px;padding:20px 40px}
.kit-icon{display:inline-block;width:1em;height:1em;border-radius:50%;background:currentColor;opacity:.85;color:var(--e-global-color-primary)}
.kit-beside{display:flex;gap:16px}.kit-above>*+*{margin-block-start:12px}.kit-gallery{display:grid;gap:10px}.kit-gallery img{width:100%;aspect-ratio:1;object-fit:cover}
.kit-line{width:100%}.kit-number{font-size:64px;line-height:1.1;color:var(--e-global-color-primary)}.kit-progress{background:#eceef1;height:24px}.kit-progress>span{display:block;height:100%;background:var(--e-global-color-primary)}
.kit-panel{border:1px solid var(--kit-grey);padding:12px 16px}.kit-stars{color:#f0ad4e;font-size:20px}
.kit-menu{display:flex;gap:24px;margin:0}.kit-field{height:44px;border:1px solid var(--kit-grey);border-radius:4px;margin:4px 0 12px}.kit-logo{display:inline-block;width:120px;height:40px;border-radius:6px;background:#c9ced6}.kit-lines{height:72px;background:repeating-linear-gradient(#e3e6ea 0 10px,transparent 10px 24px)}
.kit-site-logo{position:relative;display:inline-block;max-width:100%;line-height:0;width:var(--kit-logo-width,var(--kit-logo-own,auto))}.kit-site-logo img{width:100%}.kit-site-logo:not([style]) img{width:var(--kit-logo-width,auto);max-width:min(100%,var(--kit-logo-width,240px))}
.kit-nav ul{display:flex;flex-wrap:wrap;align-items:center;list-style:none;margin:0;padding:0}:where(.kit-nav) ul{gap:8px 24px}.kit-nav a{text-decoration:none}.kit-nav li{position:relative}.kit-nav-vertical ul{flex-direction:column}.kit-nav-right ul,.kit-nav-end ul{justify-content:flex-end}.kit-nav-center ul{justify-content:center}.kit-nav-space-between ul,.kit-nav-justify ul{justify-content:space-between}
.kit-nav li ul{display:none;position:absolute;z-index:9;inset-block-start:100%;inset-inline-start:0;min-width:180px;padding:12px 16px;background:#fff;color:#16181d;box-shadow:0 4px 16px #0002}.kit-nav li:hover>ul,.kit-nav li:focus-within>ul{display:flex;flex-direction:column}
.kit-theme-header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:16px 32px;max-width:var(--kit-wide);margin:0 auto;padding:20px}.kit-site-title a{text-decoration:none}.kit-theme-header .kit-site-title{margin:0;font-size:22px;font-weight:600}
.kit-no-form,:root[data-forms="none"] .kit-form{display:none}:root[data-forms="none"] .kit-no-form{display:contents}
:root[data-forms="none"] :is(.is-layout-flow,.is-layout-constrained)>.kit-no-form{display:block}:root[data-forms="none"] .kit-form:first-child+.kit-no-form{margin-block-start:0!important}
.kit-post-head{max-width:var(--kit-content);margin:48px auto 24px}
${socialCss}
${atomicBaseCss}`;
