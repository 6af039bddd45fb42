'use client';
import { readableDropOffCode } from '@suki/domain/stock/drop-off-code';
import type { DropOffCode } from '@suki/sdk/types';
import { Breadcrumbs } from '@suki/ui/foundations/Breadcrumbs/Breadcrumbs';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { SkeletonBlock, SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { Qr } from '@suki/ui/lists/Qr/Qr';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { paths } from '../../../shell/paths.ts';
import { RegisteredOnly } from '../../../shell/registered-only.client.tsx';
import { moment } from '../../../shell/when.ts';
import * as styles from './drop-off.css.ts';
import { dropOffTexts as texts } from './drop-off.texts.ts';
import { useDropOffCode } from './use-drop-off-code.client.ts';

/** The page that a seller shows at the counter. */
export function DropOff() {
  return (
    <>
      <Breadcrumbs
        label={texts.path}
        link={PageLink}
        items={[{ href: paths.account, label: texts.account }]}
        here={texts.title}
      />
      <div className={styles.below}>
        <Stack space={5}>
          <Stack space={2}>
            <Heading level={1}>{texts.title}</Heading>
            <Text measure>{texts.lead}</Text>
          </Stack>
          <RegisteredOnly fallback={<Waiting />}>
            <OwnCode />
          </RegisteredOnly>
        </Stack>
      </div>
    </>
  );
}

function OwnCode() {
  const { shown, isRunning, error, again } = useDropOffCode();
  return (
    <Stack space={4}>
      {shown !== null && <Code shown={shown} />}
      {shown === null && error === null && <Waiting />}
      <CommandFailure error={error} />
      {error !== null && (
        <div>
          <Button tone="main" onClick={() => void again()} loadingLabel={isRunning ? texts.loading : undefined}>
            {texts.again}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Code({ shown }: { readonly shown: DropOffCode }) {
  const readable = readableDropOffCode(shown.code);
  return (
    <div className={styles.counter}>
      <Qr text={shown.code} label={texts.qr(readable)} size="large" />
      <Stack space={4}>
        <div>
          <Text size="label" tone="soft">
            {texts.letters}
          </Text>
          <Heading level={2} size="display">
            {readable}
          </Heading>
        </div>
        <Text role="status" measure>
          {texts.until(moment(shown.expiresAt))}
        </Text>
        <Text tone="soft" measure>
          {texts.care}
        </Text>
      </Stack>
    </div>
  );
}

/** As large as the code, so that nothing moves when it comes. */
function Waiting() {
  return (
    <div role="status" aria-busy="true" className={styles.counter}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className={styles.waiting} aria-hidden="true">
        <SkeletonBlock ratio="square" />
      </div>
      <div aria-hidden="true">
        <SkeletonText lines={4} />
      </div>
    </div>
  );
}
