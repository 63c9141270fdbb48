/** Groups of fields that a profile run looks for. */
export const profileWants = ['job', 'email', 'phone', 'linkedin', 'background'] as const;
export type ProfileWant = (typeof profileWants)[number];
