import './quick-imports.ts';
import { flushCompileCache } from 'node:module';

// Only now, for what is imported statically is looked up before the line above is run.
const { startHttp } = await import('./start-http.ts');
await startHttp(process.env);
// Node itself keeps what it compiled when a process ends in order; one that is killed has kept it too.
flushCompileCache();
