-- expand
-- Erasing a person looks for them in texts of many tables: by address, by profile, and by name where pages are quoted. Row-level security uses no index on an
-- expression, because its functions could leak rows. So the role leadlight_erasure, which only the owner of the database can become, sees the rows of
-- all workspaces, and finds with an index where to look; the application's role then deletes under its policies.

-- Digests of what identifies people in these texts: addresses, keys of LinkedIn profiles, and references to pool records ("pool/12"); with names, also each
-- two consecutive words. What is found is compared again with the whole text, so a digest may stand for too much but not for too little.
create function app.person_digests(texts text[], with_names boolean default false) returns bigint[]
  language plpgsql immutable parallel safe cost 1000 as $$
declare
  one text;
  previous text;
  found text[];
  keys text[] := '{}';
  words text[];
begin
  foreach one in array coalesce(texts, '{}') loop
    if one is null then continue; end if;
    one := lower(one);
    -- What was given is often the address that was asked about.
    if one = previous then continue; end if;
    previous := one;
    -- In JSON, a line break is written as two characters.
    if strpos(one, '\') > 0 then one := regexp_replace(one, '\\[nrtbf]', ' ', 'g'); end if;
    if strpos(one, '@') > 0 then
      for found in select regexp_matches(one, '([^\s@,;<>()\[\]{}"\\]+)@([^\s@,;:<>()\[\]{}"''\\|/=&?#*!]+)', 'g') loop
        found[2] := rtrim(found[2], '.-');
        -- Whole, without signs in front, and what follows a sign that addresses may contain but texts put before them.
        keys := keys || (found[1] || '@' || found[2]) || (ltrim(found[1], '.''-_*+') || '@' || found[2])
          || (regexp_replace(found[1], '^.*[:''=&?/|]', '') || '@' || found[2]);
      end loop;
    end if;
    if strpos(one, '/') > 0 then
      for found in select regexp_matches(one, '\m((?:in|member|pool)/[^\s"''<>?#/,;)\\&|]+)', 'g') loop keys := keys || found; end loop;
      for found in select regexp_matches(one, '\m(pub/[^\s"''<>?#,;)\\&|]+)', 'g') loop keys := keys || rtrim(found[1], '/'); end loop;
    end if;
    if with_names then
      words := regexp_split_to_array(btrim(regexp_replace(one, '[^[:alnum:]]+', ' ', 'g')), ' ');
      for at in 2..cardinality(words) loop keys := keys || (words[at - 1] || ' ' || words[at]); end loop;
    end if;
  end loop;
  return array(select distinct hashtextextended(key, 0) from unnest(keys) as key);
end $$;

create policy for_erasure on app.bulk_change_items for select to leadlight_erasure using (true);
create policy for_erasure on app.company_details for select to leadlight_erasure using (true);
create policy for_erasure on app.enrichment_run_rows for select to leadlight_erasure using (true);
create policy for_erasure on app.finds for select to leadlight_erasure using (true);
create policy for_erasure on app.import_invalid_values for select to leadlight_erasure using (true);
create policy for_erasure on app.import_refusals for select to leadlight_erasure using (true);
create policy for_erasure on app.import_work for select to leadlight_erasure using (true);
create policy for_erasure on app.merges for select to leadlight_erasure using (true);
create policy for_erasure on app.model_calls for select to leadlight_erasure using (true);
create policy for_erasure on app.profile_run_rows for select to leadlight_erasure using (true);
create policy for_erasure on app.provider_answers for select to leadlight_erasure using (true);
create policy for_erasure on app.provider_calls for select to leadlight_erasure using (true);
create policy for_erasure on app.question_answers for select to leadlight_erasure using (true);
create policy for_erasure on app.verification_run_rows for select to leadlight_erasure using (true);
create policy for_erasure on app.verifications for select to leadlight_erasure using (true);

grant usage on schema app to leadlight_erasure;
grant execute on function app.current_workspace, app.pool_id to leadlight_erasure;
grant select on app.bulk_change_items, app.company_details, app.enrichment_run_rows, app.finds, app.import_invalid_values, app.import_refusals,
  app.import_work, app.merges, app.model_calls, app.profile_run_rows, app.provider_answers, app.provider_calls, app.question_answers,
  app.verification_run_rows, app.verifications to leadlight_erasure;
