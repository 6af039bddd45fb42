import type { ApprovalKind } from '@suki/domain/config/approvals';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Dialog } from '@suki/ui/overlays/Dialog/Dialog.client';
import { type ReactNode, useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { secondPersonTexts as words } from './approvals.texts.ts';
import { secondPersonText, whyNoReason } from './approvals.view-model.ts';
import { ReasonField } from './reason-field.tsx';

type AskReasonProps = {
  readonly title: string;
  /** The act, for the sentence about the second person; null where nobody has to agree. */
  readonly kind: ApprovalKind | null;
  readonly button: string;
  readonly command: { readonly isRunning: boolean; readonly error: Parameters<typeof refusalText>[0] | null };
  readonly onClose: () => void;
  readonly onAsk: (reason: string) => void;
  readonly children?: ReactNode;
};

/** The last question before money moves at our cost: why, and who has to agree. */
export function AskReason({ title, kind, button, command, onClose, onAsk, children }: AskReasonProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={onClose}>{words.later}</Button>
          <Button
            tone="critical"
            disabledReason={whyNoReason(reason)}
            loadingLabel={command.isRunning ? words.working : undefined}
            onClick={() => onAsk(reason)}
          >
            {button}
          </Button>
        </>
      }
    >
      <Stack space={4}>
        {children}
        {kind !== null && (
          <Text measure weight="bold">
            {secondPersonText(kind)}
          </Text>
        )}
        <ReasonField value={reason} onChange={setReason} />
        {command.error !== null && (
          <Text role="alert" tone="critical" measure>
            {refusalText(command.error)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
