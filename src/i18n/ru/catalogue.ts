import { analysis } from './analysis.ts';
import { catalog } from './catalog.ts';
import { checker } from './checker.ts';
import { errors } from './errors.ts';
import { explain } from './explain.ts';
import { home } from './home.ts';
import { knowledge } from './knowledge.ts';
import { shell } from './shell.ts';
import { summary } from './summary.ts';

export const ru = { ...shell, ...home, ...knowledge, ...analysis, ...catalog, ...checker, ...errors, ...summary, ...explain };
