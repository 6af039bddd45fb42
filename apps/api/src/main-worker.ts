import './quick-imports.ts';
import { flushCompileCache } from 'node:module';

// Only now, for what is imported statically is looked up before the line above is run.
const { startWorker } = await import('./start-worker.ts');
await startWorker(process.env);
// Node itself keeps what it compiled when a process ends in order; one that is killed has kept it too.
flushCompileCache();
