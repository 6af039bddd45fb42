import { join } from 'node:path';
import { singleFlight } from '../../concurrency/single-flight.ts';
import type { Log } from '../../log.ts';
import type { ArtPictures, Picture, PictureRequest } from '../../ports/art-pictures.ts';
import { readIfThere, writeWhole } from '../file-store/whole-file.ts';
import { renderPicture } from './render-picture.ts';

/** Room for all views of the whole demonstration catalogue, twice. */
const KEPT_MAX = 300;

export type ItemDrawing = {
  /** A key of everything that the picture is drawn from. */
  readonly key: string;
  readonly draw: () => Promise<string>;
};

export type DrawnPicturesOptions = {
  /** The drawing of a view of an item, or undefined when there is no such item or view. */
  readonly drawingOf: (itemId: string, view: string) => Promise<ItemDrawing | undefined>;
  readonly cacheDirectory: string;
  readonly log: Log;
};

/**
 * Product pictures, drawn on the first request and kept in a folder under the key of their drawing. The folder may be
 * emptied at any time: a missing picture is drawn again. A full disk costs time, not pictures.
 */
export function drawnPictures({ drawingOf, cacheDirectory, log }: DrawnPicturesOptions): ArtPictures {
  const drawings = new Map<string, ItemDrawing>();
  const flight = singleFlight<Uint8Array>();

  const find = async (itemId: string, view: string): Promise<ItemDrawing | undefined> => {
    const name = `${itemId}/${view}`;
    const drawing = drawings.get(name) ?? (await drawingOf(itemId, view));
    if (drawing === undefined) return undefined;
    if (drawings.size >= KEPT_MAX) drawings.clear();
    drawings.set(name, drawing);
    return drawing;
  };

  const render = async (path: string, drawing: ItemDrawing, request: PictureRequest): Promise<Uint8Array> => {
    const bytes = await renderPicture({ svg: await drawing.draw(), width: request.width, format: request.format });
    await writeWhole(path, bytes).catch((error: unknown) => log.warn({ err: error }, 'could not keep a picture'));
    return bytes;
  };

  const get = async (request: PictureRequest): Promise<Picture | undefined> => {
    const drawing = await find(request.itemId, request.view);
    if (drawing === undefined) return undefined;
    const file = `${drawing.key}-${request.width}.${request.format}`;
    const path = join(cacheDirectory, drawing.key.slice(0, 2), file);
    const kept = await readIfThere(path);
    return { key: drawing.key, bytes: kept ?? (await flight(file, () => render(path, drawing, request))) };
  };
  return { get };
}
