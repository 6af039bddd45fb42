import './quick-imports.ts';
import { flushCompileCache } from 'node:module';

// Imported dynamically, because static imports are resolved before the line above runs.
const { startHttp } = await import('./start-http.ts');
await startHttp(process.env);
// Node keeps its compiled code only when a process ends in order; this line also serves a process that is killed.
flushCompileCache();
