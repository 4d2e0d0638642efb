/** Lists the looks that Elementor gives its atomic elements. */
export const atomicBaseCss = `
.kit-e-flexbox,.kit-e-tabs-menu{display:flex;padding:10px;min-width:0}.kit-e-div-block,.kit-e-form,.kit-e-tab-content{display:block;padding:10px;min-width:30px}.kit-e-grid{display:grid;grid-template-columns:repeat(3,1fr);gap:20px;min-width:0}
.kit-e-heading,.kit-e-paragraph{margin:0}.kit-e-button{display:inline-block;padding:12px 24px;border-radius:2px;background-color:#375efb;color:#fff;text-align:center}
.kit-e-image{display:block}.kit-e-image img,.kit-e-svg img{display:block;width:100%;height:100%;object-fit:inherit;border-radius:inherit}.kit-e-svg{display:inline-block;width:65px;height:65px}.kit-e-divider{width:100%;height:1px;background-color:#000}
`;
