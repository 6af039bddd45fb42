'use client';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { isPrivatePath } from '../session/private-paths.ts';
import { paths } from '../shell/paths.ts';
import { CountLine } from './count-line.client.tsx';

/** Where somebody pays, signs in or reads about the choice, nothing else is asked. */
const isQuiet = (pathname: string): boolean =>
  isPrivatePath(pathname) || pathname === paths.signIn || pathname === paths.register || pathname === paths.cookies;

/**
 * Asks once if visits may be counted. This code comes after the first action on the first page, and the line comes with
 * a later page, as a part of it: on no page does anything move (ADR 0185).
 */
export default function CountQuestion() {
  const pathname = usePathname();
  const [first] = useState(pathname);
  const [answeredOn, setAnsweredOn] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  if (pathname !== first && !hasLeft) setLeft(true);
  // The answer keeps the room of the question until the next page.
  const isOver = answeredOn !== null && answeredOn !== pathname;
  if ((pathname === first && !hasLeft) || isOver || isQuiet(pathname)) return null;
  return <CountLine onAnswer={() => setAnsweredOn(pathname)} />;
}
