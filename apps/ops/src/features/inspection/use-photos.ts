import type { OrderId } from '@suki/domain/ids/id';
import { useUploadFile } from '@suki/sdk/hooks/staff/files';
import { useRef, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { type KeptPhoto, keptPhotos, withPhoto } from './kept-photos.ts';

/** The photos of the signed-in inspector. Each is stored as soon as it is taken, so that a reload loses none. */
export function usePhotos(orderId: OrderId) {
  const session = useSession();
  const kept = keptPhotos(sessionStorage, session.state === 'signed-in' ? session.email : '', orderId);
  const [photos, setPhotos] = useState(kept.read);
  const latest = useRef(photos);
  const upload = useUploadFile();

  function change(changed: readonly KeptPhoto[]) {
    latest.current = changed;
    kept.keep(changed);
    setPhotos(changed);
  }

  async function add(files: readonly File[], angle: string | null) {
    for (const file of files) {
      const outcome = await upload.run(file);
      if (!outcome.ok) return;
      change(withPhoto(latest.current, { ...outcome.answer, angle }));
    }
  }

  return {
    photos,
    add,
    remove: (fileId: KeptPhoto['fileId']) => change(latest.current.filter((photo) => photo.fileId !== fileId)),
    forget: kept.forget,
    isStoring: upload.isRunning,
    error: upload.error,
  };
}
