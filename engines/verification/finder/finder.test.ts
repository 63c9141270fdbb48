import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAddress } from '@leadlight/vocabulary/address';
import { estimatePatterns, type KnownAddress, patterns } from './patterns.ts';
import { findResult, nextCandidate, startFind, applyVerdict, type FindState } from './search.ts';
import { priorOf } from './pattern-shares.ts';
import { conventionsOf, familySpellings, givenSpellings } from './spellings.ts';

const ana = { given: 'Ana', family: 'Diaz' };
const search = (observed: KnownAddress[] = [], name = ana): FindState => {
  const started = startFind({ name, domain: 'acme.test', observed });
  if (!started) throw new Error('no search');
  return started;
};
const texts = (spellings: readonly { text: string }[]): string[] => spellings.map(({ text }) => text);

describe('names', () => {
  test.for([
    ['accents are dropped', 'Núria', ['nuria']],
    ['German umlauts have two spellings', 'Jürgen', ['juergen', 'jurgen']],
    ['Danish and Norwegian letters have two spellings', 'Søren', ['soren', 'soeren']],
    ['Polish letters have one spelling', 'Łukasz', ['lukasz']],
    ['a double name has a hyphen, no hyphen, or only its first part', 'Jean-Pierre', ['jean-pierre', 'jeanpierre', 'jean']],
    ['an apostrophe is dropped', "D'Arcy", ['darcy']],
  ] as const)('%s', ([, given, spellings]) => {
    expect(texts(givenSpellings(given))).toEqual(spellings);
  });

  test.for([
    ['a particle is joined, dropped, hyphenated, or shortened', 'van der Berg', ['vanderberg', 'berg', 'van-der-berg', 'vdberg']],
    ['a first surname keeps its particle, or loses it', 'de la Fuente Mora', ['delafuente', 'fuente', 'mora', 'delafuentemora']],
    ['an Irish surname of several words is one', 'Mac Giolla Phádraig', ['macgiollaphadraig', 'giollaphadraig', 'mac-giolla-phadraig']],
    ['an article is a particle', 'al-Rashid', ['alrashid', 'rashid', 'al-rashid']],
    ['two surnames: the first, both, or the last', 'García Márquez', ['garcia', 'garciamarquez', 'marquez', 'garcia-marquez']],
    ['a lone particle is a name', 'Le', ['le']],
  ] as const)('%s', ([, family, spellings]) => {
    expect(texts(familySpellings(family)).slice(0, spellings.length)).toEqual(spellings);
    if (!family.startsWith('de la')) expect(familySpellings(family)).toHaveLength(spellings.length);
  });

  test('for any name, spellings are plain letters whose shares add up to one', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 30 }),
          fc.string({ unit: fc.constantFrom(...Array.from("aá-' .ßde")), maxLength: 12 }),
        ),
        (name) => {
          for (const spellings of [givenSpellings(name), familySpellings(name)]) {
            for (const { text } of spellings) expect(text).toMatch(/^[a-z][a-z-]*$|^[a-z]$/);
            if (spellings.length > 0) expect(spellings.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
          }
        },
      ),
    );
  });
});

describe('patterns', () => {
  test('without observations, the most common patterns come first', () => {
    expect(
      search()
        .candidates.slice(0, 3)
        .map(({ address }) => address),
    ).toEqual(['ana.diaz@acme.test', 'adiaz@acme.test', 'ana@acme.test']);
  });

  test('one known colleague outweighs the prior', () => {
    const [best] = search([{ localPart: 'bkowalski', name: { given: 'Bob', family: 'Kowalski' } }]).candidates;
    expect(best).toMatchObject({ address: 'adiaz@acme.test', pattern: 'flast' });
    expect(best?.probability).toBeGreaterThan(0.6);
  });

  test('an address without a name counts by its shape', () => {
    expect(search([{ localPart: 'b.kowalski' }, { localPart: 'c.lee' }]).candidates[0]?.address).toBe('a.diaz@acme.test');
  });

  test('a single word without a name is ignored', () => {
    expect(estimatePatterns([{ localPart: 'kowalski' }])).toEqual(estimatePatterns([{ localPart: 'lee' }]));
  });

  test('addresses that follow no pattern raise the probability of "other"', () => {
    const odd = Array.from({ length: 5 }, () => ({ localPart: 'x9k2', name: { given: 'Bob', family: 'Lee' } }));
    expect(estimatePatterns(odd).noPattern).toBeGreaterThan(0.8);
  });

  test('for any observations, the shares add up to one', () => {
    const observed = fc.array(
      fc
        .record({ localPart: fc.stringMatching(/^[a-z._-]{1,10}$/), name: fc.option(fc.constant(ana), { nil: undefined }) })
        .map(({ localPart, name }): KnownAddress => (name ? { localPart, name } : { localPart })),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(observed, (seen) => {
        const { shares, noPattern } = estimatePatterns(seen);
        expect(Object.values(shares).reduce((sum, share) => sum + share, noPattern)).toBeCloseTo(1);
      }),
    );
  });
});

