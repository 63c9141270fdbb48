-- The page that says who reads websites, as the operator saved it. Belongs to no workspace, like everything in the schema `web`.

create table web.contact (
  is_only boolean primary key default true check (is_only),
  url text not null check (length(url) <= 2000),
  updated_at timestamptz not null
);

grant select, insert, update on web.contact to leadlight_app;
