import { requiredAngles } from '@suki/domain/config/inspection';
import type { Outcome } from '@suki/sdk/command';
import {
  useFailInspection,
  useNoteDefect,
  usePassInspection,
  useReportTransitDamage,
} from '@suki/sdk/hooks/staff/inspections';
import type { Order } from '@suki/sdk/types';
import { useState } from 'react';
import { tellMovedOn } from '../../shell/tell-moved-on.ts';
import {
  type Drafts,
  findingOf,
  lossOf,
  type OutcomeDraft,
  type Point,
  reportOf,
} from './inspection-form.view-model.ts';
import type { KeptPhoto } from './kept-photos.ts';

type Report = {
  readonly points: readonly Point[];
  readonly drafts: Drafts;
  readonly photos: readonly KeptPhoto[];
  readonly outcome: OutcomeDraft;
};

/** Sends the verdict; the photos are stored already. */
export function usePublishReport(order: Order) {
  const send = useOutcome(order);
  const [isRunning, setRunning] = useState(false);
  const angles = requiredAngles[order.item.category];

  /** The order after the verdict; null when the call failed. */
  async function publish({ outcome, ...report }: Report): Promise<Order | null> {
    setRunning(true);
    const sent = await send.run(outcome, reportOf({ ...report, angles }));
    setRunning(false);
    if (sent !== null) tellMovedOn(sent);
    return sent?.ok === true ? sent.answer : null;
  }

  return { publish, isRunning, error: send.error };
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
