import { expect, test } from 'vitest';
import { nextCandidate, startFind } from './search.ts';
import { splitName } from './person-name.ts';

test.for([
  ['Сергей Иванов', 'acme.ru', 'sergey.ivanov'],
  ['Юлия Кузнецова', 'acme.com', 'yulia.kuznetsova'],
  ['Юлія Шевченко', 'acme.ua', 'yulia.shevchenko'],
  ['Георги Щерев', 'acme.bg', 'georgi.shterev'],
  ['Ђорђе Јовановић', 'acme.rs', 'djordje.jovanovic'],
  ['Γιώργος Παπαδόπουλος', 'acme.gr', 'giorgos.papadopoulos'],
  ['王小明', 'acme.com', 'xiaoming.wang'],
  ['曾国平', 'acme.com', 'guoping.zeng'],
  ['單小明', 'acme.com', 'xiaoming.shan'],
  ['陳大文', 'acme.hk', 'dawen.chan'],
  ['김민준', 'acme.kr', 'minjun.kim'],
  ['이영희', 'acme.kr', 'younghee.lee'],
  ['田中 太郎', 'acme.com', 'taro.tanaka'],
  ['さとう ひろし', 'acme.com', 'hiroshi.sato'],
  ['محمد الحداد', 'acme.com', 'mohamed.alhaddad'],
  ['יוסי כהן', 'acme.com', 'yossi.cohen'],
  ['אורנה פרנקל', 'acme.co.il', 'orna.frenkel'],
  ['أيمن شاهين', 'acme.com', 'ayman.shaheen'],
  ['عائشة الخطيب', 'acme.com', 'aisha.alkhatib'],
  ['Jürgen Müller', 'acme.de', 'juergen.mueller'],
  ['Ömer Yılmaz', 'acme.com', 'omer.yilmaz'],
  ['Björn Sjöström', 'acme.se', 'bjorn.sjostrom'],
  ['Søren Ågård', 'acme.no', 'soren.agard'],
  ['Łukasz Wójcik', 'acme.pl', 'lukasz.wojcik'],
  ['Nguyễn Đức Anh', 'acme.vn', 'anh.nguyen'],
  ['Siân O’Connor', 'acme.co.uk', 'sian.oconnor'],
] as const)('%s at %s is %s', ([full, domain, local]) => {
  const name = splitName(full, domain);
  const started = name && startFind({ name, domain });
  expect(started?.candidates.slice(0, 8).map(({ address }) => address)).toContain(`${local}@${domain}`);
});

test('the way colleagues’ addresses write a letter decides how it is written', () => {
  const name = { given: 'Jürgen', family: 'Müller' };
  const best = (localPart: string) => {
    const known = { localPart, name: { given: 'Jörg', family: 'Bäcker' } };
    const started = startFind({ name, domain: 'acme.com', observed: [known, { ...known }] });
    return started && nextCandidate(started)?.address;
  };
  expect(best('joerg.baecker')).toBe('juergen.mueller@acme.com');
  expect(best('jorg.backer')).toBe('jurgen.muller@acme.com');
});

test('the way colleagues write two surnames tells which is used here', () => {
  const name = { given: 'Ana', family: 'García Márquez' };
  const known = { localPart: 'luis.perezsoto', name: { given: 'Luis', family: 'Pérez Soto' } };
  const started = startFind({
    name,
    domain: 'acme.es',
    observed: [known, { localPart: 'eva.ruizvega', name: { given: 'Eva', family: 'Ruiz Vega' } }],
  });
  expect(started && nextCandidate(started)?.address).toBe('ana.garciamarquez@acme.es');
});

test('a kanji name that is not listed is not guessed', () => {
  const name = splitName('田中 燦', 'acme.co.jp');
  expect(name && startFind({ name, domain: 'acme.co.jp' })).toBeNull();
});