describe('a find', () => {
  const verdict = (
    address: string,
    kind: 'deliverable' | 'undeliverable' | 'risky' | 'unknown',
    reason: Parameters<typeof applyVerdict>[1]['reason'],
  ) => ({ normalized: address, verdict: kind, reason });

  test('stops at the first mailbox that exists', () => {
    const rare = { given: 'Ana', family: 'Quarrel' };
    const found = findResult(applyVerdict(search([], rare), verdict('ana.quarrel@acme.test', 'deliverable', 'mailbox_accepted')));
    expect(found).toMatchObject({ kind: 'confirmed', best: { address: 'ana.quarrel@acme.test' }, probes: 1 });
    expect(found.best?.probability).toBeGreaterThan(0.98);
  });

  const jane = { given: 'Jane', family: 'Smith' };
  const john = { given: 'John', family: 'Smith' };
  const colleague = (localPart: string, given: string, family: string): KnownAddress => ({ localPart, name: { given, family } });
  const exists = (state: FindState, address: string) =>
    findResult(applyVerdict(state, verdict(address, 'deliverable', 'mailbox_accepted')));

  test.for(['jsmith@acme.test', 'j.smith@acme.test', 'jane@acme.test', 'smith@acme.test'])(
    '%s could be a namesake, so it is not confirmed without knowing a colleague, and its probability is stated',
    (address) => {
      const found = exists(search([], jane), address);
      expect(found).toMatchObject({ kind: 'pattern_only', best: { address } });
      expect(found.best?.probability).toBeGreaterThan(0.1);
      expect(found.best?.probability).toBeLessThan(0.95);
    },
  );

  test('an initial and a rare surname are confirmed where a colleague has the same pattern', () => {
    const known = [colleague('bkowalski', 'Bob', 'Kowalski'), colleague('clee', 'Chris', 'Lee')];
    expect(exists(search(known, { given: 'Jane', family: 'Tresselwick' }), 'jtresselwick@acme.test').kind).toBe('confirmed');
    expect(exists(search(known, jane), 'jsmith@acme.test').kind).toBe('pattern_only');
  });

  test('an initial and a surname are not confirmed at a company that bears the name', () => {
    const started = startFind({
      name: { given: 'Jane', family: 'Tresselwick' },
      domain: 'tresselwick.test',
      observed: [colleague('bkowalski', 'Bob', 'Kowalski')],
    });
    if (!started) throw new Error('no search');
    expect(exists(started, 'jtresselwick@tresselwick.test').kind).toBe('pattern_only');
  });

  test('one name alone is never confirmed, whatever the pattern', () => {
    const known = ['Bob', 'Chris', 'Dana'].map((given) => colleague(given.toLowerCase(), given, 'Tresselwick'));
    expect(exists(search(known, jane), 'jane@acme.test').kind).toBe('pattern_only');
  });

  test("a colleague's address is never proposed, and then the person's own is fuller or has a number", () => {
    const state = search([{ localPart: 'jsmith', name: john }, colleague('bkowalski', 'Bob', 'Kowalski')], jane);
    const addresses = state.candidates.map(({ address }) => address);
    expect(addresses).not.toContain('jsmith@acme.test');
    expect(addresses).toContain('jsmith2@acme.test');
    expect(addresses).toContain('jane.smith@acme.test');
  });

  test("a known address under a short form of the name is the same person's", () => {
    const state = search([{ localPart: 'rsmith', name: { given: 'Bob', family: 'Smith' } }], { given: 'Robert', family: 'Smith' });
    expect(state.candidates[0]?.address).toBe('rsmith@acme.test');
  });

  test('a deferral never confirms, whatever else the server said', () => {
    for (const [kind, reason] of [
      ['risky', 'temporarily_deferred'],
      ['unknown', 'greylisted'],
      ['unknown', 'callout_pending'],
    ] as const) {
      const found = findResult(applyVerdict(search(), verdict('ana.diaz@acme.test', kind, reason)));
      expect(found.kind).toBe('unconfirmed');
      expect(found.best?.probability).toBeLessThan(0.6);
    }
  });

  test("when the mailbox that exists may be somebody else's, fuller addresses are asked about before the search ends", () => {
    let state = applyVerdict(search([], jane), verdict('jane@acme.test', 'deliverable', 'mailbox_accepted'));
    expect(nextCandidate(state)?.address).toBe('jane.smith@acme.test');
    state = applyVerdict(state, verdict('jane.smith@acme.test', 'deliverable', 'mailbox_accepted'));
    // The name is frequent: a number would show a namesake.
    expect(nextCandidate(state)?.address).toBe('jane.smith2@acme.test');
    state = applyVerdict(state, verdict('jane.smith2@acme.test', 'undeliverable', 'mailbox_not_found'));
    expect(findResult(state)).toMatchObject({ kind: 'confirmed', best: { address: 'jane.smith@acme.test' }, probes: 3 });
  });

  test('the address of a frequent name is not confirmed if a numbered one exists as well', () => {
    const found = applyVerdict(search([], jane), verdict('jane.smith@acme.test', 'deliverable', 'mailbox_accepted'));
    const both = findResult(applyVerdict(found, verdict('jane.smith2@acme.test', 'deliverable', 'mailbox_accepted')));
    expect(both).toMatchObject({ kind: 'pattern_only', best: { address: 'jane.smith@acme.test', probability: 0.5 } });
    expect(both.others[0]).toMatchObject({ address: 'jane.smith2@acme.test', probability: 0.5 });
  });

  test.each([
    ['unknown', 'greylisted'],
    ['risky', 'temporarily_deferred'],
    ['risky', 'catch_all'],
  ] as const)('a numbered address about which the server says nothing (%s, %s) proves neither address', (kind, reason) => {
    const found = applyVerdict(search([], jane), verdict('jane.smith@acme.test', 'deliverable', 'mailbox_accepted'));
    const unclear = findResult(applyVerdict(found, verdict('jane.smith2@acme.test', kind, reason)));
    expect(unclear).toMatchObject({ kind: 'pattern_only', best: { address: 'jane.smith@acme.test' } });
    expect(unclear.best?.probability).toBeGreaterThan(0.5);
    expect(unclear.best?.probability).toBeLessThan(0.95);
    expect(unclear.others.filter(({ address, probability }) => address === 'jane.smith2@acme.test' && probability >= 0.4)).toEqual([]);
  });

  test.for([
    ['Spain', 'Ana', 'Díaz', 'ana.diaz'],
    ['Brazil', 'Julia', 'Ribeiro', 'julia.ribeiro'],
    ['Denmark', 'Anna', 'Jørgensen', 'anna.jorgensen'],
  ] as const)('the numbered address is asked about for a very frequent surname of %s', ([, given, family, local]) => {
    const found = applyVerdict(search([], { given, family }), verdict(`${local}@acme.test`, 'deliverable', 'mailbox_accepted'));
    expect(nextCandidate(found)?.address).toBe(`${local}2@acme.test`);
  });

  test('both names prove nothing in Vietnam, except at a small company', () => {
    const find = (size?: '1-50') => startFind({ name: { given: 'Trang', family: 'Nguyen' }, domain: 'acme.vn', ...(size && { size }) });
    const [any, small] = [find(), find('1-50')];
    const address = any?.candidates.find((each) => each.address === 'trang.nguyen@acme.vn') ?? any?.candidates[0];
    expect(any && exists(any, address?.address ?? '').kind).toBe('pattern_only');
    expect(small && exists(small, address?.address ?? '').kind).toBe('confirmed');
  });

  test.for([
    ['Toivonen', 'l.toivonen'],
    ['Leclerc', 'l.leclerc'],
    ['Zalewska', 'l.zalewska'],
  ] as const)(
    'an initial and %s, a frequent surname, prove nothing at a large company, although a colleague has the pattern',
    ([family, local]) => {
      const observed = [colleague('m.quarrel', 'Mia', 'Quarrel'), colleague('t.odell', 'Tom', 'Odell')];
      const state = startFind({ name: { given: 'Lea', family }, domain: 'acme.test', observed, size: '500+' });
      if (!state) throw new Error('no search');
      expect(exists(state, `${local}@acme.test`)).toMatchObject({ kind: 'pattern_only', best: { address: `${local}@acme.test` } });
    },
  );

  test('an initial and a rare surname at a large company are confirmed if the numbered address does not exist', () => {
    const observed = [colleague('m.quarrel', 'Mia', 'Quarrel'), colleague('t.odell', 'Tom', 'Odell')];
    const rare = startFind({ name: { given: 'Lea', family: 'Quandt' }, domain: 'acme.test', observed, size: '500+' });
    const found = rare && applyVerdict(rare, verdict('l.quandt@acme.test', 'deliverable', 'mailbox_accepted'));
    if (!found) throw new Error('no search');
    expect(nextCandidate(found)?.address).toBe('l.quandt2@acme.test');
    const missing = verdict('l.quandt2@acme.test', 'undeliverable', 'mailbox_not_found');
    expect(findResult(applyVerdict(found, missing))).toMatchObject({ kind: 'confirmed', best: { address: 'l.quandt@acme.test' } });
    expect(exists(found, 'l.quandt2@acme.test')).toMatchObject({ kind: 'pattern_only', best: { address: 'l.quandt@acme.test' } });
  });

  test('no numbered address is asked about for a rare surname, or at a small company', () => {
    const rare = { given: 'Ana', family: 'Quarrel' };
    const confirmed = applyVerdict(search([], rare), verdict('ana.quarrel@acme.test', 'deliverable', 'mailbox_accepted'));
    expect(findResult(confirmed)).toMatchObject({ kind: 'confirmed', probes: 1 });
    const small = startFind({ name: jane, domain: 'acme.test', size: '1-50' });
    const done = small && applyVerdict(small, verdict('jane.smith@acme.test', 'deliverable', 'mailbox_accepted'));
    expect(done && nextCandidate(done)).toBeNull();
  });

  test.for([
    ['a father and a son have the same name', { given: 'Odell', family: 'Quarrel', hasGeneration: true as const }, 'odell.quarrel'],
    ['Alex can be Alexandra', { given: 'Alexander', family: 'Quarrel' }, 'alex.quarrel'],
    ['Sam can be Samantha', { given: 'Sam', family: 'Quarrel' }, 'samuel.quarrel'],
    ['"Kumar" before the surname can be that of somebody else', { given: 'Odell Kumar', family: 'Quarrel' }, 'odell.kumar'],
    ['Marie Quarrel can work there beside Anna Marie Quarrel', { given: 'Anna Marie', family: 'Quarrel' }, 'marie.quarrel'],
    ['half of a double surname can be that of somebody else', { given: 'Odell', family: 'Kowalski-Quarrel' }, 'odell.kowalski'],
  ] as const)('a mailbox is not confirmed where another person is likely: %s', ([, name, local]) => {
    const state = search([], name);
    const address = `${local}@acme.test`;
    expect(state.candidates.map((each) => each.address)).toContain(address);
    const found = findResult(applyVerdict(state, verdict(address, 'deliverable', 'mailbox_accepted')));
    expect(found.kind).toBe('pattern_only');
    expect(found.best?.probability).toBeLessThan(0.95);
  });

  test.for([
    [
      'codes of an initial and two letters',
      [
        ['pvo', 'Paul', 'Vogel'],
        ['are', 'Anna', 'Reuter'],
      ],
      { given: 'Tobias', family: 'Lenz' },
      'tle',
    ],
    [
      'middle initials',
      [
        ['susan.b.holm', 'Susan B.', 'Holm'],
        ['omar.t.abara', 'Omar T.', 'Abara'],
      ],
      { given: 'Walter P.', family: 'Riker' },
      'walter.p.riker',
    ],
    [
      'patronymics',
      [
        ['ivanov.dp', 'Дмитрий Петрович', 'Иванов'],
        ['sokolova.oi', 'Ольга Игоревна', 'Соколова'],
      ],
      { given: 'Артём', family: 'Марков', patronymic: 'Викторович' },
      'markov.av',
    ],
    [
      'initials of two letters',
      [
        ['ch.petrov', 'Чавдар', 'Петров'],
        ['y.shterev', 'Юлиян', 'Щерев'],
      ],
      { given: 'Цветан', family: 'Ангелов' },
      'ts.angelov',
    ],
    [
      'particles with dots',
      [
        ['h.van.leeuwen', 'Henk', 'van Leeuwen'],
        ['r.de.groot', 'Ria', 'de Groot'],
      ],
      { given: 'Tjeerd', family: "op 't Veld" },
      't.op.t.veld',
    ],
    [
      'a Vietnamese surname that is spelled like an article',
      [
        ['hung.nguyen', 'Hùng', 'Nguyễn Văn'],
        ['mai.tran', 'Mai', 'Trần Thị'],
      ],
      { given: 'Bảo', family: 'Lê Quốc' },
      'bao.le',
    ],
  ] as const)('colleagues show the habit: %s', ([, colleagues, name, local]) => {
    const observed = colleagues.map(([localPart, given, family]): KnownAddress => {
      const [first = '', patronymic] = given.split(' ');
      return {
        localPart,
        name: patronymic !== undefined && /[а-я]/.test(patronymic) ? { given: first, family, patronymic } : { given, family },
      };
    });
    const best = search(observed, name).candidates.slice(0, 4);
    expect(best.map(({ address }) => address)).toContain(`${local}@acme.test`);
  });

  test('a candidate that does not exist raises the others and is not asked again', () => {
    const before = search();
    const after = applyVerdict(before, verdict('ana.diaz@acme.test', 'undeliverable', 'mailbox_not_found'));
    expect(nextCandidate(after)?.address).toBe('adiaz@acme.test');
    expect(after.candidates[0]?.probability).toBeGreaterThan(before.candidates[1]?.probability ?? 1);
  });

  test('on a catch-all domain, the result is a pattern only', () => {
    const after = applyVerdict(search(), verdict('ana.diaz@acme.test', 'risky', 'catch_all'));
    expect(nextCandidate(after)).toBeNull();
    expect(findResult(after)).toMatchObject({ kind: 'pattern_only', best: { address: 'ana.diaz@acme.test' }, probes: 1 });
  });

  test('a domain without mail ends the find, and an inconclusive server leaves it unconfirmed', () => {
    expect(findResult(applyVerdict(search(), verdict('ana.diaz@acme.test', 'undeliverable', 'null_mx')))).toMatchObject({
      kind: 'not_found',
      best: null,
    });
    expect(findResult(applyVerdict(search(), verdict('ana.diaz@acme.test', 'unknown', 'greylisted')))).toMatchObject({
      kind: 'unconfirmed',
    });
  });

  test('an invalid domain or a name without letters starts no find', () => {
    expect(startFind({ name: ana, domain: 'not a domain' })).toBeNull();
    expect(startFind({ name: ana, domain: '[192.0.2.1]' })).toBeNull();
    expect(startFind({ name: { given: '???', family: '---' }, domain: 'acme.test' })).toBeNull();
  });

  test('for any name, candidates are valid addresses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 40 }), (given, family) => {
        for (const { address } of startFind({ name: { given, family }, domain: 'acme.test' })?.candidates ?? [])
          expect(parseAddress(address).ok).toBe(true);
      }),
    );
  });

  test('never exceeds the maximum number of probes', () => {
    let state = search();
    for (let candidate = nextCandidate(state); candidate; candidate = nextCandidate(state)) {
      state = applyVerdict(state, verdict(candidate.address, 'undeliverable', 'mailbox_not_found'));
    }
    expect(findResult(state)).toMatchObject({ kind: 'not_found', probes: 7 });
  });
});

