import { expect, test } from 'vitest';
import { readTitle } from './title.ts';

test.for([
  ['Strategisch aankoper', 'entry', 'operations'],
  ['Medewerker handverpakking', 'entry', 'operations'],
  ['Magazijnmeester', 'entry', 'operations'],
  ['Wachtchef', 'manager', 'operations'],
  ['Analista de comércio exterior', 'entry', 'operations'],
  ['Atendente de loja', 'entry', 'sales'],
  ['Técnica de redes', 'entry', 'it'],
  ['Supervisora de Pátio', 'manager', 'operations'],
  ['Encargado General', 'manager', 'operations'],
  ['Chargée de pharmacovigilance', 'entry', 'other'],
  ['Wertpapieranalystin', 'entry', 'finance'],
])('%s, as lists of staff have it: %s, %s', ([title = '', seniority, department]) => {
  expect(readTitle(title)).toMatchObject({ seniorities: [seniority], department });
});

test('a Dutch school names its specialists by what children learn or need, and a "begeleider" of pupils is no apprentice', () => {
  for (const title of ['Taalspecialist', 'Gedragsspecialist', 'Leerlingbegeleider'])
    expect(readTitle(title)).toMatchObject({ seniorities: ['entry'], department: 'other' });
});
