/** A strip beside words that say what matters; hidden from assistive technology. The cells are drawn by miniCells. */
export function StripMini({ cells }: { readonly cells: string }) {
  return <svg className="mini" height={16} aria-hidden="true" dangerouslySetInnerHTML={{ __html: cells }} />;
}
