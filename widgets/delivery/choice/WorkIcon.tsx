/** A briefcase: an address where somebody works. */
export const WorkIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4 8h16v11H4zM9 8V5h6v3M4 13h16" />
  </svg>
);
