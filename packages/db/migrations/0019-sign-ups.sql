-- A sign-up becomes a user only when its address is confirmed, so that a password chosen by someone else is never part of an account.

create table auth.sign_ups (
  id uuid primary key,
  email text not null check (email = lower(email)),
  name text not null check (length(name) between 1 and 200),
  password text not null,
  chosen_plan text check (chosen_plan in ('starter', 'basic', 'premium')),
  -- SHA-256 of the secret that the browser of the sign-up keeps in a cookie.
  browser_digest bytea not null,
  created_at timestamptz not null
);
create index sign_ups_email on auth.sign_ups (email, created_at desc);

-- Users who never confirmed become sign-ups of an unknown browser. They have no workspaces, sessions or keys.
insert into auth.sign_ups (id, email, name, password, chosen_plan, browser_digest, created_at)
select u.id, u.email, u.name, a.password, u."chosenPlan", '', u."createdAt"
from auth."user" u join auth.account a on a."userId" = u.id and a."providerId" = 'credential'
where not u."emailVerified" and a.password is not null;
delete from auth."user" u where not u."emailVerified" and not exists (select 1 from auth.member m where m."userId" = u.id);

-- The one change of a user's address that is waiting to be confirmed; a newer request replaces it.
create table auth.email_changes (
  user_id uuid primary key references auth."user" (id) on delete cascade,
  token_digest bytea not null,
  created_at timestamptz not null
);

-- The last time step whose code signed in; RFC 6238 5.2: a code must not be accepted twice.
alter table auth."twoFactor" add column "lastUsedStep" bigint;

grant select, insert, update, delete on auth.sign_ups, auth.email_changes to leadlight_auth;
