import { useClock, useMoveClock } from '@suki/sdk/hooks/staff';
import { Button } from '@suki/ui/Button/Button';
import { Inline } from '@suki/ui/Inline/Inline';
import { Text } from '@suki/ui/Text/Text';
import { movedText, moveLabels } from './clock-panel.view-model.ts';

/** Moves the time of a development system, so that deadlines can be watched passing. Not shown in production. */
export function ClockPanel() {
  const { data: clock } = useClock();
  const move = useMoveClock();
  if (clock === null || !clock.movable) {
    return null;
  }
  return (
    <Inline space={3}>
      <Text as="span" size="label" tone="soft" role="status">
        {movedText(clock)}
      </Text>
      {moveLabels.map(({ label, byMs }) => (
        <Button
          key={label}
          size="compact"
          tone="plain"
          loadingLabel={move.isRunning ? 'Moving the clock' : undefined}
          onClick={() => void move.run(byMs === null ? 0 : clock.offsetMs + byMs)}
        >
          {label}
        </Button>
      ))}
      {move.error !== null && (
        <Text as="span" size="label" tone="critical" role="alert">
          {move.error.message}
        </Text>
      )}
    </Inline>
  );
}
