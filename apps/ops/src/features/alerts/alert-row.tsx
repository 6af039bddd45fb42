import type { StaffAlert } from '@suki/sdk/types';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { useStationTime } from '../../clock/use-station-time.ts';
import { OpsLink } from '../../shell/ops-link.tsx';
import { AlertAction } from './alert-action.tsx';
import { alertLine, alertLinks, besideWords, handledLine, waitOf } from './alerts.view-model.ts';
import { HandleAlert } from './handle-alert.tsx';

type AlertRowProps = { readonly alert: StaffAlert; readonly onHandled: () => void };

export function AlertRow({ alert, onHandled }: AlertRowProps) {
  const { queue, subject, since } = alertLine(alert);
  const ways = alertLinks(alert);
  const beside = besideWords(alert);
  return (
    <Row
      space={4}
      end={
        alert.handled === null ? (
          // A phone has no room for a second column: the wait stands among the words there.
          <Show on="desk">
            <Wait alert={alert} />
          </Show>
        ) : undefined
      }
      below={alert.handled === null ? <HandleAlert alert={alert} onHandled={onHandled} /> : undefined}
    >
      <Stack space={3}>
        <div>
          <Text weight="bold">{alert.title}</Text>
          <Text measure>{alert.next}</Text>
          <Text size="label" tone="soft" numeric>
            {queue}, {subject}, since {since}
          </Text>
          {alert.handled === null && (
            <Show on="phone">
              <Wait alert={alert} />
            </Show>
          )}
        </div>
        {beside.length > 0 && (
          <div>
            {beside.map((line) => (
              <Text key={line} size="label" numeric measure>
                {line}
              </Text>
            ))}
          </div>
        )}
        {alert.handled === null && alert.action !== null && <AlertAction alert={alert} />}
        {alert.handled !== null && <Handled alert={alert} />}
      </Stack>
      {ways.length > 0 && (
        <Inline space={5}>
          {ways.map(({ href, text }) => (
            <TextLink key={href} href={href} link={OpsLink} aria-label={`${text}: ${alert.title}, ${subject}`}>
              {text}
            </TextLink>
          ))}
        </Inline>
      )}
    </Row>
  );
}

function Wait({ alert }: Pick<AlertRowProps, 'alert'>) {
  const { text, isLate } = waitOf(alert, useStationTime());
  return (
    <Text as="strong" numeric tone={isLate ? 'caution' : 'ink'}>
      {text}
    </Text>
  );
}

function Handled({ alert }: Pick<AlertRowProps, 'alert'>) {
  const note = alert.handled?.note;
  return (
    <Text size="label" numeric measure>
      {handledLine(alert)}
      {note == null ? '' : `: ${note}`}
    </Text>
  );
}
