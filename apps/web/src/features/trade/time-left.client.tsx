'use client';
import { Countdown } from '@suki/ui/market/Countdown/Countdown.client';
import { use, useState } from 'react';
import { DrawnAt, now, useVisitTime } from '../../shell/clock/browser-clock.ts';
import { moment } from '../../shell/when.ts';
import { tradeTexts } from './trade.texts.ts';

/**
 * A deadline minutes or hours away, with a countdown. Until the browser knows the time, the countdown is that of the
 * drawing; on a page that everybody shares only the day and hour.
 */
export function TimeLeft({ deadline }: { readonly deadline: string }) {
  const isInBrowser = useVisitTime() !== null;
  const drawnAt = use(DrawnAt);
  return isInBrowser || drawnAt !== null ? (
    <Running key={`${deadline} ${isInBrowser}`} deadline={deadline} drawnAt={isInBrowser ? null : drawnAt} />
  ) : (
    <time dateTime={deadline}>{tradeTexts.timeLeft.deadline(moment(deadline))}</time>
  );
}

function Running({ deadline, drawnAt }: { readonly deadline: string; readonly drawnAt: string | null }) {
  // The visit may have begun long ago, so the countdown starts from the time of this render.
  const [nowMs] = useState(() => (drawnAt === null ? now().getTime() : Date.parse(drawnAt)));
  const words = { ...tradeTexts.timeLeft, deadline: tradeTexts.timeLeft.deadline(moment(deadline)) };
  return <Countdown deadlineMs={Date.parse(deadline)} nowMs={nowMs} words={words} />;
}
