'use client';
import { readableDropOffCode } from '@suki/domain/stock/drop-off-code';
import type { DropOffCode } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { SkeletonBlock } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Qr } from '@suki/ui/lists/Qr/Qr';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { RegisteredOnly } from '../../../shell/registered-only.client.tsx';
import { moment } from '../../../shell/when.ts';
import * as styles from './drop-off.css.ts';
import { dropOffTexts as texts } from './drop-off.texts.ts';
import { useDropOffCode } from './use-drop-off-code.client.ts';

/** The page that a seller shows at the counter. */
export function DropOff() {
  return (
    <Stack space={5}>
      <Heading level={1}>{texts.title}</Heading>
      <Text measure>{texts.lead}</Text>
      <RegisteredOnly fallback={<Waiting />}>
        <OwnCode />
      </RegisteredOnly>
      <Text size="label" tone="soft" measure>
        {texts.care}
      </Text>
    </Stack>
  );
}

function OwnCode() {
  const { shown, isRunning, error, again } = useDropOffCode();
  return (
    <Stack space={4} align="start">
      {shown === null ? <Waiting /> : <Code shown={shown} />}
      <CommandFailure error={error} />
      {error !== null && (
        <Button tone="ink" onClick={() => void again()} loadingLabel={isRunning ? texts.making : undefined}>
          {texts.again}
        </Button>
      )}
    </Stack>
  );
}

function Code({ shown }: { readonly shown: DropOffCode }) {
  const readable = readableDropOffCode(shown.code);
  return (
    <Stack space={4} align="start">
      <Qr text={shown.code} label={texts.qr(readable)} size="large" />
      <div>
        <Text size="label" tone="soft">
          {texts.letters}
        </Text>
        <Heading level={2} size={1}>
          {readable}
        </Heading>
      </div>
      <Text role="status" measure>
        {texts.until(moment(shown.expiresAt))}
      </Text>
    </Stack>
  );
}

/** As large as the code, so that nothing moves when it comes. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <SkeletonBlock ratio="square" />
    </div>
  );
}
