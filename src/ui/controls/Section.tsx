import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly note?: string | undefined;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a page: its title hangs in the margin, its sheet begins with a hairline. */
export function Section({ title, note, id, children }: Props) {
  return (
    <section className="section" id={id}>
      <header>
        <h2>{title}</h2>
        {note && <small>{note}</small>}
      </header>
      <div>{children}</div>
    </section>
  );
}
