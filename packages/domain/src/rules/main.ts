#!/usr/bin/env node
/// <reference types="node" />
import { once } from 'node:events';
import { answerLine } from './answer-line.ts';

/*
 * The rules as a command: JSON lines in, JSON lines out, in order. Each piece is answered when it arrives, so that a
 * program can keep the pipe open and ask on; the end of the input answers a last line without its line break.
 */

/** The caller has gone, so there is no reader for the answer. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

async function write(answers: string): Promise<void> {
  if (!process.stdout.write(answers)) {
    await once(process.stdout, 'drain');
  }
}

const answer = (line: string): string => `${answerLine(line)}\n`;

let begun = '';
process.stdin.setEncoding('utf8');
for await (const piece of process.stdin) {
  const [first = '', ...rest] = String(piece).split('\n');
  begun += first;
  if (rest.length > 0) {
    const lines = [begun, ...rest];
    begun = lines.pop() ?? '';
    await write(lines.map(answer).join(''));
  }
}
if (begun !== '') {
  await write(answer(begun));
}
