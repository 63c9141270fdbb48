-- expand
-- The most that providers may cost for one person of a profile run, in millionths of a US dollar; null: only the run's ceiling.
alter table app.profile_runs add column person_ceiling_micros bigint;
