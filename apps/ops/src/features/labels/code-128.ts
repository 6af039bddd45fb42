import JsBarcode from 'jsbarcode';

/** Ten modules of light on both sides, by the standard. */
const QUIET_ZONE = 10;

/** JsBarcode writes the modules into a plain object in place of a drawing. */
type Encoded = { encodings?: readonly { readonly data: string }[] };

export type Bars = { readonly path: string /** In modules, quiet zones included. */; readonly width: number };

/** Returns the dark bars of a Code 128 as one path of height 1. Bars beside each other become one rectangle. */
export function code128Bars(text: string): Bars {
  const encoded: Encoded = {};
  JsBarcode(encoded, text, { format: 'CODE128' });
  const modules = (encoded.encodings ?? []).map(({ data }) => data).join('');
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: { length }, index }) => `M${QUIET_ZONE + index} 0h${length}v1h-${length}z`,
  );
  return { path: bars.join(''), width: modules.length + 2 * QUIET_ZONE };
}
