import type { StaffSession } from '@suki/sdk/types';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { FactList } from '@suki/ui/lists/FactList/FactList';
import { PageFrame } from '../../shell/page-frame.tsx';
import { factWidth } from '../../shell/shell.css.ts';
import { secondStepTexts as texts } from './second-step.texts.ts';
import { SetUp } from './set-up.tsx';

/** The page of one's own second step: set it up, or read how to get a new one. */
export function SecondStepPage({ state }: { readonly state: StaffSession['secondFactor'] }) {
  return (
    <PageFrame title={texts.page}>
      <Page as="main" id="main">
        {state === 'none' ? (
          <SetUp />
        ) : (
          <Stack space={4}>
            <Heading level={1}>{texts.isOn}</Heading>
            <Text measure>{texts.isOnText}</Text>
            <div className={factWidth}>
              <FactList facts={texts.changes} />
            </div>
          </Stack>
        )}
      </Page>
    </PageFrame>
  );
}
