import {
  useFailInspection,
  useNoteDefect,
  usePassInspection,
  useReportTransitDamage,
  useUploadFile,
} from '@suki/sdk/hooks/staff';
import type { FileId, Order } from '@suki/sdk/types';
import { useRef, useState } from 'react';
import {
  type Drafts,
  findingOf,
  lossOf,
  type OutcomeDraft,
  type Point,
  reportOf,
} from './inspection-form.view-model.ts';

type Report = {
  readonly points: readonly Point[];
  readonly drafts: Drafts;
  readonly photos: readonly File[];
  readonly outcome: OutcomeDraft;
};

/** Stores the photos and then sends the outcome. A photo that was stored by an earlier try is not sent again. */
export function usePublishReport(order: Order) {
  const upload = useUploadFile();
  const send = useOutcome(order);
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

  async function publish({ points, drafts, photos, outcome }: Report): Promise<boolean> {
    const fileIds = await store(photos);
    setProgress(fileIds === null ? null : 'Publishing the report');
    const report = fileIds === null ? null : reportOf({ points, drafts, fileIds, itemName: order.item.name });
    const isPublished = report !== null && (await send.run(outcome, report));
    setProgress(null);
    return isPublished;
  }

  return { publish, progress, error: upload.error ?? send.error };
}

/** The call of each verdict on the pair. */
function useOutcome({ id }: Pick<Order, 'id'>) {
  const pass = usePassInspection();
  const defect = useNoteDefect();
  const fail = useFailInspection();
  const damage = useReportTransitDamage();

  async function run(outcome: OutcomeDraft, report: ReturnType<typeof reportOf>): Promise<boolean> {
    const { verdict, passesAsNew } = outcome;
    switch (verdict) {
      case 'pass':
        return (await pass.run({ id, report })).ok;
      case 'defect':
        return (await defect.run({ id, report })).ok;
      case 'fail': {
        const finding = findingOf(outcome);
        return finding !== null && (await fail.run({ id, report: { ...report, finding, passesAsNew } })).ok;
      }
      case 'damage': {
        const lossInValue = lossOf(outcome);
        return lossInValue !== null && (await damage.run({ id, report: { ...report, lossInValue } })).ok;
      }
      default:
        return verdict satisfies never;
    }
  }

  return { run, error: pass.error ?? defect.error ?? fail.error ?? damage.error };
}
