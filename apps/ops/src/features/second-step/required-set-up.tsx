import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Mark } from '@suki/ui/foundations/Mark/Mark';
import { Page } from '@suki/ui/foundations/Page/Page';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { ToastRegion } from '@suki/ui/overlays/Toast/ToastRegion.client';
import { signInTexts } from '../../session/session.texts.ts';
import { sessionStore } from '../../session/session.ts';
import { OfflineLine } from '../../shell/offline-line.tsx';
import * as styles from '../../shell/shell.css.ts';
import { shellTexts } from '../../shell/shell.texts.ts';
import { SecondStepPage } from './second-step-page.tsx';

/** The only page of somebody who has to set up their second step first: it has no pages to lead to, but a way out. */
export function RequiredSetUp() {
  return (
    <>
      <Page as="header">
        <div className={styles.bareHead}>
          <Inline justify="between">
            <Mark name="suki" label={signInTexts.home} href="/" />
            <TextButton onClick={() => void sessionStore.signOut()}>{shellTexts.signOut}</TextButton>
          </Inline>
          <OfflineLine />
        </div>
      </Page>
      <SecondStepPage state="none" />
      <ToastRegion />
    </>
  );
}
