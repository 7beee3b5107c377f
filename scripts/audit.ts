import './cli/output.ts';
import { readAudit } from './supply-chain/audit-answer.ts';
import { npm } from './supply-chain/npm.ts';

/** `npm run audit`: asks npm's advisory service about every package; says so where it cannot be asked. */
const { printed, failed } = npm('audit', '--json');
const { lines, code } = readAudit(printed || JSON.stringify({ message: failed ?? 'npm printed nothing' }));
console.log(lines.join('\n'));
process.exitCode = code;
