import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** The options a command was given. `--help` prints the usage and ends it; so does an option that it does not have, with a failure. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } });
    if (!('help' in values && values.help)) return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(1);
  }
  console.log(usage);
  process.exit(0);
}
