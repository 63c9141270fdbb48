/** Departments as a sentence names them: "You are hiring in sales." */
import type { WritingLanguage } from './fields.ts';

type Named =
  | 'engineering'
  | 'product'
  | 'design'
  | 'data'
  | 'it'
  | 'sales'
  | 'marketing'
  | 'customer_success'
  | 'support'
  | 'operations'
  | 'finance'
  | 'hr'
  | 'legal';

const words: Readonly<Record<WritingLanguage, Readonly<Record<Named, string>>>> = {
  en: {
    engineering: 'engineering',
    product: 'product management',
    design: 'design',
    data: 'data',
    it: 'IT',
    sales: 'sales',
    marketing: 'marketing',
    customer_success: 'customer success',
    support: 'support',
    operations: 'operations',
    finance: 'finance',
    hr: 'HR',
    legal: 'legal',
  },
  de: {
    engineering: 'Entwicklung',
    product: 'Produktmanagement',
    design: 'Design',
    data: 'Daten',
    it: 'IT',
    sales: 'Vertrieb',
    marketing: 'Marketing',
    customer_success: 'Kundenbetreuung',
    support: 'Support',
    operations: 'Betrieb',
    finance: 'Finanzen',
    hr: 'Personal',
    legal: 'Recht',
  },
  fr: {
    engineering: 'ingénierie',
    product: 'produit',
    design: 'design',
    data: 'données',
    it: 'informatique',
    sales: 'vente',
    marketing: 'marketing',
    customer_success: 'relation client',
    support: 'support',
    operations: 'opérations',
    finance: 'finance',
    hr: 'ressources humaines',
    legal: 'droit',
  },
  es: {
    engineering: 'ingeniería',
    product: 'producto',
    design: 'diseño',
    data: 'datos',
    it: 'informática',
    sales: 'ventas',
    marketing: 'marketing',
    customer_success: 'atención al cliente',
    support: 'soporte',
    operations: 'operaciones',
    finance: 'finanzas',
    hr: 'recursos humanos',
    legal: 'asesoría jurídica',
  },
  it: {
    engineering: 'ingegneria',
    product: 'prodotto',
    design: 'design',
    data: 'dati',
    it: 'informatica',
    sales: 'vendite',
    marketing: 'marketing',
    customer_success: 'relazioni con i clienti',
    support: 'assistenza',
    operations: 'operazioni',
    finance: 'finanza',
    hr: 'risorse umane',
    legal: 'affari legali',
  },
  pt: {
    engineering: 'engenharia',
    product: 'produto',
    design: 'design',
    data: 'dados',
    it: 'TI',
    sales: 'vendas',
    marketing: 'marketing',
    customer_success: 'sucesso do cliente',
    support: 'suporte',
    operations: 'operações',
    finance: 'finanças',
    hr: 'recursos humanos',
    legal: 'jurídico',
  },
  nl: {
    engineering: 'engineering',
    product: 'productmanagement',
    design: 'design',
    data: 'data',
    it: 'IT',
    sales: 'sales',
    marketing: 'marketing',
    customer_success: 'klantensucces',
    support: 'support',
    operations: 'operations',
    finance: 'finance',
    hr: 'HR',
    legal: 'juridische zaken',
  },
};

/** @param department of the vocabulary @returns null for one that a sentence can't name, such as "other" */
export const departmentWords = (department: string, language: WritingLanguage): string | null =>
  Object.hasOwn(words[language], department) ? words[language][department as Named] : null;
