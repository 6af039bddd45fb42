import { formatMoment } from '@suki/domain/time/format-moment';
import { useClock, useMoveClock } from '@suki/sdk/hooks/staff/clock';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Details } from '@suki/ui/lists/Details/Details';
import { refusalText } from '../shell/failure.view-model.ts';
import * as styles from './clock-panel.css.ts';
import { clockTexts as words } from './clock-panel.texts.ts';
import { clockMoves, offsetText } from './clock-panel.view-model.ts';
import { useStationTime } from './use-station-time.ts';

/** Moves the clock of a development system, so that deadlines can pass. Not shown in production. */
export function ClockPanel() {
  const { data: clock } = useClock();
  const move = useMoveClock();
  const time = useStationTime();
  if (clock === null || !clock.movable) {
    return null;
  }
  return (
    <section aria-label={words.name} className={styles.panel}>
      <Page>
        <Details summary={words.summary(formatMoment(time), offsetText(clock.offsetMs))}>
          <Text size="label">{words.note}</Text>
          <div className={styles.row}>
            {clockMoves.map(({ label, byMs }) => (
              <Button
                key={label}
                size="compact"
                onClick={() => void move.run(byMs === null ? 0 : clock.offsetMs + byMs)}
              >
                {label}
              </Button>
            ))}
          </div>
          {move.error !== null && (
            <Text tone="critical" role="alert">
              {refusalText(move.error)}
            </Text>
          )}
        </Details>
      </Page>
    </section>
  );
}
