/** The mark: three panes in one lozenge, amber above, ruby and cobalt below. Recognizable from 16 px. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg
      className="mark"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      stroke="var(--frame)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path fill="var(--amber)" d="M12 1.5 17 7l-5 5.5L7 7z" />
      <path fill="var(--ruby)" d="M7 7l5 5.5v10L2.5 12z" />
      <path fill="var(--cobalt)" d="M17 7l4.5 5L12 22.5v-10z" />
    </svg>
  );
}