/** Simulates people according to the model's own assumptions, and compares stated probabilities with frequencies. */
test('probabilities are calibrated over 2,000 simulated people', () => {
  const random = generator(20_260_101);
  const given = ['ana', 'bob', 'carla', 'dan', 'eva', 'finn', 'gina', 'hugo'];
  const family = ['diaz', 'kowalski', 'lee', 'mbeki', 'novak', 'olsen', 'popov', 'rossi'];
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const draw = (shares: Readonly<Record<string, number>>): string | null => {
    let rest = random();
    for (const [name, share] of Object.entries(shares)) if ((rest -= share) < 0) return name;
    return null;
  };
  const bins = Array.from({ length: 5 }, () => ({ stated: 0, right: 0, count: 0 }));
  for (let person = 0; person < 2_000; person++) {
    const name = { given: pick(given), family: pick(family) };
    const started = startFind({ name, domain: 'acme.test' });
    if (!started) throw new Error('no search');
    const own = draw(Object.fromEntries(started.candidates.map(({ address, probability }) => [address, probability])));
    const exists = new Set(
      started.candidates.filter(({ address }) => random() < (started.collisions[address] ?? 0)).map(({ address }) => address),
    );
    if (own) exists.add(own);
    let state = started;
    for (let candidate = nextCandidate(state); candidate; candidate = nextCandidate(state)) {
      const { address } = candidate;
      state = applyVerdict(
        state,
        exists.has(address)
          ? { normalized: address, verdict: 'deliverable', reason: 'mailbox_accepted' }
          : { normalized: address, verdict: 'undeliverable', reason: 'mailbox_not_found' },
      );
    }
    const { best, kind } = findResult(state);
    if (!best || (kind !== 'confirmed' && kind !== 'pattern_only')) continue;
    const bin = bins[Math.min(4, Math.floor(best.probability * 5))];
    if (!bin) continue;
    bin.count++;
    bin.stated += best.probability;
    if (best.address === own) bin.right++;
  }
  const crowded = bins.filter(({ count }) => count >= 100);
  expect(crowded.length).toBeGreaterThanOrEqual(2);
  for (const { stated, right, count } of crowded) expect(Math.abs(stated - right) / count).toBeLessThan(0.05);
});

