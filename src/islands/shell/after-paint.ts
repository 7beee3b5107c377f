/** Runs once the page has been painted, `before` in the frame that paints it; returns how to call both off. */
export function afterPaint(act: () => void, before?: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    before?.();
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
