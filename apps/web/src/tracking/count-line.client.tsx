'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { useEffect, useState } from 'react';
import { PageLink } from '../shell/page-link.client.tsx';
import { paths } from '../shell/paths.ts';
import * as styles from './count-line.css.ts';
import { trackingTexts as texts } from './tracking.texts.ts';
import { countVisits, noteAsked } from './visit-choice.ts';

/** The question in one line, with a yes and a no of one weight. */
export function CountLine({ onAnswer }: { readonly onAnswer: () => void }) {
  const [answer, setAnswer] = useState<boolean | null>(null);
  useEffect(noteAsked, []);
  const choose = (isAllowed: boolean): void => {
    countVisits(isAllowed);
    setAnswer(isAllowed);
    onAnswer();
  };
  return (
    <section aria-label={texts.name}>
      <Page>
        <div className={styles.line}>
          <div className={styles.words}>
            <Text role="status" size="label">
              {answer === null ? texts.question : answer ? texts.counted : texts.notCounted}{' '}
              <TextLink href={paths.cookies} link={PageLink} place="sentence">
                {answer === null ? texts.details : texts.change}
              </TextLink>
            </Text>
          </div>
          {answer === null && (
            <>
              <Button size="compact" onClick={() => choose(true)}>
                {texts.yes}
              </Button>
              <Button size="compact" onClick={() => choose(false)}>
                {texts.no}
              </Button>
            </>
          )}
        </div>
      </Page>
    </section>
  );
}
