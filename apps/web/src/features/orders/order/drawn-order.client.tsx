'use client';
import { type GivenAnswers, givenByKey } from '@suki/sdk/given';
import { keys } from '@suki/sdk/keys';
import { type ReactNode, useEffect } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { isSignedOut, type Session } from '../../../session/session-store.ts';
import { useSession } from '../../../session/use-session.ts';
import { DrawnAt, now } from '../../../shell/clock/browser-clock.ts';

/** The data that the server drew the page of an order with. */
export type DrawnOrder = {
  /** The person for whom it was drawn. */
  readonly uid: string;
  /** When, by the server's clock. */
  readonly at: string;
  readonly answers: GivenAnswers;
};

/** Older data are read again: nobody told this page of changes while it lay in a cache or loaded on a slow line. */
const FRESH_MS = 20_000;

export type DrawnProps = { readonly drawn: DrawnOrder; readonly children: ReactNode };

/** True when the browser turns out to be another person's, or nobody's. */
export function isDrawnForAnother(drawn: DrawnOrder, session: Session): boolean {
  return isSignedOut(session) || (session.status === 'registered' && session.uid !== drawn.uid);
}

/** Shows the data that the page was drawn with until something newer comes. */
export function Drawn({ drawn, children }: DrawnProps) {
  const { status } = useSession();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const isFresh = Math.abs(now().getTime() - Date.parse(drawn.at)) < FRESH_MS;
    if (status === 'registered' && !isFresh) {
      void mutate(keys.order(drawn.answers.order.id));
    }
  }, [status, drawn, mutate]);
  return (
    <SWRConfig value={{ fallback: givenByKey(drawn.answers) }}>
      <DrawnAt value={drawn.at}>{children}</DrawnAt>
    </SWRConfig>
  );
}
