import type { Pool, PoolClient, QueryResult } from 'pg';

/** A pool of one connection. `end` waits for the last commit, throws its error, and gives the connection back. */
export type WorkerConnection = { readonly pool: Pool; readonly end: () => Promise<void> };

type Query = (...statement: readonly unknown[]) => Promise<QueryResult>;

/**
 * Takes one connection for a worker, which plays one step after the other. Nobody else waits for a worker's commit,
 * so the commit leaves in one packet with the worker's next statement, or alone when there is none. Every use case is
 * a transaction of its own as elsewhere; only the error of a commit is thrown one statement later.
 */
export async function workerConnection(shared: Pool): Promise<WorkerConnection> {
  const own = await shared.connect();
  const line = commitLater(own);
  const client: PoolClient = Object.create(own, {
    query: { value: line.query },
    release: { value: () => line.leave() },
  });
  const pool: Pool = Object.create(shared, {
    query: { value: line.query },
    connect: { value: async () => line.enter().then(() => client) },
  });
  const end = async (): Promise<void> => {
    try {
      await line.settled();
    } finally {
      own.release();
    }
  };
  return { pool, end };
}

/** Holds each commit back until the next statement of the connection. */
function commitLater(own: PoolClient) {
  const ask = own.query.bind(own) as unknown as Query;
  let isHeld = false;
  let unanswered = 0;
  let sent: Promise<unknown> = Promise.resolve();
  let failure: Error | undefined;
  let turn: Promise<void> = Promise.resolve();
  let leave = (): void => undefined;

  const send: Query = (...statement) => {
    unanswered += 1;
    const answer = ask(...statement);
    const answered = (): void => {
      unanswered -= 1;
    };
    answer.then(answered, answered);
    return answer;
  };
  const sendCommit = (): void => {
    if (!isHeld) return;
    isHeld = false;
    sent = send('commit').then(
      ({ command }) => {
        if (command !== 'COMMIT') failure ??= new Error(`Expected a transaction to commit, got ${command}.`);
      },
      (error: Error) => {
        failure ??= error;
      },
    );
  };
  const query: Query = (...statement) => {
    if (failure !== undefined) return Promise.reject(failure);
    const [text] = statement;
    if (text === 'commit') {
      isHeld = true;
      // Statements are on their way already, so waiting would save no packet.
      if (unanswered > 0) sendCommit();
      else setImmediate(sendCommit);
      return Promise.resolve({ command: 'COMMIT', rowCount: null, oid: 0, fields: [], rows: [] });
    }
    // Settings that a transaction makes for itself are settings of the whole database in a replay.
    if (typeof text === 'string' && text.startsWith('begin;')) {
      sendCommit();
      return send('begin');
    }
    // A transaction that failed before its commit has nothing to commit.
    if (text === 'rollback') isHeld = false;
    sendCommit();
    return send(...statement);
  };
  return {
    query,
    leave: () => leave(),
    /** Transactions of one connection wait for each other. */
    enter: (): Promise<void> => {
      const before = turn;
      turn = new Promise((settle) => {
        before.then(() => {
          leave = settle;
        });
      });
      return before;
    },
    settled: async (): Promise<void> => {
      sendCommit();
      await sent;
      if (failure !== undefined) throw failure;
    },
  };
}
