export type BookFrame = { readonly skuId: string; readonly version: number; readonly frame: string };

const bookFrame = /event: trade\ndata: \{"kind":"book","id":"(sku_\d+)".*?"version":(\d+)[^\n]*\n\n/g;

/** Finds the events of books in the text of a stream, between the lengths of its chunks and other events. */
export function framesIn(text: string): readonly BookFrame[] {
  return [...text.matchAll(bookFrame)].map(([frame, skuId = '', version]) => ({
    skuId,
    version: Number(version),
    frame,
  }));
}
