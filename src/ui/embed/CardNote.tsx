interface Props {
  readonly text: string;
  readonly href: string;
  readonly link: string;
}

/** In the place of a card that has nothing to show. */
export function CardNote({ text, href, link }: Props) {
  return (
    <article className="card">
      <h1 className="card-note">{text}</h1>
      <footer>
        <a className="card-way" href={href} rel="noopener">
          {link}
        </a>
      </footer>
    </article>
  );
}
