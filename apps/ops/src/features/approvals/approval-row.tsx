import { ALERT_NOTE_LENGTH_MAX } from '@suki/domain/alerts/staff-queues';
import { useApproveRequest, useRefuseRequest } from '@suki/sdk/hooks/staff/approvals';
import type { StaffApproval } from '@suki/sdk/types';
import { TextAreaField } from '@suki/ui/forms/TextAreaField/TextAreaField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Details } from '@suki/ui/lists/Details/Details';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { OpsLink } from '../../shell/ops-link.tsx';
import { fields } from '../../shell/shell.css.ts';
import { approvalLine } from './approvals.view-model.ts';

type ApprovalRowProps = { readonly approval: StaffApproval; readonly onDecided: () => void };

export function ApprovalRow({ approval, onDecided }: ApprovalRowProps) {
  const { title, amount, asked, ends, reason, ending, link, subject } = approvalLine(approval);
  return (
    <Row
      space={4}
      end={<PriceTag>{amount}</PriceTag>}
      below={approval.can === 'nothing' ? undefined : <Decide approval={approval} onDecided={onDecided} />}
    >
      <Text weight="bold">{title}</Text>
      <Text measure>{reason}</Text>
      <Text size="label" tone="soft" numeric>
        {subject}. {asked}. {ending === null && `${ends}.`}
      </Text>
      {ending !== null && (
        <Text size="label" numeric measure>
          {ending}
        </Text>
      )}
      <TextLink href={link.href} link={OpsLink} aria-label={`${link.text}: ${title}, ${subject}`}>
        {link.text}
      </TextLink>
    </Row>
  );
}

/** Both answers take a second press: neither can be undone. */
function Decide({ approval, onDecided }: ApprovalRowProps) {
  return (
    <Inline space={4}>
      {approval.can === 'decide' && <Approve approval={approval} onDecided={onDecided} />}
      <Refuse approval={approval} onDecided={onDecided} />
    </Inline>
  );
}

function Approve({ approval, onDecided }: ApprovalRowProps) {
  const approve = useApproveRequest();
  const { title, amount, subject } = approvalLine(approval);
  async function press() {
    if ((await approve.run(approval.id)).ok) {
      onDecided();
      toasts.show('Approved: it is done now', { tone: 'positive' });
    }
  }
  return (
    <Details summary="Approve">
      <Stack space={3} align="start">
        <Text measure numeric>
          Up to {amount} leaves at once, and it cannot be taken back. Look at the history first.
        </Text>
        <Button
          tone="critical"
          aria-label={`Approve ${amount}: ${title}, ${subject}`}
          loadingLabel={approve.isRunning ? 'Doing it' : undefined}
          onClick={() => void press()}
        >
          Approve {amount}
        </Button>
        {approve.error !== null && (
          <Text role="alert" tone="critical" measure>
            {refusalText(approve.error)}
          </Text>
        )}
      </Stack>
    </Details>
  );
}

function Refuse({ approval, onDecided }: ApprovalRowProps) {
  const refuse = useRefuseRequest();
  const [note, setNote] = useState('');
  const isOwn = approval.can === 'withdraw';
  const { title, subject } = approvalLine(approval);
  const button = isOwn ? 'Take it back' : 'Refuse it';
  async function press() {
    if ((await refuse.run({ id: approval.id, note })).ok) {
      onDecided();
      toasts.show(isOwn ? 'Taken back: nothing was done' : 'Refused: nothing was done', { tone: 'positive' });
    }
  }
  return (
    <Details summary={isOwn ? 'Take back' : 'Refuse'}>
      <div className={fields}>
        <Stack space={3} align="start">
          <TextAreaField
            label="Note for the others"
            optionalLabel="optional"
            rows={2}
            maxLength={ALERT_NOTE_LENGTH_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button
            tone="ink"
            aria-label={`${button}: ${title}, ${subject}`}
            loadingLabel={refuse.isRunning ? 'Ending it' : undefined}
            onClick={() => void press()}
          >
            {button}
          </Button>
          {refuse.error !== null && (
            <Text role="alert" tone="critical" measure>
              {refusalText(refuse.error)}
            </Text>
          )}
        </Stack>
      </div>
    </Details>
  );
}
