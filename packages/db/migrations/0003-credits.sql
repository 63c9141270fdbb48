-- Credits. The ledger (credit_entries) is the truth and only ever grows; the account and the lots are what it adds up to,
-- and the database itself refuses a commit in which they do not.

create table app.credit_accounts (
  workspace_id uuid primary key references app.workspaces deferrable initially deferred,
  balance integer not null default 0 check (balance >= 0),
  -- Held for work under way; part of the balance.
  held integer not null default 0 check (held >= 0),
  entries integer not null default 0,
  check (held <= balance)
);

create table app.credit_lots (
  workspace_id uuid not null references app.workspaces deferrable initially deferred,
  id uuid not null,
  kind text not null check (kind in ('trial', 'grant', 'refund', 'adjustment')),
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  amount integer not null check (amount > 0),
  remaining integer not null check (remaining between 0 and amount),
  primary key (workspace_id, id)
);
create index credit_lots_open on app.credit_lots (workspace_id, expires_at, granted_at) where remaining > 0;

create table app.credit_entries (
  workspace_id uuid not null references app.workspaces deferrable initially deferred,
  -- 1, 2, 3… without a gap within the workspace.
  number integer not null,
  at timestamptz not null,
  kind text not null check (kind in ('trial', 'grant', 'spend', 'refund', 'expiry', 'adjustment')),
  amount integer not null check (amount <> 0),
  balance_after integer not null check (balance_after >= 0),
  reason text not null,
  reference text,
  actor_kind text not null check (actor_kind in ('person', 'api_key', 'operator', 'system')),
  actor_id uuid,
  idempotency_key text not null,
  -- Which lots it filled or drew from: [{"lot": id, "amount": credits, always positive}].
  lots jsonb not null,
  primary key (workspace_id, number),
  unique (workspace_id, idempotency_key),
  check ((kind in ('spend', 'expiry')) = (amount < 0) or kind = 'adjustment')
);
create index credit_entries_at on app.credit_entries (workspace_id, at);
create index credit_entries_reference on app.credit_entries (workspace_id, reference) where reference is not null;

-- A hold for bulk work: `ceiling` is the most it may ever spend; the hold is ceiling - spent while it is open.
create table app.credit_reservations (
  workspace_id uuid not null references app.workspaces deferrable initially deferred,
  id uuid not null,
  ceiling integer not null check (ceiling > 0),
  spent integer not null default 0 check (spent between 0 and ceiling),
  reason text not null,
  reference text,
  actor_kind text not null check (actor_kind in ('person', 'api_key', 'operator', 'system')),
  actor_id uuid,
  idempotency_key text not null,
  created_at timestamptz not null,
  -- After this the hold is released by itself: the worker that made it may have been killed.
  expires_at timestamptz not null,
  released_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, idempotency_key)
);
create index credit_reservations_open on app.credit_reservations (workspace_id, expires_at) where released_at is null;

-- Workspaces that were there before credits were. An owner that is no superuser is under row-level security too, unless it is not forced.
alter table app.workspaces no force row level security;
insert into app.credit_accounts (workspace_id) select workspace_id from app.workspaces;
set constraints all immediate;
alter table app.workspaces force row level security;

call app.protect('app.credit_accounts');
call app.protect('app.credit_lots');
call app.protect('app.credit_entries');
call app.protect('app.credit_reservations');

-- The account follows the ledger: nothing else writes balance, so it cannot drift from the entries.
-- Runs as its owner, because the server may not write the balance by itself.
create function app.follow_entry() returns trigger language plpgsql security definer set search_path = pg_catalog, app as $$
begin
  update app.credit_accounts set balance = balance + new.amount, entries = entries + 1
    where workspace_id = new.workspace_id
    returning entries, balance into new.number, new.balance_after;
  if not found then
    raise exception 'no credit account' using errcode = 'LL003';
  end if;
  return new;
end $$;
create trigger follow_entry before insert on app.credit_entries for each row execute function app.follow_entry();
create trigger append_only before update or delete on app.credit_entries for each row execute function app.refuse_change();

create function app.check_lots() returns trigger language plpgsql security definer set search_path = pg_catalog, app as $$
declare
  of_account integer;
  of_lots bigint;
  before text := current_setting('app.workspace_id', true);
begin
  -- Runs when the transaction commits: it may have left this workspace by then, and an owner that is no superuser sees only the current one.
  perform set_config('app.workspace_id', new.workspace_id::text, true);
  select balance into of_account from app.credit_accounts where workspace_id = new.workspace_id;
  select coalesce(sum(remaining), 0) into of_lots from app.credit_lots where workspace_id = new.workspace_id and remaining > 0;
  perform set_config('app.workspace_id', coalesce(before, ''), true);
  if of_account is distinct from of_lots then
    raise exception 'credits do not add up: account %, lots %', of_account, of_lots using errcode = 'LL004';
  end if;
  return null;
end $$;
create constraint trigger entries_match_lots after insert on app.credit_entries
  deferrable initially deferred for each row execute function app.check_lots();
create constraint trigger lots_match_entries after insert or update on app.credit_lots
  deferrable initially deferred for each row execute function app.check_lots();

revoke execute on function app.follow_entry, app.check_lots from public;
grant select, insert on app.credit_accounts to leadlight_app;
grant update (held) on app.credit_accounts to leadlight_app;
grant select, insert on app.credit_lots to leadlight_app;
grant update (remaining) on app.credit_lots to leadlight_app;
grant select, insert on app.credit_entries to leadlight_app;
grant select, insert on app.credit_reservations to leadlight_app;
grant update (spent, released_at) on app.credit_reservations to leadlight_app;
