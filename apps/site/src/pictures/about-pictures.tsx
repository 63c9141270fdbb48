/** The two pictures of the About section: the morning with many tabs, and the one with a single command center. */

const tabs = Array.from({ length: 9 }, (_, index) => index);
const sheetRows = [0, 1, 2, 3, 4, 5];

/** A browser with nine tabs, a half-filled sheet, notes and a search on top of each other. */
export function ManyTabsPicture() {
  return (
    <svg className="picture picture-tabs" viewBox="0 0 440 330" role="img" aria-label="A browser crowded with tabs, a half-filled sheet and loose notes">
      <rect className="picture-card" x="1" y="1" width="438" height="328" rx="16" />
      {tabs.map((tab) => (
        <path key={tab} className={tab === 3 ? 'tab tab-open' : 'tab'} d={`M${12 + tab * 46} 44v-16q0-8 8-8h30q8 0 8 8v16z`} />
      ))}
      <path className="picture-line" d="M1 44h438M150 44" />
      <path className="tab-marks" d={tabs.map((tab) => `M${20 + tab * 46} 32h${tab % 3 === 0 ? 22 : 15}`).join('')} />
      <rect className="picture-field" x="18" y="56" width="404" height="22" rx="11" />
      <path className="picture-line" d={sheetRows.map((row) => `M18 ${102 + row * 30}h280`).join('') + 'M18 96v190M92 96v190M188 96v190M298 96v190'} />
      <path className="picture-text" d="M28 117h46M28 147h38M28 177h52M28 207h30M102 117h66M102 147h72M102 207h50M198 117h60M198 177h82" />
      <path className="picture-missing" d="M198 147h40M102 177h44M198 207h56M28 237h34M102 237h60" />
      <g className="note">
        <path className="note-amber" d="M318 104l86-8 7 74-86 8z" />
        <path className="note-lines" d="M332 122l56-5M334 138l44-4M335 153l50-5" />
        <path className="note-cobalt" d="M300 206l92 12-9 72-92-12z" />
        <path className="note-lines" d="M312 226l60 8M310 242l48 6M308 257l56 8" />
      </g>
    </svg>
  );
}

/** One dashboard: leads, emails found, data enriched, what changed. */
export function CommandCenterPicture() {
  return (
    <svg className="picture picture-center" viewBox="0 0 440 320" role="img" aria-label="One dashboard with leads, verified emails, enrichment and a monitor of changes">
      <rect className="picture-frame" x="2" y="2" width="436" height="316" rx="16" />
      <path className="picture-rail" d="M3.5 18a14.5 14.5 0 0 1 14.5-14.5h36v313H18A14.5 14.5 0 0 1 3.5 302z" />
      <path className="rail-mark" d="M29 20l8 11-8 11-8-11z" />
      <path className="picture-text" d="M22 72h14M22 98h14M22 124h14M22 150h14" />
      <path className="picture-heading" d="M74 32h96" />
      <rect className="tile" x="72" y="52" width="166" height="112" rx="10" />
      <path className="bars" d="M92 146v-22M114 146v-36M136 146v-28M158 146v-48M180 146v-60M202 146v-54" />
      <path className="bars-today" d="M222 146v-72" />
      <rect className="tile" x="252" y="52" width="168" height="112" rx="10" />
      <path className="dial-rest" d="M288 140a48 48 0 0 1 96 0" />
      <path className="dial-part" d="M288 140a48 48 0 0 1 84-31.7" />
      <path className="rail-mark" d="M336 122l8 11-8 11-8-11z" />
      <rect className="tile" x="72" y="178" width="348" height="124" rx="10" />
      <path className="picture-line" d="M72 219h348M72 260h348" />
      <path className="quarry-emerald" d="M92 188l7 10-7 10-7-10zM92 229l7 10-7 10-7-10z" />
      <path className="quarry-amber" d="M92 271l7 10-7 10-7-10z" />
      <path className="picture-text" d="M112 198h74M112 239h92M112 281h64M218 198h58M218 239h44M218 281h70" />
      <path className="pill-emerald" d="M344 198h52M344 239h52" />
      <path className="pill-amber" d="M358 281h38" />
    </svg>
  );
}
