/** The ticks of the flag row; the shape says the state, the colour only repeats it. */
export const tickShapes = {
  settled: <path d="M-4.5 3h9l-4.5 8z" className="tick-settled" />,
  disputed: <path d="M-3.7 3.5h7.4l-3.7 6.6z" className="tick-disputed" />,
  seen: <path d="M-3.5 6.5h7" className="tick-seen" />,
};

/** The ticks as large strips refer to them; stand once on a page (StripPatterns). */
export function TickSymbols() {
  return Object.entries(tickShapes).map(([tick, shape]) => (
    <g key={tick} id={`tick-${tick}`}>
      {shape}
    </g>
  ));
}
