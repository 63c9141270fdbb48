/** What `--help` prints for the commands of this folder. */
import { importUsage } from './import-command.ts';
import { operatorUsage } from './operator.ts';
import { sampleUsage } from './sample-command.ts';

const usages: Readonly<Record<string, string>> = {
  backup: `npm run backup               writes the embedded database to one compressed file in DATA_DIR/backups
npm run backup -- FILE       writes it to FILE, which must not exist
The application may be running. With DATABASE_URL, use the tools of your PostgreSQL.`,
  restore: `npm run restore -- FILE      restores a backup into the embedded database
Stop the application first. Existing data is moved aside. With DATABASE_URL, use the tools of your PostgreSQL.`,
  import: importUsage,
  sample: sampleUsage,
};

/** @returns the usage of the command if its arguments ask for it */
export function helpFor([command = '', ...rest]: readonly string[]): string | undefined {
  if (![command, ...rest].some((word) => word === '--help' || word === '-h')) return undefined;
  return usages[command] ?? operatorUsage;
}
