'use client';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';
import { announcementMark, nearMs, nextChangeMs, type Remaining, remaining } from './remaining.ts';

export type CountdownWords = {
  /** The deadline as a day and an hour: "by Sun 22 Nov, 21:40". */
  deadline: string;
  /** Patterns with the figures in braces: "{days} d {hours} h left". */
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  /** "The time is up". */
  over: string;
};

export type CountdownProps = {
  /** Unix time in milliseconds. */
  deadlineMs: number;
  /** The server's time when this was rendered; the browser's clock may be wrong. */
  nowMs: number;
  words: CountdownWords;
};

function say(left: Remaining, words: CountdownWords): string {
  if (left.kind === 'over') return words.over;
  const figures: Record<string, number | string> = { ...left };
  if (left.kind === 'seconds') figures.seconds = String(left.seconds).padStart(2, '0');
  return words[left.kind].replace(/\{(\w+)\}/g, (pattern, name: string) => String(figures[name] ?? pattern));
}

/** Returns the milliseconds left, counted from the server's time by the browser's monotonic clock. */
function useLeftMs(deadlineMs: number, nowMs: number): number {
  const [leftMs, setLeftMs] = useState(deadlineMs - nowMs);
  useEffect(() => {
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const left = deadlineMs - nowMs - (performance.now() - startedAt);
      setLeftMs(left);
      const delayMs = nextChangeMs(left);
      if (delayMs !== undefined) timer = setTimeout(tick, delayMs);
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadlineMs, nowMs]);
  return leftMs;
}

/** A deadline with the time left: by the minute, in the last five minutes by the second. */
export function Countdown({ deadlineMs, nowMs, words }: CountdownProps) {
  const leftMs = useLeftMs(deadlineMs, nowMs);
  const mark = announcementMark(leftMs);
  const [announced, setAnnounced] = useState({ mark, text: '' });
  if (announced.mark !== mark) setAnnounced({ mark, text: say(remaining(leftMs), words) });
  return (
    <span>
      <time dateTime={new Date(deadlineMs).toISOString()}>{words.deadline}</time>{' '}
      <span className={styles.countdown({ near: leftMs <= nearMs })}>{say(remaining(leftMs), words)}</span>
      <VisuallyHidden>
        <span role="status">{announced.text}</span>
      </VisuallyHidden>
    </span>
  );
}
