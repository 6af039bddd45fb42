import type { Outcome } from '@suki/sdk/command';
import { useUploadFile } from '@suki/sdk/hooks/staff/files';
import {
  useFailInspection,
  useNoteDefect,
  usePassInspection,
  useReportTransitDamage,
} from '@suki/sdk/hooks/staff/inspections';
import type { FileId, Order } from '@suki/sdk/types';
import { useRef, useState } from 'react';
import { tellMovedOn } from '../../shell/tell-moved-on.ts';
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

/** Stores the photos, then sends the verdict. A photo that an earlier attempt stored is not sent again. */
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

  /** The order after the verdict; null when the call failed. */
  async function publish({ points, drafts, photos, outcome }: Report): Promise<Order | null> {
    const fileIds = await store(photos);
    setProgress(fileIds === null ? null : 'Publishing the report');
    const report = fileIds === null ? null : reportOf({ points, drafts, fileIds, itemName: order.item.name });
    const sent = report === null ? null : await send.run(outcome, report);
    setProgress(null);
    if (sent !== null) tellMovedOn(sent);
    return sent?.ok === true ? sent.answer : null;
  }

  return { publish, progress, error: upload.error ?? send.error };
}

function useOutcome({ id }: Pick<Order, 'id'>) {
  const pass = usePassInspection();
  const defect = useNoteDefect();
  const fail = useFailInspection();
  const damage = useReportTransitDamage();

  /** Null when a verdict lacks one of its fields. */
  async function run(outcome: OutcomeDraft, report: ReturnType<typeof reportOf>): Promise<Outcome<Order> | null> {
    const { verdict, passesAsNew, reason } = outcome;
    switch (verdict) {
      case 'pass':
        return await pass.run({ id, report });
      case 'defect':
        return await defect.run({ id, report });
      case 'fail': {
        const finding = findingOf(outcome);
        return finding === null ? null : await fail.run({ id, report: { ...report, finding, passesAsNew } });
      }
      case 'damage': {
        const lossInValue = lossOf(outcome);
        return lossInValue === null ? null : await damage.run({ id, report: { ...report, lossInValue, reason } });
      }
      default:
        return verdict satisfies never;
    }
  }

  return { run, error: pass.error ?? defect.error ?? fail.error ?? damage.error };
}
