import { registerArt } from './features/art/register-art.ts';
import { registerBrandMarks } from './features/catalogue/register-brand-marks.ts';
import { registerFiles } from './features/files/register-files.ts';
import type { Registration } from './http/build-server.ts';

/** Addresses outside of the contract: pages show them as pictures. */
export const registrations: readonly Registration[] = [registerArt, registerBrandMarks, registerFiles];
