export async function fetchText(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.text();
}
