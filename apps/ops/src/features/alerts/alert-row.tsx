import type { StaffAlert } from '@suki/sdk/types';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
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
  return (
    <Row space={4} below={alert.handled === null ? <HandleAlert alert={alert} onHandled={onHandled} /> : undefined}>
      <Text weight="bold">{alert.title}</Text>
      <Text measure>{alert.next}</Text>
      <Text size="label" tone="soft" numeric>
        {queue}, {subject}, since {since}
        {alert.handled === null && <Wait alert={alert} />}
      </Text>
      {besideWords(alert).map((line) => (
        <Text key={line} size="label" numeric measure>
          {line}
        </Text>
      ))}
      {alert.handled === null && <AlertAction alert={alert} />}
      {alert.handled !== null && <Handled alert={alert} />}
      {ways.length > 0 && (
        <Inline space={4}>
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
    <>
      ,{' '}
      <Text as="strong" tone={isLate ? 'caution' : 'ink'}>
        {text}
      </Text>
    </>
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
