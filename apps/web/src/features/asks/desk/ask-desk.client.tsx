'use client';
import type { AskId } from '@suki/domain/ids/id';
import { type ChangedAsk, useEditAsks } from '@suki/sdk/hooks/asks';
import type { AskSummary } from '@suki/sdk/types';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { useState } from 'react';
import { AskList } from './ask-list.tsx';
import { AskTable } from './ask-table.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { Outcomes } from './outcomes.tsx';
import { changesOf, type PriceStep, repricings } from './repricing.view-model.ts';
import { Review } from './review.tsx';

/** The asks of a seller with their places: a table at a desk, a list on phones, and several prices at once. */
export function AskDesk({ asks }: { readonly asks: readonly AskSummary[] }) {
  const [ids, setIds] = useState<ReadonlySet<AskId>>(new Set());
  const [step, setStep] = useState<PriceStep | null>(null);
  const [changed, setChanged] = useState<readonly ChangedAsk[] | null>(null);
  const command = useEditAsks();
  const open = asks.filter(({ next }) => next.actions.includes('edit_ask'));
  // An ask that was sold meanwhile leaves the choice by itself.
  const chosen = open.filter(({ id }) => ids.has(id));
  const choose = (askId: AskId, isChosen: boolean): void => {
    setIds((before) => new Set(isChosen ? [...before, askId] : [...before].filter((id) => id !== askId)));
  };
  const rows = step === null ? [] : repricings(chosen, step);
  const confirm = async (): Promise<void> => {
    const done = await command.run(changesOf(rows));
    if (done.ok) {
      setChanged(done.answer);
      setStep(null);
      setIds(new Set());
    }
  };
  // A single ask is changed on its own page.
  const selection = open.length > 1 ? { ids, choose } : null;
  return (
    <Stack space={4}>
      {changed !== null && <Outcomes changed={changed} asks={asks} onClose={() => setChanged(null)} />}
      {rows.length === 0 && open.length > 1 && (
        <ChosenBar
          chosen={chosen.length}
          of={open.length}
          onAll={() => setIds(new Set(open.map(({ id }) => id)))}
          onNone={() => setIds(new Set())}
          onStep={setStep}
        />
      )}
      {rows.length > 0 && (
        <Review
          rows={rows}
          isRunning={command.isRunning}
          error={command.error}
          onConfirm={() => void confirm()}
          onClose={() => setStep(null)}
        />
      )}
      {rows.length === 0 && (
        <>
          <Show on="desk">
            <AskTable asks={asks} selection={selection} />
          </Show>
          <Show on="phone">
            <AskList asks={asks} selection={selection} />
          </Show>
        </>
      )}
    </Stack>
  );
}
