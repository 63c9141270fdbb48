-- Made-up addresses have the shape of the address in question; their replies are remembered by shape and by the sender that asked. They are
-- kept for a day, so none is worth converting.
delete from app.verification_controls;
alter table app.verification_controls
  add column sender text not null,
  add column shape text not null,
  -- Which of the shape's made-up names.
  add column number smallint not null,
  drop constraint verification_controls_pkey,
  add primary key (workspace_id, domain, address, sender, shape, number);
