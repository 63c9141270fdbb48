/** One drawing per feature, each of a different working part. Their data is fictional. */
import { Verdict } from './search-scene.tsx';

const facets = [
  [
    'Industry',
    [
      ['Logistics', 412],
      ['Retail', 188],
      ['Software', 97],
    ],
  ],
  [
    'Company size',
    [
      ['11–50', 236],
      ['51–200', 412],
      ['201–500', 149],
    ],
  ],
  [
    'Job title',
    [
      ['Operations', 341],
      ['Supply chain', 128],
      ['Purchasing', 64],
    ],
  ],
  [
    'Location',
    [
      ['Germany', 297],
      ['Denmark', 86],
      ['Poland', 41],
    ],
  ],
] as const;

/** Filters with changing counts; the selected value of each is highlighted. */
export function SearchDrawing() {
  return (
    <div className="drawing facets" role="img" aria-label="Four filters with a count beside every value">
      {facets.map(([name, values]) => {
        const most = Math.max(...values.map(([, count]) => count));
        return (
          <div key={name} className="facet">
            <b>{name}</b>
            {values.map(([value, count]) => (
              <div key={value} className={count === most ? 'facet-value facet-chosen' : 'facet-value'}>
                <span>{value}</span>
                <span>{count}</span>
                <svg width="100%" height="3" preserveAspectRatio="none" viewBox="0 0 412 3">
                  <path d={`M0 0h${count}v3H0z`} />
                </svg>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** A mail dialogue that ends in 250. */
export function VerificationDrawing() {
  return (
    <div className="drawing dialogue" role="img" aria-label="A mail server is asked for an address and answers 250">
      <span>MAIL FROM:&lt;…&gt;</span>
      <span className="dialogue-reply">250 2.1.0 Ok</span>
      <span>RCPT TO:&lt;mara@nordfracht.example&gt;</span>
      <span className="dialogue-reply">250 2.1.5 Ok</span>
      <Verdict name="deliverable" />
    </div>
  );
}

const fields = [
  ['Work email', 'mara@nordfracht.example'],
  ['Job title', 'Head of Operations'],
  ['Company', 'Nordfracht, 140 people'],
  ['Location', 'Hamburg'],
] as const;

/** A profile splitting into fields. */
export function EnrichmentDrawing() {
  return (
    <div className="drawing profile" role="img" aria-label="A profile splits into work email, job title, company and location">
      <svg className="profile-card" width="72" height="92" viewBox="0 0 72 92">
        <rect x=".5" y=".5" width="71" height="91" rx="9" />
        <path className="profile-face" d="M36 12l14 19-14 19-14-19z" />
        <path className="profile-lines" d="M18 62h36M24 71h24M28 80h16" />
      </svg>
      <svg className="profile-threads" width="44" height="152" viewBox="0 0 44 152" preserveAspectRatio="none" fill="none">
        <path d="M0 76C24 76 16 19 44 19M0 76c24 0 20-19 44-19M0 76c24 0 20 19 44 19M0 76c24 0 16 57 44 57" />
      </svg>
      <div className="profile-fields">
        {fields.map(([name, value]) => (
          <span key={name}>
            <small>{name}</small>
            {value}
          </span>
        ))}
      </div>
    </div>
  );
}

const verdicts = [
  ['deliverable', 412],
  ['risky', 31],
  ['unknown', 18],
  ['undeliverable', 9],
] as const;

const checked = verdicts.reduce((sum, [, count]) => sum + count, 0);
/** Between two arcs of the dial, in addresses. */
const dialGap = 4;

/** A dial of data quality, and what it is made of. */
export function ValidationDrawing() {
  return (
    <div className="drawing quality" role="img" aria-label="A dial of data quality: 412 deliverable, 31 risky, 18 unknown, 9 undeliverable">
      <svg className="dial" width="196" height="108" viewBox="0 0 196 108" fill="none" strokeWidth="14">
        {verdicts.map(([name, count], index) => (
          <path
            key={name}
            className={`dial-${name}`}
            d="M182 101a84 84 0 0 0-168 0"
            pathLength={checked}
            strokeDasharray={`${count - dialGap} ${checked}`}
            strokeDashoffset={-verdicts.slice(0, index).reduce((sum, [, before]) => sum + before, 0)}
          />
        ))}
        <text x="98" y="94" textAnchor="middle">
          88%
        </text>
      </svg>
      <div className="quality-verdicts">
        {verdicts.map(([name, count]) => (
          <div key={name}>
            <Verdict name={name} />
            <span>{count}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
