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
import { approvalsTexts as words } from './approvals.texts.ts';
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
        {subject}. {asked}.
      </Text>
      {ending === null && (
        <Text weight="bold" numeric>
          {ends}.
        </Text>
      )}
      {ending !== null && (
        <Text weight="bold" numeric measure>
          {ending}
        </Text>
      )}
      <TextLink href={link.href} link={OpsLink} aria-label={words.about(link.text, title, subject)}>
        {link.text}
      </TextLink>
    </Row>
  );
}

/** Both answers take a second press: neither can be undone. */
function Decide({ approval, onDecided }: ApprovalRowProps) {
  return (
    <Inline space={5} align="start">
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
      toasts.show(words.approved, { tone: 'positive' });
    }
  }
  return (
    <Details summary={words.approve} name={approval.id}>
      <Stack space={3} align="start">
        <Text measure numeric>
          {words.approveWarning(amount)}
        </Text>
        <Button
          tone="critical"
          aria-label={words.about(words.approveAmount(amount), title, subject)}
          loadingLabel={approve.isRunning ? words.approving : undefined}
          onClick={() => void press()}
        >
          {words.approveAmount(amount)}
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
  const button = isOwn ? words.takeBack : words.refuseIt;
  async function press() {
    if ((await refuse.run({ id: approval.id, note })).ok) {
      onDecided();
      toasts.show(isOwn ? words.takenBack : words.refused, { tone: 'positive' });
    }
  }
  return (
    <Details summary={isOwn ? words.takeBack : words.refuse} name={approval.id}>
      <div className={fields}>
        <Stack space={3} align="start">
          <TextAreaField
            label={words.note}
            optionalLabel={words.noteOptional}
            rows={2}
            maxLength={ALERT_NOTE_LENGTH_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button
            tone="ink"
            aria-label={words.about(button, title, subject)}
            loadingLabel={refuse.isRunning ? (isOwn ? words.takingBack : words.refusing) : undefined}
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
