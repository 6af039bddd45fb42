import { isId, type OrderId } from '@suki/domain/ids/id';
import type { FileId } from '@suki/sdk/types';

/** A photo that the API has stored; `angle` is null for one that no angle asks for. */
export type KeptPhoto = { readonly fileId: FileId; readonly url: string; readonly angle: string | null };

type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores which photos an inspector has taken of an item, so that a reload of the tab keeps them. */
export function keptPhotos(storage: Drawer, inspector: string, orderId: OrderId) {
  const key = `inspection-photos-${inspector}-${orderId}`;
  return {
    read: (): readonly KeptPhoto[] => photosOf(storage.getItem(key)),
    keep: (photos: readonly KeptPhoto[]): void => storage.setItem(key, JSON.stringify(photos)),
    forget: (): void => storage.removeItem(key),
  };
}

/** Reads stored photos; invalid entries are dropped. */
function photosOf(text: string | null): readonly KeptPhoto[] {
  try {
    const kept: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptPhoto {
  if (typeof value !== 'object' || value === null) return false;
  const { fileId, url, angle } = value as Partial<Record<keyof KeptPhoto, unknown>>;
  return (
    typeof fileId === 'string' &&
    isId('fil', fileId) &&
    typeof url === 'string' &&
    (angle === null || typeof angle === 'string')
  );
}

/** A new photo of an angle takes the place of the earlier one. */
export function withPhoto(photos: readonly KeptPhoto[], photo: KeptPhoto): readonly KeptPhoto[] {
  const others = photo.angle === null ? photos : photos.filter(({ angle }) => angle !== photo.angle);
  return [...others, photo];
}
