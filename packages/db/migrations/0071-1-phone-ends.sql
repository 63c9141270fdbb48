-- expand
-- The last eight digits of a phone number, under which imports look up people and companies that have the same one (phoneEnd of engines/vocabulary). A
-- column, because row-level security uses no index on an expression: its functions could leak rows. Of a person's two numbers, the mobile's.
alter table app.people add column phone_end text;
alter table app.companies add column phone_end text;

create function app.phone_end(number text) returns text language sql immutable parallel safe return (
  select right(digits, 8) from (
    select regexp_replace(
      regexp_replace(regexp_replace(replace(number, '(0)', ''), '(?:ext\.?|x|durchwahl|poste|#)\s*\d+\s*$', '', 'i'), '^\s*00', ''), '[^0-9]', '', 'g'
    ) as digits
  ) d where length(digits) >= 8
);

-- Fill the column when the version before writes a number. This version writes the column itself.
create function app.fill_phone_end_of_person() returns trigger language plpgsql as $$
begin
  new.phone_end := app.phone_end(coalesce(new.mobile_phone, new.phone));
  return new;
end $$;
create function app.fill_phone_end_of_company() returns trigger language plpgsql as $$
begin
  new.phone_end := app.phone_end(new.phone);
  return new;
end $$;
create trigger insert_phone_end before insert on app.people for each row
  when (new.phone_end is null and (new.phone is not null or new.mobile_phone is not null)) execute function app.fill_phone_end_of_person();
create trigger update_phone_end before update of phone, mobile_phone on app.people for each row
  when (new.phone_end is not distinct from old.phone_end
    and (new.phone is distinct from old.phone or new.mobile_phone is distinct from old.mobile_phone)) execute function app.fill_phone_end_of_person();
create trigger insert_phone_end before insert on app.companies for each row
  when (new.phone_end is null and new.phone is not null) execute function app.fill_phone_end_of_company();
create trigger update_phone_end before update of phone on app.companies for each row
  when (new.phone_end is not distinct from old.phone_end and new.phone is distinct from old.phone) execute function app.fill_phone_end_of_company();
