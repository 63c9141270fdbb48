/** Departments. `other` is a recognized title that belongs to none of these; unrecognized titles are null. */
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

/** Whether a value from the wire or a file is a valid department. */
export function isDepartment(value: unknown): value is Department {
  return (departments as readonly unknown[]).includes(value);
}
