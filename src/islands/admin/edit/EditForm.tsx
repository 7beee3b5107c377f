import type { ReactNode } from 'react';
import { EditBar } from './EditBar.tsx';
import type { Editor } from './use-editor.ts';

interface Props<Shown> {
  readonly editor: Editor<Shown>;
  readonly title?: string;
  readonly children: ReactNode;
}

/** The fields of a record, with what is done about their changes above them. */
export function EditForm<Shown>({ editor, title, children }: Props<Shown>) {
  return (
    <form
      className="desk-edit"
      onSubmit={(event) => {
        event.preventDefault();
        void editor.send();
      }}
    >
      {title !== undefined && <h2>{title}</h2>}
      <EditBar editor={editor} />
      {children}
    </form>
  );
}
