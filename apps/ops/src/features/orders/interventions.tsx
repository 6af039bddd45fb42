import { useCancelForPlatform, useHoldOrder, useReleaseOrder, useReportLostItem } from '@suki/sdk/hooks/staff/orders';
import type { Order } from '@suki/sdk/types';
import { CheckboxField } from '@suki/ui/forms/CheckboxField/CheckboxField';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Details } from '@suki/ui/lists/Details/Details';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type ReactNode, useState } from 'react';
import type { Roles } from '../../session/roles.ts';
import { refusalText } from '../../shell/failure.view-model.ts';
import { askedText, secondPersonText } from '../approvals/approvals.view-model.ts';
import { AskReason } from '../approvals/ask-reason.tsx';
import { interventionTexts as words } from './interventions.texts.ts';
import { interventionsOf } from './interventions.view-model.ts';

type OfOrder = { readonly order: Order };
type Fault = 'buyer' | 'seller' | 'unclear';

const faults = (['unclear', 'buyer', 'seller'] as const).map((value) => ({
  value,
  label: words.cancel.faults[value],
}));

/** A step whose press only opens the question why. */
const idle = { isRunning: false, error: null } as const;

/** The interventions of the platform. Each takes a second press, because none can be undone. */
export function Interventions({ order, roles }: OfOrder & { readonly roles: Roles }) {
  const can = interventionsOf(order, roles);
  return (
    <Stack space={3}>
      {can.includes('lose') && <Lose order={order} />}
      {can.includes('hold') && <Hold order={order} />}
      {can.includes('release') && <Release order={order} />}
      {can.includes('cancel') && <Cancel order={order} />}
    </Stack>
  );
}

type StepProps = {
  readonly summary: string;
  readonly text: string;
  readonly button: string;
  readonly command: { readonly isRunning: boolean; readonly error: Parameters<typeof refusalText>[0] | null };
  readonly onPress: () => void;
  readonly children?: ReactNode;
};

function Step({ summary, text, button, command, onPress, children }: StepProps) {
  return (
    <Details summary={summary}>
      <Stack space={3} align="start">
        <Text measure>{text}</Text>
        {children}
        <Button tone="ink" loadingLabel={command.isRunning ? words.working : undefined} onClick={onPress}>
          {button}
        </Button>
        {command.error !== null && (
          <Text role="alert" tone="critical">
            {refusalText(command.error)}
          </Text>
        )}
      </Stack>
    </Details>
  );
}

function Lose({ order }: OfOrder) {
  const lose = useReportLostItem();
  const [isAsked, setAsked] = useState(false);
  async function report(reason: string) {
    const outcome = await lose.run({ id: order.id, reason });
    if (outcome.ok) {
      setAsked(false);
      toasts.show(askedText(outcome.answer, words.lose.done), { tone: 'positive' });
    }
  }
  return (
    <>
      <Step
        summary={words.lose.summary}
        text={words.lose.text(secondPersonText('report_loss'))}
        button={words.lose.button}
        command={idle}
        onPress={() => setAsked(true)}
      />
      {isAsked && (
        <AskReason
          title={words.lose.question}
          kind="report_loss"
          button={words.lose.button}
          command={lose}
          onClose={() => setAsked(false)}
          onAsk={(reason) => void report(reason)}
        />
      )}
    </>
  );
}

function Hold({ order }: OfOrder) {
  const hold = useHoldOrder();
  return (
    <Step
      summary={words.hold.summary}
      text={words.hold.text}
      button={words.hold.button}
      command={hold}
      onPress={() => void hold.run(order.id)}
    />
  );
}

function Release({ order }: OfOrder) {
  const release = useReleaseOrder();
  return (
    <Step
      summary={words.release.summary}
      text={words.release.text}
      button={words.release.button}
      command={release}
      onPress={() => void release.run(order.id)}
    />
  );
}

function Cancel({ order }: OfOrder) {
  const cancel = useCancelForPlatform();
  const [fault, setFault] = useState<Fault>('unclear');
  const [isFraud, setIsFraud] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const keeps = isFraud && fault !== 'unclear';
  async function end(reason: string) {
    const outcome = await cancel.run({ id: order.id, verdict: { fault, isFraud: keeps, reason } });
    if (outcome.ok) {
      setAsked(false);
      toasts.show(askedText(outcome.answer, words.cancel.done), { tone: 'positive' });
    }
  }
  return (
    <>
      <Step
        summary={words.cancel.summary}
        text={words.cancel.text}
        button={words.cancel.button}
        command={idle}
        onPress={() => setAsked(true)}
      >
        <SelectField
          label={words.cancel.fault}
          options={faults}
          value={fault}
          onChange={({ currentTarget }) =>
            setFault(faults.find(({ value }) => value === currentTarget.value)?.value ?? 'unclear')
          }
        />
        {fault !== 'unclear' && (
          <CheckboxField
            label={words.cancel.fraud}
            hint={secondPersonText('keep_deposit')}
            checked={isFraud}
            onChange={({ currentTarget }) => setIsFraud(currentTarget.checked)}
          />
        )}
      </Step>
      {isAsked && (
        <AskReason
          title={keeps ? words.cancel.questionWithDeposit : words.cancel.question}
          kind={keeps ? 'keep_deposit' : null}
          button={words.cancel.button}
          command={cancel}
          onClose={() => setAsked(false)}
          onAsk={(reason) => void end(reason)}
        />
      )}
    </>
  );
}
