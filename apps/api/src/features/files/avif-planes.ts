type Box = { readonly type: string; readonly start: number; readonly end: number };

const TOP_LEVEL = new Set(['ftyp', 'meta', 'mdat', 'free', 'skip']);
/**
 * One coded picture with its transparency, and metadata. Other kinds are refused: grids and overlays can name one part
 * ten thousand times.
 */
const ITEMS = new Set(['av01', 'Exif', 'mime']);
/** A picture has about twenty boxes; a file has room for a million of eight bytes each. */
const BOXES_MAX = 200;

/**
 * Returns the pixels of the largest plane that an AVIF stores. The size at which the picture is shown is no bound: a
 * picture of 64 × 64 whose transparency had 40 megapixels made the process grow by 565 MB. The decoder itself checks
 * that no plane is larger than its own box says.
 * @returns undefined when the file is built in a way that no camera or converter needs.
 */
export function largestAvifPlane(bytes: Uint8Array): number | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const top = boxesIn(file, 0, file.length);
    const metas = top.filter(({ type }) => type === 'meta');
    const [meta] = metas;
    if (meta === undefined || metas.length > 1 || top.some(({ type }) => !TOP_LEVEL.has(type))) return undefined;
    const inMeta = boxesIn(file, meta.start + 4, meta.end);
    return itemTypes(file, inMeta).every((type) => ITEMS.has(type)) ? largestPlane(file, inMeta) : undefined;
  } catch (error) {
    // A buffer throws this error too, for a length that leads out of the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function itemTypes(file: Buffer, inMeta: readonly Box[]): string[] {
  return inMeta
    .filter(({ type }) => type === 'iinf')
    .flatMap(({ start, end }) => boxesIn(file, start + (file.readUInt8(start) === 0 ? 6 : 8), end))
    .map(({ start }) => {
      const typeAt = start + (file.readUInt8(start) === 2 ? 8 : 10);
      return file.toString('latin1', typeAt, typeAt + 4);
    });
}

function largestPlane(file: Buffer, inMeta: readonly Box[]): number {
  const sizes = inMeta
    .filter(({ type }) => type === 'iprp')
    .flatMap(({ start, end }) => boxesIn(file, start, end))
    .filter(({ type }) => type === 'ipco')
    .flatMap(({ start, end }) => boxesIn(file, start, end))
    .filter(({ type }) => type === 'ispe')
    .map(({ start }) => file.readUInt32BE(start + 4) * file.readUInt32BE(start + 8));
  return Math.max(0, ...sizes);
}

/** Lists the boxes from `from` to `to`, each with the start of its content. */
function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const isLong = length === 1;
    const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : length === 0 ? to - at : length;
    const start = at + (isLong ? 16 : 8);
    if (boxes.length === BOXES_MAX) throw new RangeError('Too many boxes.');
    if (at + size < start || at + size > to) throw new RangeError('A box that leads out of its own.');
    boxes.push({ type, start, end: at + size });
    at += size;
  }
  return boxes;
}
