import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type {} from '../../testing/global-setup.ts';
import { copyCluster } from '../../testing/template-cluster.ts';
import { identityOf } from '../processes/process-identity.ts';
import { processInfo } from '../processes/process-info.ts';
import { type RunningPostgres, startPostgres } from './embedded-postgres.ts';
import { freePort, isPortFree } from './free-port.ts';

let directory: string;
let running: RunningPostgres[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'suki-embedded-'));
  running = [];
});

afterEach(async () => {
  for (const server of running) await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function start(port: number): Promise<RunningPostgres> {
  const server = await startPostgres({ directory, port, flags: ['fsync=off'] });
  running.push(server);
  return server;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('startPostgres', () => {
  test('data survives a stop and a second start', async () => {
    const first = await start(await freePort());
    await query(first.url, 'create table kept (id int); insert into kept values (7)');
    await first.stop();
    expect(processInfo(first.pid)).toBeUndefined();
    const second = await start(await freePort());
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 7 }]);
  });
});

describe('startPostgres with a cluster that is there already', () => {
  beforeEach(() => copyCluster(inject('templateClusterDirectory'), directory));

  test('with isMadeAnew the database is empty and isNew is true', async () => {
    const first = await start(await freePort());
    expect(first.isNew).toBe(true);
    await query(first.url, 'create table kept (id int)');
    await first.stop();
    const second = await startPostgres({ directory, port: await freePort(), flags: ['fsync=off'], isMadeAnew: true });
    running.push(second);
    expect(second.isNew).toBe(true);
    expect(await query(second.url, `select to_regclass('kept') as kept`)).toEqual([{ kept: null }]);
  });

  test('a server killed with -9 starts again and has what was committed', async () => {
    const first = await start(await freePort());
    await query(first.url, 'create table kept (id int); insert into kept values (7)');
    process.kill(-first.pid, 'SIGKILL');
    await first.exited;
    const second = await start(await freePort());
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 7 }]);
  });

  test('a server whose starter was killed is stopped and replaced on the same port', async () => {
    const port = await freePort();
    const orphan = await start(port);
    writeFileSync(
      join(directory, 'owner.json'),
      JSON.stringify({ ...identityOf(process.pid), startedAt: 'an earlier boot' }),
    );
    const second = await start(port);
    expect(processInfo(orphan.pid)).toBeUndefined();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a server in use is left alone, and the error names its owner', async () => {
    await start(await freePort());
    await expect(startPostgres({ directory, port: await freePort() })).rejects.toThrow(
      `in use by process ${process.pid}`,
    );
  });

  test("a busy port is reported in the server's own words", async () => {
    const port = await freePort();
    const blocker = createServer().listen(port, '127.0.0.1');
    await expect(startPostgres({ directory, port })).rejects.toThrow(
      /could not bind IPv4 address "127.0.0.1": Address already in use/,
    );
    blocker.close();
  });

  test('a lock file that names an unrelated process does not prevent the start', async () => {
    const first = await start(await freePort());
    await first.stop();
    writeFileSync(join(directory, 'cluster', 'postmaster.pid'), `${process.pid}\n`);
    const second = await start(await freePort());
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  const whereFrom = 'select coalesce(host(inet_client_addr()), $$socket$$) as from';

  test('the address is a socket in a folder that other users cannot read; the loopback address works as well', async () => {
    const server = await start(await freePort());
    expect(await query(server.url, whereFrom)).toEqual([{ from: 'socket' }]);
    const { href } = Object.assign(new URL(server.url), { search: '' });
    expect(await query(href, whereFrom)).toEqual([{ from: '127.0.0.1' }]);
  });

  test('the address is the loopback address when the path is too long for a socket', async () => {
    const deep = join(directory, 'x'.repeat(90));
    mkdirSync(deep);
    copyCluster(inject('templateClusterDirectory'), deep);
    const server = await startPostgres({ directory: deep, port: await freePort(), flags: ['fsync=off'] });
    running.push(server);
    expect(await query(server.url, whereFrom)).toEqual([{ from: '127.0.0.1' }]);
  });

  test('the socket of a killed server whose pid lives on does not prevent the start', async () => {
    const port = await freePort();
    await (await start(port)).stop();
    // The pid has to be another server's: PostgreSQL ignores the process of another user.
    const other = join(directory, 'other');
    mkdirSync(other);
    copyCluster(inject('templateClusterDirectory'), other);
    const alive = await startPostgres({ directory: other, port: await freePort() });
    running.push(alive);
    writeFileSync(join(directory, 'cluster', `.s.PGSQL.${port}.lock`), `${alive.pid}\n`);
    const second = await start(port);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a failed start leaves no server behind', async () => {
    const port = await freePort();
    await expect(startPostgres({ directory, port, flags: ['no_such_setting=1'] })).rejects.toThrow(/no_such_setting/);
    expect(await isPortFree(port)).toBe(true);
  });
});
