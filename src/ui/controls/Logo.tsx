/** Five cells of a formula strip; one of them is an active. */
export function Logo() {
  return (
    <svg width="30" height="18" viewBox="0 0 30 18" aria-hidden="true">
      <path fill="currentColor" d="M0 1h11v16H0zM12.5 1h6v16h-6z" />
      <path className="accent" d="M20 1h4v16h-4z" />
      <path fill="currentColor" d="M25.5 1h2.3v16h-2.3zM29 1h1v16h-1z" />
    </svg>
  );
}
