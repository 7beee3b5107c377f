import type { ReactNode } from 'react';

/** A link, or only what it says where there is no page to lead to. */
export function Linked({ href, children }: { readonly href: string | null; readonly children: ReactNode }) {
  return href ? <a href={href}>{children}</a> : <span>{children}</span>;
}
