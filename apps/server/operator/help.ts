/** What `--help` prints for the commands of this folder. */

/** Commands are loaded only to print their own usage: see ./main.ts. */
const usages: Readonly<Record<string, () => string | Promise<string>>> = {
  backup: () => `npm run backup               writes the embedded database to one compressed file in DATA_DIR/backups
npm run backup -- FILE       writes it to FILE, which must not exist
The application may be running. With DATABASE_URL, use the tools of your PostgreSQL.`,
  restore: () => `npm run restore -- FILE      restores a backup into the embedded database
Stop the application first. Existing data is moved aside. With DATABASE_URL, use the tools of your PostgreSQL.`,
  import: async () => (await import('./import-command.ts')).importUsage,
  sample: async () => (await import('./sample-command.ts')).sampleUsage,
};

/** @returns the usage of the command if its arguments ask for it */
export async function helpFor([command = '', ...rest]: readonly string[]): Promise<string | undefined> {
  if (![command, ...rest].some((word) => word === '--help' || word === '-h')) return undefined;
  return (await usages[command]?.()) ?? (await import('./operator.ts')).operatorUsage;
}
