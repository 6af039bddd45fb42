const SIGNATURE_BYTES = 8;
/** Length, type and checksum around the data of a chunk. */
const AROUND_BYTES = 12;
/** The chunks that draw the picture, and its orientation (eXIf). */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'IDAT', 'eXIf', 'IEND']);

/**
 * Returns a PNG without its texts. Texts may be compressed a thousand times and come by the hundreds: 7 MB of them made
 * the process grow by 3.7 GB while the library only read what kind of picture it was.
 */
export function pngWithoutText(bytes: Uint8Array): Uint8Array {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  while (at + AROUND_BYTES <= png.length) {
    const end = at + AROUND_BYTES + png.readUInt32BE(at);
    if (KEPT.has(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
