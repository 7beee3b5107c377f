import bowser from 'bowser';

/** What a user-agent string tells of browser and system, as people call them: "Firefox · Windows"; null where it tells neither. */
export function browserName(agent: string | null): string | null {
  if (!agent) return null;
  const { browser, os } = bowser.parse(agent);
  return [browser.name, os.name].filter(Boolean).join(' · ') || null;
}
