import type { Pool, PoolClient, QueryResult } from 'pg';

/** Connections of one lane, of which there is one; `end` says how the last commit ended, and gives it back. */
export type LanePool = { readonly pool: Pool; readonly end: () => Promise<void> };

type Query = (...statement: readonly unknown[]) => Promise<QueryResult>;

/**
 * A lane plays one thing after the other, so it needs one connection. Nobody else waits for what it does, so a commit leaves in one packet with what the lane asks next,
 * or alone when it asks nothing: every use case is a transaction of its own as anywhere else, only a fault at its end is known one statement later.
 */
export async function lanePool(shared: Pool): Promise<LanePool> {
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

/** Asks one connection, and holds each commit back until the next question. */
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
      // Behind statements that are on their way it goes with them.
      if (unanswered > 0) sendCommit();
      else setImmediate(sendCommit);
      return Promise.resolve({ command: 'COMMIT', rowCount: null, oid: 0, fields: [], rows: [] });
    }
    // What a transaction sets for itself, the database of a replay has for all.
    if (typeof text === 'string' && text.startsWith('begin;')) {
      sendCommit();
      return send('begin');
    }
    // A transaction that failed before it was committed: there is nothing to commit.
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
