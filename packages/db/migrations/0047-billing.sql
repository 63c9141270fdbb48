-- Paid plans: who a workspace is at the billing provider, its subscriptions and invoices as last read there, and the events that came.
-- Credits stay in the ledger: an invoice refers to the lot that it granted.

alter table app.workspaces
  -- Credits come with paid invoices instead of monthly.
  add column is_billed boolean not null default false,
  -- After a failed payment: when the workspace becomes read-only.
  add column grace_ends_at timestamptz;

create table app.billing_customers (
  workspace_id uuid primary key references app.workspaces deferrable initially deferred,
  customer_id text not null unique check (length(customer_id) between 1 and 255),
  -- Counts what was read from the provider and stored, so that an older answer never replaces a newer one.
  version integer not null default 0,
  synced_at timestamptz,
  -- The page of the provider on which the workspace can pay at the moment, and for which plan.
  checkout_id text,
  checkout_url text,
  checkout_plan text check (checkout_plan in ('starter', 'basic', 'premium')),
  checkout_expires_at timestamptz,
  -- While a request changes the subscription: two at once could be charged and credited against each other.
  changing_until timestamptz,
  created_at timestamptz not null,
  check ((checkout_id is null) = (checkout_url is null) and (checkout_id is null) = (checkout_plan is null) and (checkout_id is null) = (checkout_expires_at is null))
);

create table app.billing_subscriptions (
  workspace_id uuid not null references app.workspaces deferrable initially deferred,
  id text not null check (length(id) between 1 and 255),
  status text not null,
  -- The one that counts, if a customer paid for several.
  is_chosen boolean not null,
  -- Of the newest paid invoice.
  paid_plan text check (paid_plan in ('starter', 'basic', 'premium')),
  -- Of the current price: what the next invoice is for.
  next_plan text check (next_plan in ('starter', 'basic', 'premium')),
  item_id text not null,
  price_id text not null,
  -- In the smallest unit of the currency, without tax.
  amount integer not null,
  currency text not null check (length(currency) = 3),
  anchor_at timestamptz not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  is_canceling boolean not null,
  failed_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, id)
);
create unique index billing_subscriptions_chosen on app.billing_subscriptions (workspace_id) where is_chosen;

create table app.billing_invoices (
  workspace_id uuid not null references app.workspaces deferrable initially deferred,
  id text not null check (length(id) between 1 and 255),
  number text,
  subscription_id text,
  status text not null check (status in ('open', 'paid', 'void', 'uncollectible')),
  sold text not null check (sold in ('plan', 'upgrade', 'top_up', 'other')),
  plan text check (plan in ('starter', 'basic', 'premium')),
  currency text not null check (length(currency) = 3),
  -- In the smallest unit of the currency.
  total integer not null,
  paid integer not null,
  refunded integer not null default 0 check (refunded >= 0),
  is_disputed boolean not null default false,
  -- Null until it is paid and its credits were granted; 0 if it grants none.
  credits integer check (credits >= 0),
  lot_id uuid,
  -- Credits of the lot that refunds concern, whether or not they were unspent.
  credits_concerned integer not null default 0 check (credits_concerned >= 0),
  -- Why a paid invoice granted nothing: unknown_price, duplicate.
  problem text,
  url text,
  created_at timestamptz not null,
  paid_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, lot_id) references app.credit_lots deferrable initially deferred,
  check (lot_id is null or credits > 0)
);
create index billing_invoices_created on app.billing_invoices (workspace_id, created_at, id);

-- Emails about trial and plan: each is sent once.
create table app.billing_notices (
  workspace_id uuid not null references app.workspaces deferrable initially deferred,
  kind text not null,
  -- What it is about: an invoice, a date.
  reference text not null,
  sent_at timestamptz not null,
  primary key (workspace_id, kind, reference)
);

call app.protect('app.billing_customers');
call app.protect('app.billing_subscriptions');
call app.protect('app.billing_invoices');
call app.protect('app.billing_notices');
grant select, insert, update on app.billing_customers, app.billing_subscriptions, app.billing_invoices to leadlight_app;
grant select, insert on app.billing_notices to leadlight_app;

-- An event names a customer; the workspace is not known yet.
create policy customer_before_known on app.billing_customers for select to leadlight_auth using (true);
grant select (workspace_id, customer_id) on app.billing_customers to leadlight_auth;

-- Events of the provider, stored before they are handled. Without their content: it has names and addresses, and is never trusted; what an event is about
-- is read again. Handled means that this was read and stored after the event came.
create table auth.billing_events (
  id text primary key check (length(id) between 1 and 255),
  type text not null check (length(type) between 1 and 255),
  customer_id text,
  -- What it is about: an invoice, a subscription.
  object_id text,
  -- Deleted with the workspace.
  workspace_id uuid references auth.organization (id) on delete cascade,
  -- kept: of a type that nothing is done for, or of a customer that is not ours.
  status text not null check (status in ('pending', 'handled', 'kept')),
  -- When the provider made it.
  created_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index billing_events_pending on auth.billing_events (customer_id, received_at) where status = 'pending';
create index billing_events_workspace on auth.billing_events (workspace_id);
create index billing_events_received on auth.billing_events (received_at);
grant select, insert, update, delete on auth.billing_events to leadlight_auth;
