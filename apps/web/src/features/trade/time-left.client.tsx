'use client';
import { Countdown } from '@suki/ui/market/Countdown/Countdown.client';
import { useState } from 'react';
import { now, useVisitTime } from '../../shell/clock/browser-clock.ts';
import { moment } from '../../shell/when.ts';
import { tradeTexts } from './trade.texts.ts';

/** A deadline minutes or hours away, with a countdown. Until the browser knows the time, only the day and hour. */
export function TimeLeft({ deadline }: { readonly deadline: string }) {
  const isInBrowser = useVisitTime() !== null;
  return isInBrowser ? (
    <Running key={deadline} deadline={deadline} />
  ) : (
    <time dateTime={deadline}>{tradeTexts.timeLeft.deadline(moment(deadline))}</time>
  );
}

function Running({ deadline }: { readonly deadline: string }) {
  // The visit may have begun long ago, so the countdown starts from the time of this render.
  const [nowMs] = useState(() => now().getTime());
  const words = { ...tradeTexts.timeLeft, deadline: tradeTexts.timeLeft.deadline(moment(deadline)) };
  return <Countdown deadlineMs={Date.parse(deadline)} nowMs={nowMs} words={words} />;
}
