import type { BundleFont } from '@kithouse/contract';

/** Renders the faces of families as CSS. `addressOf` returns the address of a file, which needs no quotes inside. */
export function faceCss(fonts: readonly BundleFont[], addressOf: (sha256: string) => string | undefined): string {
  return fonts
    .flatMap(({ name, faces }) =>
      faces.map(({ weight, style, range, sha256 }) => {
        const address = addressOf(sha256);
        const only = range === undefined ? '' : `unicode-range:${range};`;
        return address === undefined || /["\\\n<>]/.test(address)
          ? ''
          : `@font-face{font-family:"${name}";font-style:${style};font-weight:${weight};font-display:swap;${only}src:url("${address}") format("woff2")}`;
      }),
    )
    .join('');
}
