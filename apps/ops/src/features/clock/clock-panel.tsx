import { formatMoment } from '@suki/domain/time/format-moment';
import { useClock, useMoveClock } from '@suki/sdk/hooks/staff';
import { Button } from '@suki/ui/Button/Button';
import { Page } from '@suki/ui/Page/Page';
import { Text } from '@suki/ui/Text/Text';
import { useStationTime } from '../../clock/use-station-time.ts';
import { refusalText } from '../../shell/failure.view-model.ts';
import * as styles from './clock-panel.css.ts';
import { clockMoves, offsetText } from './clock-panel.view-model.ts';

/** Moves the time of a development system, so that deadlines can be watched passing. Not shown in production. */
export function ClockPanel() {
  const { data: clock } = useClock();
  const move = useMoveClock();
  const time = useStationTime();
  if (clock === null || !clock.movable) {
    return null;
  }
  return (
    <section aria-label="Development clock" className={styles.panel}>
      <Page>
        <div className={styles.row}>
          <Text as="span" role="status" numeric>
            <strong>Development clock</strong> {formatMoment(time)} ({offsetText(clock.offsetMs)}). Deadlines of this
            whole system follow it.
          </Text>
          {clockMoves.map(({ label, byMs }) => (
            <Button
              key={label}
              size="compact"
              tone="plain"
              onClick={() => void move.run(byMs === null ? 0 : clock.offsetMs + byMs)}
            >
              {label}
            </Button>
          ))}
          {move.error !== null && (
            <Text as="span" tone="critical" role="alert">
              {refusalText(move.error)}
            </Text>
          )}
        </div>
      </Page>
    </section>
  );
}
