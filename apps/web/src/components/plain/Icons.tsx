/** The point on a map: a filled pin whose tip is at the middle of its lower edge. */
export const Pin = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
    <path
      fillRule="evenodd"
      d="M12 22C7.3 16.8 5 12.6 5 9a7 7 0 0 1 14 0c0 3.6-2.3 7.8-7 13zm0-10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"
    />
  </svg>
);
