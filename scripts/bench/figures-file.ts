/** One benchmark's figures as docs/figures.md shows them. */
export interface Section {
  /** What prints them anew. */
  readonly command: string;
  /** Day and machine. */
  readonly measured: string;
  /** As the command printed it. */
  readonly output: string;
}

const head = `# Figures

Written by \`npm run bench -- report [NAME …]\` alone: what each command printed, with day and machine. A shared machine varies by 40 %: to judge a change, run before and after in turns.
`;

/** The file's text; sections in the order of their commands. */
export function joinSections(sections: readonly Section[]): string {
  const parts = [...sections]
    .sort((a, b) => (a.command < b.command ? -1 : 1))
    .map(({ command, measured, output }) => `\n## ${command}\n\n${measured}\n\n\`\`\`text\n${output}\n\`\`\`\n`);
  return head + parts.join('');
}

/** The sections of a file that `joinSections` wrote. */
export function splitSections(text: string): Section[] {
  return [...text.matchAll(/^## (.+)\n\n(.+)\n\n```text\n([\s\S]*?)\n```$/gm)].map(([, command = '', measured = '', output = '']) => ({
    command,
    measured,
    output,
  }));
}
