import { parentPort } from 'node:worker_threads';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { packKnowledge } from './knowledge.ts';

/** The thread of loadPackedKnowledge. */
parentPort?.postMessage(packKnowledge(loadKnowledge()));
