import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** The options a command was given, and what stands without one. `--help` prints the usage and ends it; so does an option that it does not have, with a failure. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options, allowPositionals = true) {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } }, allowPositionals });
    if (!('help' in values && values.help)) return parseArgs({ options, allowPositionals });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(1);
  }
  console.log(usage);
  process.exit(0);
}

/** The same for a command that takes options only. */
export const readOptions = <const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) =>
  readArguments(usage, options, false).values;
