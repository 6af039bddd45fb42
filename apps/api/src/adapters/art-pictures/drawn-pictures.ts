import { join } from 'node:path';
import { singleFlight } from '../../concurrency/single-flight.ts';
import type { Log } from '../../log.ts';
import type { ArtPictures, Picture, PictureRequest } from '../../ports/art-pictures.ts';
import type { BucketObjects } from '../file-store/bucket-objects.ts';
import { readIfThere, writeWhole } from '../file-store/whole-file.ts';
import type { PictureSource } from './drawing-messages.types.ts';
import type { DrawPicture } from './drawing-process.ts';

/** Room for the pictures of the pages that are visited now; an item that is not in it costs one query. */
const KEPT_MAX = 2_000;

export type ItemDrawing = {
  /** A key of everything that the picture is made from. */
  readonly key: string;
  /** False for a photograph: an editor may put another one in its place. */
  readonly isFixed: boolean;
  /** Reads a photograph only when its picture is made. */
  readonly source: () => Promise<PictureSource>;
};

export type DrawnPicturesOptions = {
  /** The drawing of a view of an item, or undefined when there is no such item or view. */
  readonly drawingOf: (itemId: string, view: string) => Promise<ItemDrawing | undefined>;
  readonly draw: DrawPicture;
  readonly cacheDirectory: string;
  /** Where all machines find what one of them drew; undefined on a single machine. */
  readonly shared: BucketObjects | undefined;
  readonly log: Log;
};

/**
 * Product pictures, drawn on the first request and kept in a folder and the shared store under the key of their
 * drawing. Both may be emptied at any time: a missing picture is drawn again. A full disk or a store that is away costs
 * time, not pictures.
 */
export function drawnPictures({ drawingOf, draw, cacheDirectory, shared, log }: DrawnPicturesOptions): ArtPictures {
  const drawings = new Map<string, ItemDrawing>();
  const flight = singleFlight<Uint8Array>();

  const find = async (itemId: string, view: string): Promise<ItemDrawing | undefined> => {
    const name = `${itemId}/${view}`;
    const drawing = drawings.get(name) ?? (await drawingOf(itemId, view));
    if (drawing === undefined) return undefined;
    if (drawings.size >= KEPT_MAX) drawings.clear();
    if (drawing.isFixed) drawings.set(name, drawing);
    return drawing;
  };

  const fetchOrDraw = async (
    { path, file }: { readonly path: string; readonly file: string },
    { source }: ItemDrawing,
    { width, format }: Pick<PictureRequest, 'width' | 'format'>,
  ): Promise<Uint8Array> => {
    const warn = (error: unknown): undefined => void log.warn({ err: error }, 'could not keep or find a picture');
    const object = `drawings/${file}`;
    const found = await shared?.get(object).catch(warn);
    const bytes = found ?? (await draw({ source: await source(), width, format }));
    if (found === undefined) await shared?.put(object, { bytes, contentType: `image/${format}` }).catch(warn);
    await writeWhole(path, bytes).catch(warn);
    return bytes;
  };

  const get = async ({ itemId, view, width, format }: PictureRequest): Promise<Picture | undefined> => {
    const drawing = await find(itemId, view);
    if (drawing === undefined) return undefined;
    const { key } = drawing;
    const file = `${key}-${width}.${format}`;
    const path = join(cacheDirectory, key.slice(0, 2), file);
    const kept = await readIfThere(path);
    return { key, bytes: kept ?? (await flight(file, () => fetchOrDraw({ path, file }, drawing, { width, format }))) };
  };
  return { get };
}
