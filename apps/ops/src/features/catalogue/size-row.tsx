import type { ChartLabels } from '@suki/domain/catalogue/chart-edit';
import { type SizeSystem, sizeSystemNames } from '@suki/domain/catalogue/size-systems';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Row } from '@suki/ui/lists/Rows/Rows';
import * as styles from './catalogue.css.ts';
import { entryWords, type SizeEntry } from './size-chart.view-model.ts';
import { chartsTexts as words } from './size-charts.texts.ts';

type Props = {
  readonly entry: SizeEntry;
  readonly baseSystem: SizeSystem;
  readonly systems: readonly SizeSystem[];
  readonly errors: Readonly<Partial<Record<SizeSystem, string>>> | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (labels: ChartLabels) => void;
  readonly onEarlier: (() => void) | undefined;
  /** Absent for a size in which items come. */
  readonly onRemove: (() => void) | undefined;
};

/** One size of a chart: a line to read, and its labels once it is opened. */
export function SizeRow(props: Props) {
  const { entry, baseSystem, systems, errors, isOpen, onToggle, onChange, onEarlier, onRemove } = props;
  const label = entry.labels[baseSystem]?.trim() ?? '';
  const name = label === '' ? words.newSize : label;
  return (
    <Row
      align="center"
      end={
        <Button
          size="compact"
          aria-expanded={isOpen}
          aria-label={isOpen ? words.closeAbout(name) : words.editAbout(name)}
          onClick={onToggle}
        >
          {isOpen ? words.close : words.edit}
        </Button>
      }
      below={
        isOpen ? (
          <Stack space={3}>
            <div className={styles.labels}>
              {systems.map((system) => (
                <TextField
                  key={system}
                  label={sizeSystemNames[system]}
                  value={entry.labels[system] ?? ''}
                  error={errors?.[system]}
                  numeric
                  autoComplete="off"
                  onChange={({ currentTarget }) => onChange({ ...entry.labels, [system]: currentTarget.value })}
                />
              ))}
            </div>
            <Inline space={3}>
              {onEarlier !== undefined && (
                <Button size="compact" aria-label={words.earlierAbout(name)} onClick={onEarlier}>
                  {words.earlier}
                </Button>
              )}
              {onRemove === undefined ? (
                <Text size="label" tone="soft">
                  {words.used}
                </Text>
              ) : (
                <Button size="compact" tone="plain" aria-label={words.removeAbout(name)} onClick={onRemove}>
                  {words.remove}
                </Button>
              )}
            </Inline>
          </Stack>
        ) : undefined
      }
    >
      <Text numeric>{entryWords(entry, { baseSystem })}</Text>
      {!isOpen && errors !== undefined && (
        <Text size="label" tone="critical">
          {Object.values(errors)[0]}
        </Text>
      )}
    </Row>
  );
}
