import { type SizeSystem, sizeSystemNames, sizeSystems } from '@suki/domain/catalogue/size-systems';
import { CHART_ROWS_MAX } from '@suki/domain/config/catalogue-desk';
import { actReasonLength } from '@suki/domain/config/suspension';
import { useSaveSizeChart } from '@suki/sdk/hooks/staff/catalogue';
import type { CatalogueSizeChart } from '@suki/sdk/types';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { TextAreaField } from '@suki/ui/forms/TextAreaField/TextAreaField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type FormEvent, useState } from 'react';
import { bulkTexts } from './catalogue.texts.ts';
import { DeskSave } from './desk-save.tsx';
import { movedEarlier } from './moved-earlier.ts';
import {
  checkChart,
  entriesOfChart,
  type LabelErrors,
  newSize,
  otherSystems,
  type SizeEntry,
  sizesInUse,
} from './size-chart.view-model.ts';
import { chartsTexts as words } from './size-charts.texts.ts';
import { SizeRow } from './size-row.tsx';

type Props = { readonly chart: CatalogueSizeChart };

/**
 * The sizes of a chart: one is opened at a time, because two dozen sizes in seven systems are too many fields. The
 * editor keeps the chart with which it began, like the form of an item.
 */
export function SizeChartEditor({ chart }: Props) {
  const [begun, setBegun] = useState(chart);
  const [entries, setEntries] = useState(() => entriesOfChart(chart));
  const [systems, setSystems] = useState<readonly SizeSystem[]>(chart.systems);
  const [openId, setOpenId] = useState<number | null>(null);
  const [errors, setErrors] = useState<LabelErrors>(new Map());
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const save = useSaveSizeChart();
  function startWith(next: CatalogueSizeChart) {
    setBegun(next);
    setEntries(entriesOfChart(next));
    setSystems(next.systems);
    setOpenId(null);
    setErrors(new Map());
    setReason('');
  }
  function set(next: readonly SizeEntry[]) {
    setErrors(new Map());
    setEntries(next);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = checkChart(begun, entries);
    const isShort = reason.trim().length < actReasonLength.min;
    setReasonMissing(isShort);
    if (!checked.ok) {
      setErrors(checked.errors);
      setOpenId([...checked.errors.keys()][0] ?? null);
    }
    if (!checked.ok || isShort) return;
    const outcome = await save.run({ id: begun.id, version: begun.version, rows: checked.rows, reason });
    if (!outcome.ok) return;
    toasts.show(words.saved, { tone: 'positive' });
    startWith(outcome.answer);
  }
  const inUse = sizesInUse(save.error?.details);
  const others = otherSystems(systems, begun.baseSystem);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={words.rows}>
      <Stack space={4}>
        <Rows label={words.rows}>
          {entries.map((entry, index) => (
            <SizeRow
              key={entry.id}
              entry={entry}
              baseSystem={begun.baseSystem}
              systems={systems}
              errors={errors.get(entry.id)}
              isOpen={openId === entry.id}
              onToggle={() => setOpenId(openId === entry.id ? null : entry.id)}
              onChange={(labels) => set(entries.map((one) => (one === entry ? { ...one, labels } : one)))}
              onEarlier={index === 0 ? undefined : () => set(movedEarlier(entries, index))}
              onRemove={entry.isUsed ? undefined : () => set(entries.filter((one) => one !== entry))}
            />
          ))}
        </Rows>
        {entries.length < CHART_ROWS_MAX && (
          <div>
            <Button
              tone="plain"
              onClick={() => {
                const added = newSize(entries);
                set([...entries, added]);
                setOpenId(added.id);
              }}
            >
              {words.addSize}
            </Button>
          </div>
        )}
        {others.length > 0 && (
          <SelectField
            label={words.addSystem}
            emptyLabel={words.chooseSystem}
            value=""
            options={others.map((system) => ({ value: system, label: sizeSystemNames[system] }))}
            onChange={({ currentTarget }) => {
              const system = sizeSystems.find((one) => one === currentTarget.value);
              if (system !== undefined) setSystems([...systems, system]);
            }}
          />
        )}
        <TextAreaField
          label={words.reason}
          hint={words.reasonHint}
          rows={2}
          maxLength={actReasonLength.max}
          value={reason}
          error={isReasonMissing ? bulkTexts.reasonMissing : undefined}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
            setReasonMissing(false);
          }}
        />
        <Text measure>{words.effect}</Text>
        <DeskSave
          command={save}
          words={words}
          onStartAgain={() => startWith(chart)}
          refusal={inUse === null ? null : words.inUse(inUse)}
        />
      </Stack>
    </form>
  );
}
