/** Départements of France that are typed as a number, or whose name is a word elsewhere, and the code of the region they are in. */
const numbers: Readonly<Record<string, string>> = {
  '84': '01 03 07 15 26 38 42 43 63 69 73 74',
  '27': '21 25 39 58 70 71 89 90',
  '53': '22 29 35 56',
  '24': '18 28 36 37 41 45',
  '44': '08 10 51 52 54 55 57 67 68 88',
  '32': '02 59 60 62 80',
  '11': '75 77 78 91 92 93 94 95',
  '28': '14 27 50 61 76',
  '75': '16 17 19 23 24 33 40 47 64 79 86 87',
  '76': '09 11 12 30 31 32 34 46 48 65 66 81 82',
  '52': '44 49 53 72 85',
  '93': '04 05 06 13 83 84',
};

export const departmentNumbers: ReadonlyMap<string, string> = new Map(
  Object.entries(numbers).flatMap(([region, all]) => all.split(' ').map((number) => [number, region] as const)),
);

export const departmentNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ain: '84',
    loire: '84',
    rhone: '84',
    cher: '24',
    indre: '24',
    ardennes: '44',
    aube: '44',
    marne: '44',
    meuse: '44',
    manche: '28',
    orne: '28',
    eure: '28',
    nord: '32',
    somme: '32',
    aisne: '32',
    oise: '32',
    jura: '27',
    doubs: '27',
    lot: '76',
    gard: '76',
    gers: '76',
    aude: '76',
    tarn: '76',
    var: '93',
    landes: '75',
    vienne: '75',
  }),
);
