import { usePassInspection, useUploadFile } from '@suki/sdk/hooks/staff';
import type { FileId, Order } from '@suki/sdk/types';
import { useRef, useState } from 'react';
import { type Drafts, type Point, reportOf } from './inspection-form.view-model.ts';

type Report = { readonly points: readonly Point[]; readonly drafts: Drafts; readonly photos: readonly File[] };

/** Stores the photos and then publishes. A photo that was stored by an earlier try is not sent again. */
export function usePublishReport(order: Order) {
  const upload = useUploadFile();
  const pass = usePassInspection();
  const stored = useRef(new Map<File, FileId>());
  const [progress, setProgress] = useState<string | null>(null);

  async function store(photos: readonly File[]): Promise<readonly FileId[] | null> {
    const fileIds: FileId[] = [];
    for (const [index, photo] of photos.entries()) {
      setProgress(`Storing photo ${index + 1} of ${photos.length}`);
      const known = stored.current.get(photo);
      const outcome = known === undefined ? await upload.run(photo) : null;
      if (outcome?.ok === false) {
        return null;
      }
      const fileId = known ?? outcome?.answer.fileId;
      if (fileId !== undefined) {
        stored.current.set(photo, fileId);
        fileIds.push(fileId);
      }
    }
    return fileIds;
  }

  async function publish({ points, drafts, photos }: Report): Promise<boolean> {
    const fileIds = await store(photos);
    setProgress(fileIds === null ? null : 'Publishing the report');
    const report = fileIds === null ? null : reportOf({ points, drafts, fileIds, itemName: order.item.name });
    const isPublished = report !== null && (await pass.run({ id: order.id, report })).ok;
    setProgress(null);
    return isPublished;
  }

  return { publish, progress, error: upload.error ?? pass.error };
}
