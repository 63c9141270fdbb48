export {
  clearDatabaseFolder,
  launchPostgres,
  sharePostgres,
  type EmbeddedPostgres,
  type LaunchOptions,
  type OwnerAccess,
} from './launch.ts';