test.for(['', 'acme.de', 'acme.co.jp'])('the prior of the patterns adds up to one at "%s", for every size', (domain) => {
  for (const size of [undefined, '1-50', '51-200', '201-500', '500+'] as const)
    expect(Object.values(priorOf(Object.keys(patterns), domain, size)).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('small companies use first names, and companies outside the United States dots', () => {
  const bestAt = (domain: string, size?: '1-50' | '500+') =>
    startFind({ name: ana, domain, ...(size && { size }) })?.candidates[0]?.address;
  expect(bestAt('acme.com', '1-50')).toBe('ana@acme.com');
  expect(bestAt('acme.com', '500+')).toBe('ana.diaz@acme.com');
  expect(bestAt('acme.de', '500+')).toBe('ana.diaz@acme.de');
});

/** Mulberry32: the same numbers on every machine. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('a given name is spelled as the people with it spell it', () => {
  test.for([
    ['Mei Fong', 'acme.com.my', 'meifong'],
    ['Mohd Rizal', 'acme.com', 'rizal'],
    ['Muhammad Rizal', 'acme.com.my', 'rizal'],
    ['Ma. Rosa', 'acme.com.ph', 'rosa'],
    ['Mary Rose', 'acme.com', 'mary'],
    ['Қуат', 'acme.kz', 'kuat'],
    ['Өмір', 'acme.kz', 'omir'],
  ] as const)('%s at %s: %s', ([given, domain, usual]) => {
    const [first] = givenSpellings(given, conventionsOf(domain, { given, family: 'Doe' }));
    expect(first?.text).toBe(usual);
  });
});

describe('a server that refuses every address in the same words', () => {
  const ask = (reasonOf: (asked: number) => Parameters<typeof applyVerdict>[1]['reason'] | null) => {
    let state = startFind({ name: { given: 'Ana', family: 'Zorbalova' }, domain: 'acme.test.com' });
    for (let next = state && nextCandidate(state); state && next; next = nextCandidate(state)) {
      const reason = reasonOf(state.asked.length);
      state = applyVerdict(
        state,
        reason === null
          ? { normalized: next.address, verdict: 'deliverable', reason: 'mailbox_accepted' }
          : { normalized: next.address, verdict: 'unknown', reason },
      );
    }
    return state && findResult(state);
  };
  test('is asked about two more addresses, and the find has only a pattern', () => {
    expect(ask(() => 'rejects_all')).toMatchObject({ kind: 'pattern_only', probes: 3 });
  });
  test('is not asked again if it gives no answer', () => {
    expect(ask(() => 'connection_lost')).toMatchObject({ kind: 'unconfirmed', probes: 1 });
  });
  test('has a mailbox if it accepts a later address', () => {
    const result = ask((asked) => (asked === 0 ? 'rejects_all' : null));
    expect(result?.best?.address).not.toBe('ana.zorbalova@acme.test.com');
    expect(result?.probes).toBeGreaterThan(1);
  });
});
