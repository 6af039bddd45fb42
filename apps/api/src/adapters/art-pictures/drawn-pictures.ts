import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { singleFlight } from '../../concurrency/single-flight.ts';
import type { Log } from '../../log.ts';
import type { ArtPictures, Picture, PictureRequest } from '../../ports/art-pictures.ts';
import { readIfThere, writeWhole } from '../file-store/whole-file.ts';
import { renderPicture } from './render-picture.ts';

const KEY_CHARACTERS = 16;
/** A drawing is about 12 kB; all views of the whole demonstration catalogue fit. */
const KEPT_MAX = 300;

export type Drawing = { readonly svg: string; readonly key: string };

export type DrawnPicturesOptions = {
  /** The drawing of a view of an item, or undefined when there is no such item or view. */
  readonly draw: (itemId: string, view: string) => Promise<string | undefined>;
  readonly cacheDirectory: string;
  readonly log: Log;
};

/**
 * Pictures that are drawn on the first request and kept in a folder under the hash of their drawing. The folder may be emptied at any
 * time; a full disk costs time, not pictures.
 */
export function drawnPictures({ draw, cacheDirectory, log }: DrawnPicturesOptions): ArtPictures {
  const drawings = new Map<string, Drawing>();
  const flight = singleFlight<Uint8Array>();

  const drawingOf = async (itemId: string, view: string): Promise<Drawing | undefined> => {
    const name = `${itemId}/${view}`;
    const known = drawings.get(name);
    if (known !== undefined) return known;
    const svg = await draw(itemId, view);
    if (svg === undefined) return undefined;
    const drawing = { svg, key: createHash('sha256').update(svg).digest('hex').slice(0, KEY_CHARACTERS) };
    if (drawings.size >= KEPT_MAX) drawings.clear();
    drawings.set(name, drawing);
    return drawing;
  };

  const render = async (path: string, { svg }: Drawing, { width, format }: PictureRequest): Promise<Uint8Array> => {
    const bytes = await renderPicture({ svg, width, format });
    await writeWhole(path, bytes).catch((error: unknown) => log.warn({ err: error }, 'could not keep a picture'));
    return bytes;
  };

  const get = async (request: PictureRequest): Promise<Picture | undefined> => {
    const drawing = await drawingOf(request.itemId, request.view);
    if (drawing === undefined) return undefined;
    const file = `${drawing.key}-${request.width}.${request.format}`;
    const path = join(cacheDirectory, drawing.key.slice(0, 2), file);
    const kept = await readIfThere(path);
    return { key: drawing.key, bytes: kept ?? (await flight(file, () => render(path, drawing, request))) };
  };
  return { get };
}
