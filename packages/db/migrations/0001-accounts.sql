-- People, sessions and memberships: what must be read before it is known which workspace a request is for.
-- Tables and columns are named as better-auth names them (camel case), because it reads and writes them.
-- The role leadlight_auth alone may touch them.

create schema if not exists auth;
create schema if not exists app;

create table auth."user" (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  email text not null unique check (email = lower(email)),
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null,
  "twoFactorEnabled" boolean default false,
  -- The plan a person chose on the page before they had a workspace; null once it has one.
  "chosenPlan" text check ("chosenPlan" in ('starter', 'basic', 'premium'))
);

create table auth.session (
  id uuid primary key,
  token text not null unique,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "activeOrganizationId" uuid
);
create index session_user_id on auth.session ("userId");

create table auth.account (
  id uuid primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null
);
create index account_user_id on auth.account ("userId");

create table auth.verification (
  id uuid primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null
);
create index verification_identifier on auth.verification (identifier);

create table auth."twoFactor" (
  id uuid primary key,
  secret text not null,
  "backupCodes" text not null,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  verified boolean default true,
  "failedVerificationCount" integer default 0,
  "lockedUntil" timestamptz
);
create index two_factor_secret on auth."twoFactor" (secret);
create index two_factor_user_id on auth."twoFactor" ("userId");

-- A workspace is an organisation to better-auth; its plan, credits and data are in schema app under the same id.
create table auth.organization (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  slug text not null unique,
  logo text,
  metadata text,
  "createdAt" timestamptz not null
);

create table auth.member (
  id uuid primary key,
  "organizationId" uuid not null references auth.organization (id) on delete cascade,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member')),
  "createdAt" timestamptz not null,
  unique ("organizationId", "userId")
);
create index member_user_id on auth.member ("userId");

create table auth.invitation (
  id uuid primary key,
  "organizationId" uuid not null references auth.organization (id) on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'admin', 'member')),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'canceled')),
  "expiresAt" timestamptz not null,
  "inviterId" uuid not null references auth."user" (id) on delete cascade,
  "createdAt" timestamptz not null
);
create index invitation_organization_id on auth.invitation ("organizationId");
create index invitation_email on auth.invitation (email);

-- One trial a person: the digest of the address stays when the person and the workspace are gone.
create table auth.trial (
  address_digest bytea primary key,
  workspace_id uuid not null,
  started_at timestamptz not null
);

-- Two owners may leave in the same instant: each must see the other go, so the last is decided here, behind the organisation's lock.
create function auth.keep_an_owner() returns trigger language plpgsql as $$
declare
  still_there boolean;
begin
  if old.role <> 'owner' or (tg_op = 'UPDATE' and new.role = 'owner' and new."organizationId" = old."organizationId") then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  perform 1 from auth.organization where id = old."organizationId" for update;
  get diagnostics still_there = row_count;
  if still_there and not exists (
    select 1 from auth.member where "organizationId" = old."organizationId" and role = 'owner' and id <> old.id
  ) then
    raise exception 'the last owner cannot leave' using errcode = 'LL001';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create trigger keep_an_owner before delete or update on auth.member for each row execute function auth.keep_an_owner();

-- Counters of requests that must hold across processes (sign-in, reset, invitations). Layout as rate-limiter-flexible reads it.
create table auth.rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- Answers to requests of a person that carried an Idempotency-Key and belong to no workspace yet.
create table auth.idempotency_keys (
  user_id uuid not null references auth."user" (id) on delete cascade,
  key text not null,
  fingerprint bytea not null,
  status integer,
  body jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_created_at on auth.idempotency_keys (created_at);

grant usage on schema auth to leadlight_auth;
grant select, insert, update, delete on all tables in schema auth to leadlight_auth;
