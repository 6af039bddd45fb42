import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import state from 'firebase-tools/lib/emulator/auth/state.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreAccounts, serialiseAccounts, writeSnapshot } from './account-snapshot.ts';
import { keepSnapshot } from './snapshot-keeper.ts';

/** A new account each time, because the emulator changes the objects that it gets. */
const account = () => ({
  localId: 'abc',
  email: 'bea@suki.test',
  passwordHash: 'fakeHash',
  salt: 'fakeSalt',
  validSince: '1700000000',
  lastLoginAt: '1700000001000',
  customAttributes: '{"roles":["support"]}',
  providerUserInfo: [{ providerId: 'google.com', rawId: 'g-1', email: 'bea@suki.test' }],
});

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suki-accounts-'));
  file = join(folder, 'accounts.json');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

describe('a snapshot', () => {
  test('restores every field, also the time since which tokens are valid', () => {
    const first = new state.AgentProjectState('demo-suki');
    first.overwriteUserWithLocalId('abc', account());
    writeSnapshot(file, serialiseAccounts(first));
    const second = new state.AgentProjectState('demo-suki');
    expect(restoreAccounts(second, file)).toBe(1);
    expect(serialiseAccounts(second)).toBe(serialiseAccounts(first));
    expect(second.users.get('abc')).toMatchObject({
      ...account(),
      providerUserInfo: [{ providerId: 'google.com' }, { providerId: 'password' }],
    });
  });

  test('restores no accounts on the first start', () => {
    expect(restoreAccounts(new state.AgentProjectState('demo-suki'), file)).toBe(0);
  });

  test.each(['', '{"version":1,"acc', '{"version":2,"accounts":[]}', '{"version":1,"accounts":[{}]}', '[]'])(
    'with the text "%s" is refused and kept, and the error says what to do',
    (text) => {
      writeFileSync(file, text);
      expect(() => restoreAccounts(new state.AgentProjectState('demo-suki'), file)).toThrow(
        /cannot be read: move it away/,
      );
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );

  test('replaces the one before in one step and leaves no other file', () => {
    writeSnapshot(file, 'old');
    writeSnapshot(file, 'new');
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['accounts.json']);
  });
});

describe('keepSnapshot', () => {
  test('many changes are one write, a moment later', () => {
    vi.useFakeTimers();
    const project = new state.AgentProjectState('demo-suki');
    const keeper = keepSnapshot(project, file);
    project.overwriteUserWithLocalId('abc', account());
    keeper.noteChange();
    keeper.noteChange();
    expect(existsSync(file)).toBe(false);
    vi.advanceTimersByTime(100);
    expect(readFileSync(file, 'utf8')).toContain('bea@suki.test');
  });

  test('flush writes at once, and only when something is new', () => {
    const project = new state.AgentProjectState('demo-suki');
    const keeper = keepSnapshot(project, file);
    project.overwriteUserWithLocalId('abc', account());
    keeper.flush();
    expect(existsSync(file)).toBe(true);
    rmSync(file);
    keeper.flush();
    expect(existsSync(file)).toBe(false);
  });

  test('a disk that refuses to write does not end the emulator', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const project = new state.AgentProjectState('demo-suki');
    const keeper = keepSnapshot(project, join(file, 'below-a-file', 'accounts.json'));
    writeFileSync(file, '');
    project.overwriteUserWithLocalId('abc', account());
    expect(() => keeper.flush()).not.toThrow();
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('could not be written'));
  });
});
