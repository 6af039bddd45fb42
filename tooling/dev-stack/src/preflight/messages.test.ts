import { highestPortBase, ports } from '@suki/local-stack/ports';
import { describe, expect, test } from 'vitest';
import { alreadyRunningMessage } from '../stack/preflight.ts';
import { unconfirmedMessage } from '../stack/reset.ts';
import { busyPortsMessage } from './busy-ports.ts';
import { foreignFolderMessage, fullDiskMessage, unwritableMessage } from './data-folder.ts';
import { connectionMessage, oldVersionMessage, parseDatabaseUrl, powerlessUserMessage } from './database-url.ts';

const target = { host: 'db.example', port: '5432', database: 'shop' };

function failure(code: string, message = 'words of the server'): Error {
  return Object.assign(new Error(message), { code });
}

describe('every problem is one sentence that says what to do', () => {
  test.each([
    {
      name: 'one busy port',
      message: busyPortsMessage(ports(3000), ['api']),
      words: ['Port 4000 (API) is in use by another program', 'SUKI_PORT_BASE=13000'],
    },
    {
      name: 'several busy ports',
      message: busyPortsMessage(ports(3000), ['web', 'postgres']),
      words: ['Ports 3000 (shop), 5433 (PostgreSQL) are in use', 'SUKI_PORT_BASE='],
    },
    {
      name: 'a busy port near the upper end proposes a base that is allowed',
      message: busyPortsMessage(ports(highestPortBase), ['web']),
      words: [`SUKI_PORT_BASE=${highestPortBase - 10_000}`],
    },
    {
      name: 'a read-only disk',
      message: unwritableMessage('/data', failure('EROFS', 'EROFS: read-only file system')),
      words: ['/data cannot be written (EROFS', 'make it writable', 'SUKI_DATA_DIR', 'nothing was changed'],
    },
    {
      name: 'a full disk while writing',
      message: unwritableMessage('/data', failure('ENOSPC', 'ENOSPC: no space left on device')),
      words: ['free some space', 'SUKI_DATA_DIR'],
    },
    {
      name: 'a nearly full disk',
      message: fullDiskMessage('/data', 300.7 * 1024 ** 2),
      words: ['Only 300 MB are free on the disk of /data', '1024 MB', 'free some space', 'SUKI_DATA_DIR'],
    },
    {
      name: "somebody else's folder",
      message: foreignFolderMessage('/home/me'),
      words: ["not Suki's", 'SUKI_DATA_DIR'],
    },
    {
      name: 'a run in progress',
      message: alreadyRunningMessage({ owner: { pid: 42, startedAt: '' }, base: 3000, command: 'dev', isReady: true }),
      words: ['runs already', 'terminal of "dev"', '"kill 42"', 'http://localhost:3000', 'Ctrl-C'],
    },
    {
      name: 'a run that is starting',
      message: alreadyRunningMessage({
        owner: { pid: 42, startedAt: '' },
        base: 3000,
        command: 'start',
        isReady: false,
      }),
      words: ['is being started already'],
    },
    {
      name: 'a reset with a database of its own',
      message: unconfirmedMessage('postgres://me:hush@db.example/shop'),
      words: ['the database shop on db.example:5432', '--yes', 'nothing was deleted'],
    },
    {
      name: 'an old server',
      message: oldVersionMessage(target, '15.4'),
      words: ['PostgreSQL 15.4 on db.example:5432', '18 or newer', 'upgrade it'],
    },
    {
      name: 'a user without rights',
      message: powerlessUserMessage(target),
      words: ['may not create tables in the database shop on db.example:5432', 'owner'],
    },
  ])('$name', ({ message, words }) => {
    for (const word of words) expect(message).toContain(word);
    expect(message.split('\n')).toHaveLength(1);
    expect(message).not.toMatch(/[.!?] [A-Z]/);
    expect(message).toMatch(/: .*\.$/);
  });
});

describe('DATABASE_URL that does not connect', () => {
  test.each([
    { code: 'ECONNREFUSED', words: 'nothing listens on db.example:5432 (database shop)' },
    { code: 'ENOTFOUND', words: 'the host db.example (port 5432, database shop) cannot be found' },
    { code: '28P01', words: 'refuses the user or the password' },
    { code: '3D000', words: 'has no database named shop' },
    { code: 'EHOSTUNREACH', words: 'db.example:5432 (database shop) cannot be reached' },
    { code: '57P03', words: 'db.example:5432 (database shop) answers: words of the server' },
  ])('$code is told as "$words"', ({ code, words }) => {
    expect(connectionMessage(target, failure(code))).toContain(words);
  });

  test('a server that accepts and stays silent is reported after five seconds', () => {
    expect(connectionMessage(target, new Error('timeout expired'))).toContain(
      'db.example:5432 (database shop) does not answer within 5 s',
    );
  });

  test('a name with two refusing addresses is reported like one address', () => {
    const both = new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')]);
    expect(connectionMessage(target, both)).toContain('nothing listens on');
  });

  test.each([
    { url: 'postgres://me:hush@db.example/shop', host: 'db.example', port: '5432', database: 'shop' },
    {
      url: 'postgresql://db.example:6000/my%20shop?sslmode=require',
      host: 'db.example',
      port: '6000',
      database: 'my shop',
    },
  ])('$url names its server', ({ url, ...expected }) => {
    expect(parseDatabaseUrl(url)).toEqual(expected);
  });

  test.each(['mysql://me:hush@db/shop', 'db.example/shop', 'postgres://me:hush@db', ''])(
    '%s is refused without repeating it',
    (url) => {
      expect(() => parseDatabaseUrl(url)).toThrow(/DATABASE_URL must look like postgres:/);
      expect(() => parseDatabaseUrl(url)).not.toThrow(/hush/);
    },
  );
});
