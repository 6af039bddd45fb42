import type { StaffAlert } from '@suki/sdk/types';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Details } from '@suki/ui/lists/Details/Details';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { Timeline } from '@suki/ui/lists/Timeline/Timeline';
import { useStationTime } from '../../clock/use-station-time.ts';
import { CopyReference } from '../../shell/copy-reference.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { AlertAction } from './alert-action.tsx';
import * as styles from './alert-row.css.ts';
import { closedLine, stepLines } from './alert-work.view-model.ts';
import { alertWorkTexts, alertsTexts as words } from './alerts.texts.ts';
import { alertLine, alertLinks, besideWords, gatewayReference, subjectOf, waitOf } from './alerts.view-model.ts';
import { CloseAlert } from './close-alert.tsx';
import { TakeAlert } from './take-alert.tsx';

type AlertRowProps = { readonly alert: StaffAlert; readonly onClosed: () => void };

export function AlertRow({ alert, onClosed }: AlertRowProps) {
  return (
    <Row space={4}>
      <div className={styles.parts}>
        <div className={styles.part}>
          <Words alert={alert} />
          <Ways alert={alert} />
        </div>
        <div className={styles.part}>
          {alert.handled === null ? (
            <>
              <Wait alert={alert} />
              <TakeAlert alert={alert} />
              {alert.action !== null && <AlertAction alert={alert} />}
              <CloseAlert alert={alert} onClosed={onClosed} />
            </>
          ) : (
            <Text size="label" numeric measure>
              {closedLine(alert)}
            </Text>
          )}
          {alert.steps.length > 0 && (
            <Details summary={alertWorkTexts.history}>
              <Timeline entries={stepLines(alert)} />
            </Details>
          )}
        </div>
      </div>
    </Row>
  );
}

type OfAlert = Pick<AlertRowProps, 'alert'>;

function Words({ alert }: OfAlert) {
  const { queue, subject, since } = alertLine(alert);
  return (
    <div>
      <Text weight="bold">{alert.title}</Text>
      <Text measure>{alert.next}</Text>
      <Text size="label" tone="soft" numeric>
        {words.since(queue, subject, since)}
      </Text>
      {besideWords(alert).map((line) => (
        <Text key={line} size="label" weight="bold" numeric measure>
          {line}
        </Text>
      ))}
      {alert.mended !== null && (
        <Text size="label" tone="positive" measure>
          {words.mended(alert.mended)}
        </Text>
      )}
    </div>
  );
}

function Ways({ alert }: OfAlert) {
  const ways = alertLinks(alert);
  const reference = gatewayReference(alert);
  if (ways.length === 0 && reference === null) return null;
  return (
    <Inline space={5}>
      {ways.map(({ href, text }) => (
        <TextLink key={href} href={href} link={OpsLink} aria-label={words.about(text, alert.title, subjectOf(alert))}>
          {text}
        </TextLink>
      ))}
      {reference !== null && <CopyReference reference={reference} about={`${alert.title}, ${subjectOf(alert)}`} />}
    </Inline>
  );
}

function Wait({ alert }: OfAlert) {
  const { text, isLate } = waitOf(alert, useStationTime());
  return (
    <Text as="strong" numeric tone={isLate ? 'caution' : 'ink'}>
      {text}
    </Text>
  );
}
