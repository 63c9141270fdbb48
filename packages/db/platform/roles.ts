/**
 * The server's roles. None owns a table, and none can bypass row-level security.
 *   leadlight_app     a customer's data, in the workspace of the transaction
 *   leadlight_auth    users, sessions, memberships
 *   leadlight_server  the login, which has no rights of its own and switches to one of the two above
 *   leadlight_erasure reads texts of all workspaces, to find whom an operator erases. Only the owner can switch to it
 * Behind a transaction pooler, a connection's own settings would reach other clients, so there is a login for each way of working, whose settings
 * PostgreSQL applies itself.
 * Surprise: roles belong to the PostgreSQL cluster, not to one database, so two databases may create them at the same moment.
 */
import { createHmac } from 'node:crypto';
import type { Client } from 'pg';

export const serverRole = 'leadlight_server';
export type WorkingRole = 'leadlight_app' | 'leadlight_auth';

/** Logins for a pooler, each with what `connect` otherwise asks for when it connects. Like the server's, they have no rights of their own. */
export const workLogins = {
  app: { login: 'leadlight_app_login', settings: { role: 'leadlight_app', search_path: 'app' } },
  auth: { login: 'leadlight_auth_login', settings: { role: 'leadlight_auth', search_path: 'auth' } },
  reads: {
    login: 'leadlight_reads_login',
    settings: { role: 'leadlight_app', search_path: 'app', default_transaction_read_only: 'on' },
  },
} as const;

/** Derived from the owner's password, so every process that can migrate knows it, and it need not be stored. */
export function serverPassword(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update(serverRole).digest('base64url');
}

/** @throws the database's error if the owner may not create roles */
export async function ensureRoles(owner: Client, password: string): Promise<void> {
  await retryWhenRaced(async () => {
    await owner.query(`
      do $$
      begin
        if not exists (select from pg_roles where rolname = 'leadlight_app') then create role leadlight_app nologin; end if;
        if not exists (select from pg_roles where rolname = 'leadlight_auth') then create role leadlight_auth nologin; end if;
        if not exists (select from pg_roles where rolname = 'leadlight_erasure') then create role leadlight_erasure nologin; end if;
        if not exists (select from pg_roles where rolname = '${serverRole}') then create role ${serverRole} login noinherit; end if;
      end $$`);
    await owner.query(`alter role ${serverRole} with login noinherit password ${owner.escapeLiteral(password)}`);
    await ensureWorkLogins(owner, password);
    const { rows } = await owner.query<{ member: boolean }>(
      `select count(*) = 2 as member from pg_auth_members m
       join pg_roles r on r.oid = m.roleid join pg_roles s on s.oid = m.member
       where s.rolname = $1 and r.rolname in ('leadlight_app', 'leadlight_auth')`,
      [serverRole],
    );
    if (!rows[0]?.member) await owner.query(`grant leadlight_app, leadlight_auth to ${serverRole}`);
    // An owner that is not a superuser, and created the roles, may let itself switch to them. One that may not can't erase, and everything else works.
    await owner.query(`
      do $$
      declare
        working name;
        -- Since PostgreSQL 16, whoever creates a role is its member without being able to switch to it.
        may_switch text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
      begin
        foreach working in array array['leadlight_app', 'leadlight_auth', 'leadlight_erasure'] loop
          if not pg_has_role(working, may_switch) then execute format('grant %I to current_user', working); end if;
        end loop;
      exception when insufficient_privilege then null;
      end $$`);
  });
}

/**
 * Creates what is missing; most starts change nothing but the passwords. An owner that may not, because another one of the same PostgreSQL created these
 * logins, can't use a pooler, and everything else works.
 */
async function ensureWorkLogins(owner: Client, password: string): Promise<void> {
  try {
    await writeWorkLogins(owner, password);
  } catch (error) {
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error;
  }
}

/** SQLSTATE insufficient_privilege. */
export const insufficientPrivilege = '42501';

async function writeWorkLogins(owner: Client, password: string): Promise<void> {
  for (const { login, settings } of Object.values(workLogins)) {
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [login]);
    const set = Object.entries(settings).map(([name, value]) => `alter role ${login} set ${name} = '${value}'`);
    // One query, so one transaction: a login exists with its settings or not at all.
    const create = [`create role ${login} login noinherit`, `grant leadlight_app, leadlight_auth to ${login}`, ...set];
    if (rowCount === 0) await owner.query(create.join('; '));
    await owner.query(`alter role ${login} with login noinherit password ${owner.escapeLiteral(password)}`);
  }
}

async function retryWhenRaced(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      // 42710 and 23505: created by another process in the meantime. "tuple concurrently updated" has the general code XX000.
      const isRace = code === '42710' || code === '23505' || message.includes('tuple concurrently updated');
      if (!isRace || attempt === 10) throw error;
    }
  }
}
