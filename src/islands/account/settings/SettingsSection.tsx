import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A section with its title in the margin, as on all pages. */
export function SettingsSection({ title, note, children }: Props) {
  return (
    <section className="section">
      <header>
        <h2>{title}</h2>
        {note && <small className="quiet">{note}</small>}
      </header>
      <div className="settings-part">{children}</div>
    </section>
  );
}
