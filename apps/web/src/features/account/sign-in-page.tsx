import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Suspense } from 'react';
import { PageFrame } from '../../shell/page/page-frame.tsx';
import { type SignInMode, signInTexts } from './sign-in.texts.ts';
import { SignInForm } from './sign-in-form.client.tsx';
import * as styles from './sign-in-page.css.ts';
import { SignInLine, SignInReason, SignInStake } from './sign-in-reason.client.tsx';

/** Holds the line until the address has been read. */
const NO_WORDS_YET = '\u00a0';

export function SignInPage({ mode }: { readonly mode: SignInMode }) {
  return (
    <PageFrame>
      <div className={styles.page}>
        <Stack space={6}>
          <Stack space={2}>
            <Heading level={1}>{signInTexts[mode].title}</Heading>
            <Suspense fallback={<SignInLine>{NO_WORDS_YET}</SignInLine>}>
              <SignInReason mode={mode} />
            </Suspense>
          </Stack>
          <SignInForm mode={mode} />
        </Stack>
        <aside aria-label={signInTexts.why.label}>
          <Suspense fallback={null}>
            <SignInStake mode={mode} />
          </Suspense>
        </aside>
      </div>
    </PageFrame>
  );
}
