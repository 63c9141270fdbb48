/** Departments: what a person works on. `other` is a title that was understood and belongs to none; not understood is null. */
export const departments = [
  'engineering',
  'product',
  'design',
  'data',
  'it',
  'sales',
  'marketing',
  'customer_success',
  'support',
  'operations',
  'finance',
  'hr',
  'legal',
  'executive',
  'other',
] as const;
export type Department = (typeof departments)[number];

export const departmentNames: Readonly<Record<Department, string>> = {
  engineering: 'Engineering',
  product: 'Product',
  design: 'Design',
  data: 'Data',
  it: 'IT',
  sales: 'Sales',
  marketing: 'Marketing',
  customer_success: 'Customer success',
  support: 'Support',
  operations: 'Operations',
  finance: 'Finance',
  hr: 'HR',
  legal: 'Legal',
  executive: 'Executive',
  other: 'Other',
};

/** Whether a value read from the wire or a file is one of ours. */
export function isDepartment(value: unknown): value is Department {
  return (departments as readonly unknown[]).includes(value);
}
