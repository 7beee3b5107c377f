/** Shows the site's page of this error in place of what the address promised, and keeps the address. */
export async function showErrorPage(status: 401 | 403 | 500): Promise<void> {
  const answer = await fetch(`/${status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const content = page.querySelector('main');
  const here = document.querySelector('main');
  if (!content || !here) return;
  document.title = page.title;
  here.replaceWith(content);
  const title = content.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}
