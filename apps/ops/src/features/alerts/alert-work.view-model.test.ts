import { toId } from '@suki/domain/ids/id';
import { describe, expect, test } from 'vitest';
import { closedLine, closedNotice, holderText, stepLines, takenNotice, whyNotClosed } from './alert-work.view-model.ts';

const ines = { at: '2026-11-21T06:00:00.000Z', by: toId('usr', 'usr_0000000001'), byName: 'Ines' };
const cause = { id: 'too_much_work', label: 'Too much work that day' } as const;
const handled = { ...ines, cause, note: 'Found on shelf 4.' };

describe('ops A.2 A17: an alert says who has it', () => {
  test.each([
    [null, null, 'Nobody has it yet'],
    [ines, ines.by, 'You have it'],
    [ines, 'usr_0000000002', 'Ines has it, since Sat 21 Nov, 2:00 PM'],
    [{ ...ines, byName: null }, null, 'A colleague has it, since Sat 21 Nov, 2:00 PM'],
  ])('%#: %s', (taken, viewerId, text) => {
    expect(holderText({ taken }, viewerId)).toBe(text);
  });

  test('and tells the second of two who take it that they were late', () => {
    expect(takenNotice({ taken: ines }, ines.by)).toBe('It is yours now');
    expect(takenNotice({ taken: ines }, 'usr_0000000002')).toBe('Ines took it first');
  });
});

describe('ops A.2 A17: an alert closes with its cause', () => {
  test.each([
    ['', '', /Choose/],
    ['other', ' ', /Write/],
    ['other', 'Flood.', undefined],
    ['too_much_work', '', undefined],
  ])('%j with the note %j', (chosen, note, problem) => {
    const why = whyNotClosed({ cause: chosen, note });
    if (problem === undefined) expect(why).toBeUndefined();
    else expect(why).toMatch(problem);
  });

  test('which stays with the note, the person and the time; an id is never shown', () => {
    expect(closedLine({ handled: null })).toBe('');
    expect(closedLine({ handled })).toBe(
      'Closed by Ines, Sat 21 Nov, 2:00 PM: Too much work that day. Found on shelf 4.',
    );
    expect(closedLine({ handled: { ...handled, cause: null, note: null, byName: null } })).toBe(
      'Closed by A colleague, Sat 21 Nov, 2:00 PM',
    );
  });

  test('the second person to close it is told that their note was not kept', () => {
    expect(closedNotice({ handled }, { cause: 'too_much_work', note: ' Found on shelf 4. ' })).toBe('Closed');
    expect(closedNotice({ handled }, { cause: 'other', note: 'Looked' })).toMatch(/^Ines closed it first/);
  });

  test('its history names who took, gave back and closed it, the newest first', () => {
    const steps = [
      { ...ines, act: 'taken' as const },
      { ...ines, at: '2026-11-21T07:00:00.000Z', act: 'closed' as const },
    ];
    expect(stepLines({ steps }).map(({ what }) => what)).toEqual(['Closed: Ines', 'Taken: Ines']);
  });
});
