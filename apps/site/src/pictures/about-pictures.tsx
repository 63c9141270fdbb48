/** The two pictures of the About section: a morning with many tabs, and one with a single command center. */

const tabs = Array.from({ length: 9 }, (_, index) => index);
const sheetRows = [0, 1, 2, 3, 4, 5];

/** A browser with nine tabs, a half-filled sheet, notes and a search, overlapping. */
export function ManyTabsPicture() {
  return (
    <svg
      className="picture picture-tabs"
      viewBox="0 0 440 330"
      role="img"
      aria-label="A browser crowded with tabs, a half-filled sheet and loose notes"
    >
      <rect className="picture-card" x="1" y="1" width="438" height="328" rx="16" />
      {tabs.map((tab) => (
        <path key={tab} className={tab === 3 ? 'tab tab-open' : 'tab'} d={`M${12 + tab * 46} 44v-16q0-8 8-8h30q8 0 8 8v16z`} />
      ))}
      <path className="picture-line" d="M1 44h438M150 44" />
      <path className="tab-marks" d={tabs.map((tab) => `M${20 + tab * 46} 32h${tab % 3 === 0 ? 22 : 15}`).join('')} />
      <rect className="picture-field" x="18" y="56" width="404" height="22" rx="11" />
      <path
        className="picture-line"
        d={sheetRows.map((row) => `M18 ${102 + row * 30}h280`).join('') + 'M18 96v190M92 96v190M188 96v190M298 96v190'}
      />
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

const changes = [
  ['quarry-emerald', 'Mara Köhler', 'new job', 'Head of Operations'],
  ['quarry-emerald', 'Nordfracht', 'enriched', '140 people, Hamburg'],
  ['quarry-amber', 'Aylin Brandt', 'check again', 'verdict 31 days old'],
] as const;

/** One dashboard: leads, emails found, data enriched, changes. */
export function CommandCenterPicture() {
  return (
    <svg
      className="picture picture-center"
      viewBox="0 0 440 320"
      role="img"
      aria-label="One dashboard: leads found this week, verified emails, and what changed since yesterday"
    >
      <rect className="picture-frame" x="2" y="2" width="436" height="316" rx="16" />
      <path className="rail-mark" d="M28 20l8 11-8 11-8-11z" />
      <path className="picture-text" d="M21 72h14M21 98h14M21 124h14M21 150h14" />
      <path className="picture-line" d="M54 3v314" />
      <text className="picture-title" x="72" y="37">
        Today
      </text>
      <rect className="tile" x="72" y="52" width="166" height="112" rx="10" />
      <text x="86" y="74">
        Leads found
      </text>
      <text className="picture-number" x="224" y="75" textAnchor="end">
        214
      </text>
      <path className="bars" d="M93 150v-14M115 150v-26M137 150v-20M159 150v-38M181 150v-33" />
      <path className="bars-today" d="M212 150v-56" />
      <rect className="tile" x="252" y="52" width="168" height="112" rx="10" />
      <text x="266" y="74">
        Verified
      </text>
      <path className="dial-rest" d="M288 146a48 48 0 0 1 96 0" />
      <path className="dial-part" d="M288 146a48 48 0 0 1 84-31.7" />
      <text className="picture-number" x="336" y="146" textAnchor="middle">
        86%
      </text>
      <rect className="tile" x="72" y="178" width="348" height="124" rx="10" />
      <path className="picture-line" d="M72 219h348M72 260h348" />
      {changes.map(([quarry, name, what, detail], row) => (
        <g key={name} transform={`translate(0 ${row * 41})`}>
          <path className={quarry} d="M92 188l7 10-7 10-7-10z" />
          <text className="picture-strong" x="110" y="203">
            {name}
          </text>
          <text x="204" y="203">
            {what}
          </text>
          <text x="406" y="203" textAnchor="end">
            {detail}
          </text>
        </g>
      ))}
    </svg>
  );
}
