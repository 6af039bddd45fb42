'use client';
import { useMakePaymentMethodDefault, useUnlinkPaymentMethod } from '@suki/sdk/hooks/payment-methods';
import type { PaymentMethod } from '@suki/sdk/types';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { Stamp } from '@suki/ui/market/Stamp/Stamp';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { AskFirst } from '../../../shell/confirm/ask-first.client.tsx';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { paths } from '../../../shell/paths.ts';
import { goToGateway } from '../../payment/go-to-gateway.client.ts';
import { methodTexts } from '../../payment/methods/methods.texts.ts';
import { canBeDefault, methodFacts, methodName } from '../../payment/methods/methods.view-model.ts';

/** One payment method with its actions; a method that cannot be charged says why. */
export function MethodEntry({ method }: { readonly method: PaymentMethod }) {
  const facts = methodFacts(method);
  return (
    <Row end={method.isDefault ? <Tag>{methodTexts.isDefault}</Tag> : undefined} below={<Actions method={method} />}>
      <Text weight="bold">{method.title}</Text>
      {method.account !== null && <Text numeric>{method.account}</Text>}
      {facts !== '' && (
        <Text size="label" tone="soft">
          {facts}
        </Text>
      )}
      {method.status !== 'ACTIVE' && <WhyNot status={method.status} />}
    </Row>
  );
}

function WhyNot({ status }: { readonly status: Exclude<PaymentMethod['status'], 'ACTIVE'> }) {
  const isOver = status === 'EXPIRED' || status === 'FAILED' || status === 'INACTIVE';
  return (
    <Stack space={2} align="start">
      <Stamp tone={isOver ? 'critical' : 'caution'}>{methodTexts.status[status]}</Stamp>
      <Text measure>{methodTexts.why[status]}</Text>
    </Stack>
  );
}

function Actions({ method }: { readonly method: PaymentMethod }) {
  const makeDefault = useMakePaymentMethodDefault();
  const { url } = method;
  const choose = async (): Promise<void> => {
    if ((await makeDefault.run(method.id)).ok) {
      toasts.show(methodTexts.madeDefault, { tone: 'positive' });
    }
  };
  const named = (action: string): string => methodTexts.of(action, methodName(method));
  return (
    <>
      <Inline space={5}>
        {url !== null && (
          <TextButton
            aria-label={named(methodTexts.finish)}
            onClick={() => goToGateway({ redirectUrl: url, backTo: paths.wallet })}
          >
            {methodTexts.finish}
          </TextButton>
        )}
        {canBeDefault(method) && (
          <TextButton aria-label={named(methodTexts.makeDefault)} onClick={() => void choose()}>
            {methodTexts.makeDefault}
          </TextButton>
        )}
        <Unlinking method={method} />
      </Inline>
      <CommandFailure error={makeDefault.error} />
    </>
  );
}

function Unlinking({ method }: { readonly method: PaymentMethod }) {
  const unlink = useUnlinkPaymentMethod();
  const { unlinking } = methodTexts;
  const name = methodName(method);
  const confirm = async (): Promise<boolean> => {
    const { ok } = await unlink.run(method.id);
    if (ok) {
      toasts.show(methodTexts.unlinked, { tone: 'positive' });
    }
    return ok;
  };
  return (
    <AskFirst
      title={unlinking.title}
      text={unlinking.text(name)}
      words={unlinking}
      command={unlink}
      onConfirm={confirm}
    >
      {(ask) => (
        <TextButton aria-label={methodTexts.of(methodTexts.unlink, name)} onClick={ask}>
          {methodTexts.unlink}
        </TextButton>
      )}
    </AskFirst>
  );
}
