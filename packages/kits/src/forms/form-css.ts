import type { ContactForm, Platform } from '@kithouse/contract';

export type FormStyle = {
  /** Returns the CSS value of a colour by its id. */
  colorOf: (id: string) => string;
  /** As CSS writes it; by default that of the surroundings. */
  font: string | undefined;
};

/** Refers to a colour of the site, with the value that it has now in case the site loses it. */
export const colorVariable = (platform: Platform, id: string, color = 'currentcolor'): string =>
  `var(--${platform === 'elementor' ? 'e-global-color-' : 'wp--preset--color--'}${id},${color})`;

/** White is readable on both, whatever the background of the form. */
const [refusal, success] = ['#b3261e', '#1b6b3a'];

/**
 * Writes the look of a form of Contact Form 7. It travels inside the form, so it stays when this plugin goes. There are no square
 * brackets, because Contact Form 7 reads them as its own tags. A doubled class is stronger than the styles of themes.
 */
export function formCss({ class_name, look }: Pick<ContactForm, 'class_name' | 'look'>, { colorOf, font }: FormStyle): string {
  const [text, field, line] = [colorOf(look.text), colorOf(look.field), colorOf(look.line)];
  const [button, buttonText] = [colorOf(look.button), colorOf(look.button_text)];
  const form = `.${class_name}`;
  const own = `${form}${form}`;
  const control = `${own} .wpcf7-form-control`;
  const fields = ['text', 'date', 'number', 'select', 'textarea'].map((kind) => `${control}.wpcf7-${kind}`).join(',');
  const box = look.is_underlined
    ? `border:0;border-bottom:2px solid ${line};border-radius:0;background:transparent;padding:10px 0`
    : `border:1px solid ${line};border-radius:${look.radius}px;background:${field};padding:12px 16px`;
  return [
    `${form}{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:20px;font-family:${font ?? 'inherit'};font-size:16px;line-height:1.5;color:${text};text-align:start}`,
    `${form}>*{grid-column:1/-1;min-width:0;margin:0!important}${form}>${form}-half{grid-column:span 1}${form} br{display:none}`,
    `@media(max-width:600px){${form}>${form}-half{grid-column:1/-1}}`,
    `${own} label{display:block;margin:0;font-size:16px;font-weight:600;line-height:1.4;color:inherit}`,
    `${own} .wpcf7-form-control-wrap{display:block;margin-top:6px}`,
    `${fields}{box-sizing:border-box;display:block;width:100%;max-width:100%;height:auto;min-height:50px;margin:0;${box};color:${text};font:inherit;font-weight:400;line-height:1.5;letter-spacing:normal;box-shadow:none}`,
    `${control}.wpcf7-textarea{height:168px;min-height:120px;resize:vertical}`,
    `${control}.wpcf7-select{appearance:none;padding-right:44px;background-image:linear-gradient(45deg,transparent 50%,${text} 50%),linear-gradient(135deg,${text} 50%,transparent 50%);background-position:right 22px center,right 16px center;background-size:6px 6px;background-repeat:no-repeat}`,
    `${own} .wpcf7-form-control:focus-visible{outline:2px solid ${text};outline-offset:2px}`,
    `${control}.wpcf7-submit{display:inline-block;width:auto;max-width:100%;margin:0;padding:15px 28px;border:1px solid ${button};border-radius:${look.button_radius}px;background:${button};color:${buttonText};font:inherit;font-weight:600;line-height:1.3;letter-spacing:normal;text-transform:none;white-space:normal;box-shadow:none;cursor:pointer}`,
    `${control}.wpcf7-submit:hover,${control}.wpcf7-submit:focus{background:${button};color:${buttonText};text-decoration:underline}`,
    `${control}.wpcf7-not-valid{border-color:${refusal};box-shadow:0 0 0 1px ${refusal}}`,
    `${own} .wpcf7-not-valid-tip{display:inline-block;margin-top:8px;padding:2px 10px;border-radius:4px;background:${refusal};color:#fff;font-size:15px;font-weight:600;line-height:1.5}`,
    `${own} .wpcf7-response-output{margin:0;padding:12px 16px;border:0;border-radius:${Math.min(look.radius, 16)}px;background:${refusal};color:#fff;font-weight:600}`,
    `.sent ${own} .wpcf7-response-output{background:${success}}`,
  ].join('\n');
}
